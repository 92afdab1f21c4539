import { byDateAndTime, type GameWithTeams } from "#domain/game/game.ts";
import type { AssignmentState, Official, OfficialJob } from "#domain/official/official.ts";
import type { SignUpLinks } from "#domain/sign-up/sign-up-link.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { noLink } from "../sign-up/links.ts";

type Given = Scope & { signUpLinks: SignUpLinks };

/** What an official sees who has the link of the own page: the games from today on. */
export type OwnGames = {
	official: Official;
	games: { game: GameWithTeams; job: OfficialJob; state: AssignmentState }[];
};

export async function viewOwnGames(scope: Given, { link }: { link: string }): Promise<OwnGames> {
	const { store, organization, now } = scope;
	const official = await behind(scope, store, link);
	const assigned = await store.gameOfficials.listOfOfficial(official.id);
	const games = await store.games.findMany(assigned.map(({ gameId }) => gameId));
	const first = today(now, organization.timeZone);
	return {
		official,
		games: games
			.toSorted(byDateAndTime)
			.filter(({ date }) => date !== null && date >= first)
			.flatMap((game) => {
				const own = assigned.find(({ gameId }) => gameId === game.id);
				return own === undefined ? [] : [{ game, job: own.job, state: own.state }];
			}),
	};
}

/** Accepts or refuses a game, which can be said otherwise until its day. */
export async function answerOwnGame(
	scope: Given,
	{ link, gameId, isComing }: { link: string; gameId: number; isComing: boolean },
): Promise<void> {
	await scope.store.transaction(async (store) => {
		const official = await behind(scope, store, link);
		const all = await store.gameOfficials.listOfGames([gameId]);
		const before = found(
			all.find(({ officialId }) => officialId === official.id),
			noLink,
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

async function behind({ signUpLinks }: Given, store: Store, text: string): Promise<Official> {
	const link = found(signUpLinks.behind(text), noLink);
	if (link.of !== "official") throw new Refusal("missing", noLink);
	const official = found(await store.officials.find(link.id), noLink);
	return found(official.linkRound === link.round ? official : null, noLink);
}
