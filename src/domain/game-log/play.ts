import type { GamePeriod, Side } from "../game/game.ts";

/** What can be noted at the table, whatever the sport: a statistic, or points of a side alone; the rest is play. */
export const playKinds = [
	"stat",
	"points",
	"starts",
	"comesIn",
	"goesOut",
	"timeOut",
	"periodEnds",
] as const;
export type PlayKind = (typeof playKinds)[number];

/** One thing that happened in a game, as a phone at the table noted it. */
export type Play = {
	/** Made by the phone, so that what is sent twice counts once. */
	id: string;
	/** 1 as it was noted first; each correction, striking and taking back of that is one more. */
	version: number;
	isStruck: boolean;
	periodId: number;
	/** Where it stands in its period. Phones leave room between two, for what was forgotten. */
	place: number;
	/** Of play since the period began; null where nobody keeps the clock. */
	second: number | null;
	kind: PlayKind;
	/** Whose it is; nobody's is the end of a period. */
	side: Side | null;
	/** Who did it; nobody where only the team is noted. */
	playerId: number | null;
	/** Of a `stat`: which one. */
	statId: number | null;
	/** Of `points`: how many. */
	points: number | null;
};

/** What stands of one play, struck or not; undefined of one that was never noted. */
export function newestOf(plays: readonly Play[], id: string): Play | undefined {
	let newest: Play | undefined;
	for (const play of plays)
		if (play.id === id && (newest === undefined || isNewer(play, newest))) newest = play;
	return newest;
}

/** A period with its plays in their order. */
export type PlayedPeriod = { period: GamePeriod; plays: Play[] };

/**
 * What stands of a log that came in pieces, in whatever order and however often: of each play the newest version,
 * without those that were struck (rule `newest-version-stands`).
 */
export function standingPlays(sent: readonly Play[]): Play[] {
	const newest = new Map<string, Play>();
	for (const play of sent) {
		const known = newest.get(play.id);
		if (known === undefined || isNewer(play, known)) newest.set(play.id, play);
	}
	return [...newest.values()].filter(({ isStruck }) => !isStruck);
}

/**
 * Whether one version of a play stands over another. Two phones that changed the same version at once agree: the
 * striking stands, and of two corrections always the same one.
 */
export function isNewer(play: Play, known: Play): boolean {
	if (play.version !== known.version) return play.version > known.version;
	if (play.isStruck !== known.isStruck) return play.isStruck;
	return written(play) > written(known);
}

/** By their places, then by their ids, within one period. */
export function byPlace(a: Play, b: Play): number {
	return a.place - b.place || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function written(play: Play): string {
	const { periodId, place, second, kind, side, playerId, statId, points } = play;
	return JSON.stringify([periodId, place, second, kind, side, playerId, statId, points]);
}
