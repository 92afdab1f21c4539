import type { Fee } from "../fee/fee.ts";
import type { Game } from "../game/game.ts";
import type { Language } from "../language/language.ts";
import type { OfficialJob } from "../official/official.ts";
import { daysBetween } from "../time/calendar.ts";

/** What a league in a season asks about money. */
export type FeeRules = {
	/** What a team pays for a game it gives up, in units; 0 for nothing. */
	forfeitFine: Fee["price"];
	/** The week of play from which on a team whose fee is due does not play: 1 is its first one; null where all play. */
	barredFrom: number | null;
	/** Whoever publishes its schedule is asked first while a team owes what is due. */
	isPaidFirst: boolean;
	/** What an official earns by a game, by the job. */
	officialFees: Record<OfficialJob, Fee["price"]>;
};

export const noFeeRules: FeeRules = {
	forfeitFine: 0,
	barredFrom: null,
	isPaidFirst: false,
	officialFees: { referee: 0, scorer: 0 },
};

export const mostWeeks = 60;

/** Which week of play a day is in, counted from the first game of the league in the season. */
export function weekOfPlay(day: string, firstGame: string): number {
	return Math.max(1, Math.floor(daysBetween(firstGame, day) / 7) + 1);
}

/** Whether a team that owes what is due does not play in a week (rule `no-play-without-fee`). */
export function isBarred(
	{ barredFrom }: Pick<FeeRules, "barredFrom">,
	due: number,
	week: number,
): boolean {
	return barredFrom !== null && due > 0 && week >= barredFrom;
}

/** The clubs that gave a game up. */
export function whoGaveUp(
	game: Pick<Game, "status" | "forfeitedBy"> & Record<"home" | "away", { teamId: number }>,
): number[] {
	if (game.status !== "forfeit" || game.forfeitedBy === null) return [];
	const { home, away } = game;
	if (game.forfeitedBy === "both") return [home.teamId, away.teamId];
	return [game[game.forfeitedBy].teamId];
}

/** What a fine is for, as it stands in the books; they are kept in the organization's language. */
export const fineWords: Record<Language, { fine: string; takenBack: string }> = {
	en: { fine: "Forfeit", takenBack: "The forfeit was taken back" },
	fr: { fine: "Forfait", takenBack: "Le forfait a été annulé" },
	es: { fine: "Por default", takenBack: "Se anuló el default" },
};

/** What an official's fee is for, in the same way. */
export const jobWords: Record<Language, Record<OfficialJob, string>> = {
	en: { referee: "Referee", scorer: "Scorer" },
	fr: { referee: "Arbitre", scorer: "Marqueur" },
	es: { referee: "Árbitro", scorer: "Anotador" },
};
