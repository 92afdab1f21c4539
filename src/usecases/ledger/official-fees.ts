import { canManageLeagues } from "#domain/account/policy.ts";
import { shownStatus } from "#domain/game/game.ts";
import { jobWords, noFeeRules } from "#domain/ledger/fee-rules.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { dayOf, keepEntries } from "./make-entries.ts";

export type EarnedFees = {
	currency: string;
	/** Fees that were entered, of how many officials, and what they come to. */
	entered: number;
	officials: number;
	amount: number;
};

/**
 * Enters what officials earned by the games of some days that were played, as their leagues pay by the job; what was
 * entered before is not entered again (rule `official-fees`).
 */
export async function enterOfficialFees(
	scope: Scope,
	{ from, to }: { from: string; to: string },
): Promise<EarnedFees> {
	const { viewer, organization } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	return scope.store.transaction(async (store) => {
		const games = (await store.games.listBetween({ from, to })).filter(
			(game) => shownStatus(game) === "completed",
		);
		const [assigned, officials, rules] = await Promise.all([
			store.gameOfficials.listOfGames(games.map(({ id }) => id)),
			store.officials.list(),
			store.feeRules.listByLeagues([...new Set(games.map(({ seasonLeagueId }) => seasonLeagueId))]),
		]);
		const gameOf = new Map(games.map((game) => [game.id, game]));
		const nameOf = new Map(officials.map(({ id, name }) => [id, name]));
		const earned = assigned.flatMap(({ gameId, officialId: id, job, state }) => {
			const game = gameOf.get(gameId);
			const name = nameOf.get(id);
			if (game === undefined || name === undefined || state === "refused") return [];
			const { officialFees } = rules.get(game.seasonLeagueId) ?? noFeeRules;
			const amount = officialFees[job];
			if (amount === 0) return [];
			const day = game.date ?? dayOf(scope);
			const word = jobWords[organization.language][job];
			return {
				of: { kind: "official", id, name } as const,
				source: `official ${gameId} ${id}`,
				entry: {
					debtor: { kind: "official", id } as const,
					kind: "fee" as const,
					amount,
					day,
					due: null,
					method: null,
					seasonId: game.seasonId,
					why: `${word}: ${game.away.name} – ${game.home.name}, ${day}`,
				},
			};
		});
		const known = await store.ledger.listBySources(earned.map(({ source }) => source));
		const before = new Set(known.map(({ source }) => source));
		const fresh = earned.filter(({ source }) => !before.has(source));
		await keepEntries(scope, store, fresh);
		return {
			currency: organization.currency,
			entered: fresh.length,
			officials: new Set(fresh.map(({ of }) => of.id)).size,
			amount: fresh.reduce((sum, { entry }) => sum + entry.amount, 0),
		};
	});
}
