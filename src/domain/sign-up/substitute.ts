/** Somebody without a team whom a captain asks to play one game (rule `substitutes-for-a-game`). */
export type Substitute = {
	gameId: number;
	teamSignUpId: number;
	signUpId: number;
	/** Null until there is one. */
	answer: "yes" | "no" | null;
	askedAt: string;
};
