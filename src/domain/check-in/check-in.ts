import type { Side } from "../game/game.ts";

/** What is noted of a player in a game beside his numbers. */
export type CheckedIn = {
	playerId: number;
	side: Side;
	/** Null where nobody has said. */
	isHere: boolean | null;
	isStarter: boolean;
	/** On his shirt that day, where it is another than on the roster. */
	number: string | null;
	/** He plays this one game, and is on no roster for it. */
	isGuest: boolean;
	/** He was the player of the game. */
	isStar: boolean;
};

/** Why somebody may not play. It is said, and forbids nothing: the league decides. */
export type Hindrance =
	| { is: "suspended"; left: number }
	| { is: "notRegistered" }
	| { is: "tooFewGames"; games: number; needed: number }
	| { is: "feeDue" };

/** Longer is no number of a shirt. */
export const longestNumber = 4;

/** Far more than come to a game. */
export const mostPlayers = 200;

const plain = { isHere: null, isStarter: false, number: null, isGuest: false, isStar: false };

/**
 * What is noted after somebody checked players in: of each that was sent what was sent, of all others what was before.
 * Who starts is here.
 */
export function withCheckedIn(
	known: readonly CheckedIn[],
	sent: readonly Pick<CheckedIn, "playerId" | "side" | "isHere" | "isStarter" | "number">[],
): CheckedIn[] {
	const all = new Map(known.map((it) => [it.playerId, it]));
	for (const it of sent) {
		const before = all.get(it.playerId) ?? { ...plain, playerId: it.playerId, side: it.side };
		all.set(it.playerId, { ...before, ...it, isHere: it.isStarter ? true : it.isHere });
	}
	return [...all.values()].filter(isWorthNoting);
}

/** The player of the game; null for nobody. */
export function withStar(
	known: readonly CheckedIn[],
	star: Pick<CheckedIn, "playerId" | "side"> | null,
): CheckedIn[] {
	const others = known.map((it) => ({ ...it, isStar: it.playerId === star?.playerId }));
	const isNew = star !== null && !others.some(({ isStar }) => isStar);
	const all = isNew ? [...others, { ...plain, ...star, isStar: true }] : others;
	return all.filter(isWorthNoting);
}

function isWorthNoting({ isHere, isStarter, number, isGuest, isStar }: CheckedIn): boolean {
	return isHere !== null || isStarter || number !== null || isGuest || isStar;
}
