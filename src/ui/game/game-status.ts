import { type Game, type GameTeam, type GameWithTeams, shownStatus } from "#domain/game/game.ts";
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

/** The small print under a game: who forfeited, else the league and the place. */
export function noteUnder(game: GameWithTeams, isLeagueShown: boolean): string {
	const { detail } = statusLine(game);
	return detail ?? [isLeagueShown && game.league.name, game.location].filter(Boolean).join(" · ");
}

const calm = { detail: null, tone: "neutral", hasPoints: false } as const;
