import { canManageLeagues } from "#domain/account/policy.ts";
import { nameOfViewer } from "#domain/account/user.ts";
import { say } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { Pass, PassJob } from "#domain/pass/pass.ts";
import { passWindow } from "#domain/pass/pass-window.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import { recordChange, recordChanges } from "../audit/audit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { listSeasons } from "../season/seasons.ts";
import { makeSecret } from "../token/secret.ts";

/** A pass, and from when until when it opens its game. */
export type OpenPass = Pass & { from: string; until: string };

/** Those of one game; without a date none of them opens anything. */
export async function listPasses(scope: Scope, { id }: { id: number }): Promise<OpenPass[]> {
	const { viewer, organization, store } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const game = found(await store.games.find(id), messages.games.notFound);
	return (await store.passes.listOfGame(id)).flatMap((pass) => {
		const window = passWindow(game, pass.job, organization.timeZone);
		if (window === null) return [];
		return [{ ...pass, from: window.from.toISOString(), until: window.until.toISOString() }];
	});
}

export type WantedPasses = { gameIds: readonly number[]; job: PassJob };

/** What a pass opens with stands in this answer and nowhere else. */
export type MadePass = {
	id: number;
	gameId: number;
	job: PassJob;
	secret: string;
	from: string;
	until: string;
};

/**
 * Makes a pass to each of these games, all or none; one that was made before for the same job opens nothing any more
 * (rule `pass-is-one-game`).
 */
export async function makePasses(
	scope: Scope,
	{ gameIds, job }: WantedPasses,
): Promise<MadePass[]> {
	const { viewer, organization, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	return scope.store.transaction(async (store) => {
		const wanted = [...new Set(gameIds)];
		const games = new Map((await store.games.findMany(wanted)).map((game) => [game.id, game]));
		const shown = new Set(
			(await listSeasons({ ...scope, store })).filter((it) => it.isVisible).map(({ id }) => id),
		);
		const made = wanted.map((gameId) => {
			const game = found(games.get(gameId), messages.games.notFound);
			return {
				gameId,
				...sidesOf(game),
				...hoursOf(game, job, shown, organization.timeZone),
				...makeSecret("fp"),
			};
		});
		const ids = await store.passes.replace(
			made.map(({ gameId, hash }) => ({
				gameId,
				job,
				hash,
				createdBy: nameOfViewer(viewer),
				createdAt: now.toISOString(),
			})),
		);
		await recordChanges(
			scope,
			store,
			made.map(({ gameId, home, away }, index) => ({
				action: "pass.add",
				id: ids[index] ?? null,
				after: { home, away, gameId, job },
			})),
		);
		return made.map(({ gameId, secret, from, until }, index) => {
			return { id: ids[index] ?? 0, gameId, job, secret, from, until };
		});
	});
}

/** By which the trail says whose table it was. */
function sidesOf({ home, away }: KnownGame) {
	return { home: { name: home.name }, away: { name: away.name } };
}

/** A guest sees what visitors see, and comes in the hours around the game. */
function hoursOf(game: KnownGame, job: PassJob, shownSeasons: ReadonlySet<number>, zone: string) {
	const what = say`${game.away.name} at ${game.home.name}`;
	if (game.isDraft || !shownSeasons.has(game.seasonId)) {
		throw new Refusal("conflict", say`${what}: visitors do not see this game yet.`);
	}
	const window = passWindow(game, job, zone);
	if (window === null) {
		throw new Refusal("conflict", say`${what}: this game needs a date before it has a link.`);
	}
	return { from: window.from.toISOString(), until: window.until.toISOString() };
}

/** Ends a pass at once. */
export async function endPass(scope: Scope, { id }: { id: number }): Promise<void> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	await scope.store.transaction(async (store) => {
		const { gameId, job } = found(await store.passes.find(id), "Link not found.");
		const game = found(await store.games.find(gameId), messages.games.notFound);
		await store.passes.remove(id);
		await recordChange(scope, store, {
			action: "pass.delete",
			id,
			before: { ...sidesOf(game), gameId, job },
		});
	});
}
