import { byDateAndTime } from "#domain/game/game.ts";
import { sumsOf } from "#domain/ledger/ledger.ts";
import type { AssignmentState, Official, OfficialJob } from "#domain/official/official.ts";
import type { PrivateLinks } from "#domain/private-link/private-link.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { behindLink } from "../private-link/behind-link.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";

export type OwnGamesScope = Scope & { privateLinks: PrivateLinks };

/** What an official sees who has the link of the own page: the games from a day on. */
export type OwnGames = {
	official: Official;
	games: { game: KnownGame; job: OfficialJob; state: AssignmentState }[];
};

/** The games from today on, and what was earned and is still to come where there are fees, in units. */
export type OwnPage = OwnGames & {
	fees: { currency: string; earned: number; toCome: number } | null;
};

export async function viewOwnPage(scope: OwnGamesScope, asked: { link: string }): Promise<OwnPage> {
	const { store, now, organization } = scope;
	const own = await listOwnGames(scope, asked, today(now, organization.timeZone));
	const entries = await store.ledger.list({ debtor: { kind: "official", id: own.official.id } });
	const { earned, paidOut } = sumsOf(entries);
	const { currency } = organization;
	const fees = entries.length === 0 ? null : { currency, earned, toCome: earned - paidOut };
	return { ...own, fees };
}

/** The official who has the link, with the games from a day on. */
export async function listOwnGames(
	scope: OwnGamesScope,
	{ link }: { link: string },
	first: string,
): Promise<OwnGames> {
	const { store } = scope;
	const official = await behind(scope, store, link);
	const assigned = await store.gameOfficials.listOfOfficial(official.id, first);
	const ofGame = new Map(assigned.map((one) => [one.gameId, one]));
	const games = await store.games.findMany([...ofGame.keys()]);
	return {
		official,
		games: games.toSorted(byDateAndTime).flatMap((game) => {
			const own = ofGame.get(game.id);
			return own === undefined ? [] : [{ game, job: own.job, state: own.state }];
		}),
	};
}

/** Accepts or refuses a game, which can be said otherwise until its day. */
export async function answerOwnGame(
	scope: OwnGamesScope,
	{ link, gameId, isComing }: { link: string; gameId: number; isComing: boolean },
): Promise<void> {
	await scope.store.transaction(async (store) => {
		const official = await behind(scope, store, link);
		const all = await store.gameOfficials.listOfGames([gameId]);
		const before = found(
			all.find(({ officialId }) => officialId === official.id),
			"This page does not exist.",
		);
		const after = { ...before, state: isComing ? ("accepted" as const) : ("refused" as const) };
		await store.gameOfficials.replace(
			[gameId],
			all.map((one) => (one === before ? after : one)),
		);
		const { name } = official;
		await recordChange(scope, store, {
			action: "game.official",
			id: gameId,
			before: { name, state: before.state },
			after: { name, state: after.state },
		});
	});
}

async function behind(
	{ privateLinks }: OwnGamesScope,
	store: Store,
	text: string,
): Promise<Official> {
	const { find } = store.officials;
	return (await behindLink(privateLinks, text, { kinds: ["official"], find })).thing;
}
