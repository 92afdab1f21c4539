import { countsNumbers } from "#domain/game/counting.ts";
import {
	type Game,
	type GameTeam,
	type GameWithTeams,
	hasScore,
	type Score,
	type Side,
	shownStatus,
} from "#domain/game/game.ts";
import { outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import { formatGameTime } from "#domain/time/format.ts";

type StatusGame = Pick<Game, "status" | "score" | "forfeitedBy" | "time"> & {
	home: Pick<GameTeam, "name">;
	away: Pick<GameTeam, "name">;
};

export type StatusLine = {
	/** "Final", "7:00 PM", "Postponed". */
	text: string;
	/** Who forfeited, where that is the news. */
	detail: string | null;
	tone: "neutral" | "live" | "notice";
	/** Do points say something? A postponed or scheduled game shows none. */
	hasPoints: boolean;
};

/** What is said about a game beside its teams (rule `status-as-stored`). */
export function statusLine(game: StatusGame): StatusLine {
	switch (shownStatus(game)) {
		case "scheduled":
			return { ...calm, text: formatGameTime(game.time) ?? "Time to be set" };
		case "in_progress":
			return { ...calm, text: "Live", tone: "live", hasPoints: game.score !== null };
		case "completed":
			return { ...calm, text: "Final", hasPoints: true };
		case "postponed":
			return { ...calm, text: "Postponed", tone: "notice" };
		case "cancelled":
			return { ...calm, text: "Cancelled", tone: "notice" };
		case "forfeit": {
			const side = game.forfeitedBy ?? "home";
			const hasPoints = game.score !== null && game.score.home !== game.score.away;
			return { ...calm, text: "Forfeit", detail: `${game[side].name} forfeited`, hasPoints };
		}
	}
}

/** "W 82-75" from one side's view; null for a game that is not decided, or not counted. */
export function resultFor(
	game: Pick<Game, "status" | "score" | "forfeitedBy">,
	side: Side,
): string | null {
	const outcome = outcomeFor(side, game);
	if (outcome === null) {
		return countsNumbers(game) && game.score !== null ? scoreFor(game.score, side) : null;
	}
	const letter = outcome === "win" ? "W" : "L";
	if (game.score === null || !hasScore(game)) return letter;
	return `${letter} ${scoreFor(game.score, side)}`;
}

function scoreFor(score: Score, side: Side): string {
	return side === "home" ? `${score.home}-${score.away}` : `${score.away}-${score.home}`;
}

/** The small print under a game: who forfeited, else the league and the place. */
export function noteUnder(game: GameWithTeams, isLeagueShown: boolean): string {
	const { detail } = statusLine(game);
	return detail ?? [isLeagueShown && game.league.name, game.location].filter(Boolean).join(" · ");
}

const calm = { detail: null, tone: "neutral", hasPoints: false } as const;
