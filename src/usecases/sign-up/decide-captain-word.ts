import { canManageLeagues } from "#domain/account/policy.ts";
import type { GameWithTeams } from "#domain/game/game.ts";
import { type CaptainWord, mayMove } from "#domain/sign-up/captain-word.ts";
import { changeDetails } from "../game/game-details.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { noteChange } from "./captain-words.ts";

/** What a captain says, with the game and the name of the team. */
export type ShownCaptainWord = CaptainWord & { game: GameWithTeams; team: string };

/** What captains say and the league has to look at, the first one first. */
export async function listCaptainWords(scope: Scope): Promise<ShownCaptainWord[]> {
	const { viewer, organization, store } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const words = await store.captainWords.listOpen();
	const [games, teams] = await Promise.all([
		store.games.findMany(words.map(({ gameId }) => gameId)),
		store.signUps.findMany(words.map(({ teamSignUpId }) => teamSignUpId)),
	]);
	return words.flatMap((word) => {
		const game = games.find(({ id }) => id === word.gameId);
		const team = teams.find(({ id }) => id === word.teamSignUpId)?.teamName ?? "";
		return game === undefined ? [] : [{ ...word, game, team }];
	});
}

export type DecidedWord = { kind: CaptainWord["kind"]; isGranted: boolean };

/**
 * The league moves the game to the time that a captain asked for, which everybody concerned hears of, or refuses it with
 * a reason that the captain reads; or it has looked at a result that a captain finds wrong.
 */
export async function decideCaptainWord(
	scope: Scope,
	{ id, isGranted, reason }: { id: number; isGranted: boolean; reason: string | null },
): Promise<DecidedWord> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	await scope.store.transaction(async (store) => {
		const word = found(await store.captainWords.find(id), missing);
		if (word.state !== "open") throw new Refusal("conflict", "This was answered already.");
		if (!isGranted && reason === null)
			throw invalid("reason", "Please give a reason; the captain reads it.");
		const state = isGranted ? "done" : "refused";
		const after: CaptainWord = { ...word, state, reason: isGranted ? null : reason };
		await store.captainWords.settle(after);
		await noteChange(scope, store, word, after);
		if (word.kind !== "time") return;
		if (!isGranted) {
			await store.signUps.setLetter(word.teamSignUpId, "timeRefused", scope.now.toISOString());
			return;
		}
		const game = found(await store.games.find(word.gameId), missing);
		if (!mayMove(game)) throw new Refusal("conflict", "This game is not moved any more.");
		await changeDetails(
			{ ...scope, store },
			{ id: game.id, date: word.date, time: word.time, status: "scheduled" },
		);
	});
	const word = found(await scope.store.captainWords.find(id), missing);
	return { kind: word.kind, isGranted };
}

const missing = "This does not exist any more.";
