import type { Answered } from "#api/client.ts";

/** Who signed up by a registration, as the API tells. */
export type SignUps = Answered<"GET", "/registrations/:id/sign-ups">;
export type SignUp = SignUps["signUps"][number];
export type SignUpRegistration = SignUps["registration"];

/** Whether accepting needs an answer first: which league, or whether somebody is whom the organization knows. */
export function isAsked(
	signUp: SignUp,
	players: readonly SignUp[],
	{ leagues }: Pick<SignUpRegistration, "leagues">,
): boolean {
	const isPlaced = leagues.some(({ id }) => id === signUp.seasonLeagueId);
	const needsLeague = signUp.kind === "team" && signUp.entryId === null && !isPlaced;
	return needsLeague || toBeTold(signUp, players).length > 0;
}

/** Those who are called like somebody who is known. */
export function toBeTold(signUp: SignUp, players: readonly SignUp[]): SignUp[] {
	return [signUp, ...players].filter(
		({ likely, state }) => likely.length > 0 && state !== "refused" && state !== "withdrawn",
	);
}
