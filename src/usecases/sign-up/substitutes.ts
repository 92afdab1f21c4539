import type { GameWithTeams } from "#domain/game/game.ts";
import { mayMove } from "#domain/sign-up/captain-word.ts";
import { holding, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import type { Substitute } from "#domain/sign-up/substitute.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { nextGames } from "../season/next-and-latest.ts";
import { asHolder, mustBeCaptain, mustBeTheirs } from "./own-actions.ts";
import type { SigningScope } from "./sign-up.ts";

type ByLink = { link: string; gameId: number };

/** A captain asks somebody without a team to play one game; the person is written to (rule `substitutes-for-a-game`). */
export async function askSubstitute(
	scope: SigningScope,
	{ link, gameId, signUpId }: ByLink & { signUpId: number },
): Promise<void> {
	await asHolder(scope, link, async (store, team) => {
		mustBeCaptain(team);
		const game = await mustBeTheirs(store, team, gameId);
		if (!mayMove(game)) throw new Refusal("conflict", "This game is over.");
		const agent = found(await store.signUps.find(signUpId), "Free agent not found.");
		const isFree = agent.kind === "freeAgent" && holding.includes(agent.state);
		if (!isFree || agent.registrationId !== team.registrationId)
			throw new Refusal("missing", "Free agent not found.");
		const askedAt = scope.now.toISOString();
		await store.substitutes.insert({
			gameId,
			teamSignUpId: team.id,
			signUpId,
			answer: null,
			askedAt,
		});
		await store.signUps.setLetter(signUpId, "substitute", askedAt);
		return null;
	});
}

/** Whoever was asked says whether they play for a team; a yes to one is a no to the others of that game. */
export async function answerAsSubstitute(
	scope: SigningScope,
	{ link, gameId, teamSignUpId, isComing }: ByLink & { teamSignUpId: number; isComing: boolean },
): Promise<void> {
	await asHolder(scope, link, async (store, signUp) => {
		const asked = (await store.substitutes.listOf(signUp.id)).filter(
			(one) => one.gameId === gameId,
		);
		const isMeant = (one: Substitute) => one.teamSignUpId === teamSignUpId;
		found(asked.find(isMeant), "Game not found.");
		for (const one of asked.filter((other) => isComing || isMeant(other))) {
			const answer = isComing && isMeant(one) ? "yes" : "no";
			await store.substitutes.save({ ...one, answer });
		}
		return null;
	});
}

/** A game somebody was asked to help out in, and by which team. */
export type AskedGame = {
	game: GameWithTeams;
	team: { signUpId: number; name: string };
	answer: Substitute["answer"];
};

/** What somebody without a team was asked for, as far as it is still to be played. */
export async function gamesAskedFor(
	scope: Pick<Scope, "store" | "organization" | "now">,
	signUp: SignUp,
): Promise<AskedGame[]> {
	const { store } = scope;
	if (signUp.kind !== "freeAgent") return [];
	const asked = await store.substitutes.listOf(signUp.id);
	const [games, teams] = await Promise.all([
		store.games.findMany(asked.map(({ gameId }) => gameId)),
		store.signUps.findMany(asked.map(({ teamSignUpId }) => teamSignUpId)),
	]);
	const next = nextGames({ ...scope, viewer: { kind: "anonymous" } }, games, games.length);
	return next.flatMap((game) =>
		asked.flatMap(({ gameId, teamSignUpId, answer }) => {
			const team = teams.find(({ id }) => id === teamSignUpId);
			if (team === undefined || gameId !== game.id) return [];
			return [{ game, team: { signUpId: team.id, name: nameOf(team) }, answer }];
		}),
	);
}
