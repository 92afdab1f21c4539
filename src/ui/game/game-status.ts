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
import { forfeiters, isForfeitOfBoth, outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import { formatGameTime } from "#domain/time/format.ts";
import type { Words } from "#words/words.ts";
import { placeName } from "../sport/stored-words.ts";

type StatusGame = Pick<
	Game,
	"status" | "score" | "forfeitedBy" | "time" | "isDraw" | "isAnnulled"
> & {
	home: Pick<GameTeam, "name" | "withdrawal">;
	away: Pick<GameTeam, "name" | "withdrawal">;
};

export type StatusLine = {
	/** "Final", "7:00 PM", "Postponed". */
	text: string;
	/** Who forfeited or withdrew, where that is the news. */
	detail: string | null;
	tone: "neutral" | "live" | "notice";
	/** Do points say something? A postponed or scheduled game shows none. */
	hasPoints: boolean;
};

/** What is said about a game beside its teams (rule `status-as-stored`). */
export function statusLine(game: StatusGame, words: Words): StatusLine {
	const status = shownStatus(game);
	if (game.isAnnulled && status !== "scheduled") {
		const hasPoints = game.score !== null && status !== "cancelled";
		const text = status === "cancelled" ? words.game.status[status] : words.game.annulled;
		return { ...calm, text, detail: withdrawalSaid(game, words), tone: "notice", hasPoints };
	}
	switch (status) {
		case "scheduled":
			return comingStatus(game, words);
		case "in_progress":
			return {
				...calm,
				text: words.game.status[status],
				tone: "live",
				hasPoints: game.score !== null,
			};
		case "completed":
			return { ...calm, text: words.game.status[status], hasPoints: true };
		case "postponed":
			return { ...calm, text: words.game.status[status], tone: "notice" };
		case "cancelled": {
			const detail = withdrawalSaid(game, words);
			return { ...calm, text: words.game.status[status], detail, tone: "notice" };
		}
		case "forfeit": {
			const hasPoints = game.score !== null && game.score.home !== game.score.away;
			const detail = forfeitSaid(game, words);
			return { ...calm, text: words.game.status[status], detail, hasPoints };
		}
	}
}

/** When it begins, of a game that nobody has played. */
export function comingStatus({ time }: Pick<Game, "time">, words: Words): StatusLine {
	return { ...calm, text: formatGameTime(time, words) ?? words.game.timeToBeSet };
}

/** "Hawks withdrew": why a game is off, where that is why. */
export function withdrawalSaid(
	{ home, away }: Pick<StatusGame, "home" | "away">,
	words: Words,
): string | null {
	const team = [home, away].find(({ withdrawal }) => withdrawal !== undefined);
	return team === undefined ? null : words.game.withdrew({ team: team.name });
}

/** "Hawks forfeited", or that both did. */
export function forfeitSaid(
	game: Pick<StatusGame, "status" | "forfeitedBy" | "home" | "away">,
	words: Words,
): string {
	if (isForfeitOfBoth(game)) return words.game.forfeitedByBoth;
	const [side = "home"] = forfeiters(game);
	return words.game.forfeited({ team: game[side].name });
}

/** "W 82-75" from one side's view; null for a game that is not decided, or not counted. */
export function resultFor(
	game: Pick<Game, "status" | "score" | "forfeitedBy" | "isDraw" | "isAnnulled">,
	side: Side,
	words: Words,
): string | null {
	const outcome = outcomeFor(side, game);
	if (outcome === null) {
		return countsNumbers(game) && game.score !== null ? scoreFor(game.score, side) : null;
	}
	const letter = words.game.outcome[outcome];
	if (game.score === null || !hasScore(game)) return letter;
	return `${letter} ${scoreFor(game.score, side)}`;
}

function scoreFor(score: Score, side: Side): string {
	return side === "home" ? `${score.home}-${score.away}` : `${score.away}-${score.home}`;
}

/** The small print under a game: who forfeited, else the league and the place. */
export function noteUnder(game: GameWithTeams, isLeagueShown: boolean, words: Words): string {
	const { detail } = statusLine(game, words);
	return (
		detail ??
		[
			isLeagueShown && game.league.name,
			game.isIfNecessary && words.stage.ifNecessary,
			placeName(words, game.location),
		]
			.filter(Boolean)
			.join(" · ")
	);
}

const calm = { detail: null, tone: "neutral", hasPoints: false } as const;
