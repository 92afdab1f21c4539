import type { Game } from "../game/game.ts";
import { hasScore } from "../game/game.ts";

/** Another time for a game, that its result is right, or that it is wrong. */
export const captainWordKinds = ["time", "right", "wrong"] as const;

/** What the captain of the other team says of another time. */
export const otherCaptains = ["asked", "agrees", "refuses"] as const;

export const captainWordStates = ["open", "done", "refused"] as const;

/** What a captain says of a game of the own team (rule `captains-propose`). */
export type CaptainWord = {
	id: number;
	gameId: number;
	/** The sign-up of the captain's team. */
	teamSignUpId: number;
	kind: (typeof captainWordKinds)[number];
	/** Of another time: wall clock. */
	date: string | null;
	time: string | null;
	/** In the captain's words; may be empty. */
	note: string;
	/** Null where nobody can be asked: of a result, or the other team did not sign up here. */
	other: (typeof otherCaptains)[number] | null;
	state: (typeof captainWordStates)[number];
	/** Why the league refused it. */
	reason: string | null;
	saidAt: string;
};

export type NewCaptainWord = Omit<CaptainWord, "id">;

/** The most a captain writes beside it. */
export const longestNote = 200;

/** Another time can be proposed for a game that is still to be played. */
export function mayMove(game: Pick<Game, "status" | "score" | "isDraw">): boolean {
	return (game.status === "scheduled" || game.status === "postponed") && !hasScore(game);
}
