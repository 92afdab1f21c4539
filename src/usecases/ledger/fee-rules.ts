import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import { balanceOf } from "#domain/ledger/balance.ts";
import { type FeeRules, isBarred, weekOfPlay } from "#domain/ledger/fee-rules.ts";
import type { Debtor } from "#domain/ledger/ledger.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type InLeague, seasonLeagueAt } from "../team/season-league-lookup.ts";
import { type Given, withGiven } from "../with-given.ts";
import { keyOf } from "./debtors.ts";

type CountedRules = FeeRules & { currency: string };

export async function viewFeeRules(scope: Scope, place: InLeague): Promise<CountedRules> {
	const { viewer, organization, store } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const { id } = await seasonLeagueAt(scope, place);
	return { ...(await store.feeRules.find(id)), currency: organization.currency };
}

export type FeeRulesAsked = InLeague &
	Omit<FeeRules, "officialFees"> & { officialFees: Given<FeeRules["officialFees"]> };

/** From now on; fines that were charged stay as they were. */
export async function changeFeeRules(
	scope: Scope,
	{ seasonId, leagueId, officialFees, ...given }: FeeRulesAsked,
): Promise<CountedRules> {
	const { viewer, organization } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	return scope.store.transaction(async (store) => {
		const { id, league } = await seasonLeagueAt({ ...scope, store }, { seasonId, leagueId });
		const before = await store.feeRules.find(id);
		const rules = { ...given, officialFees: withGiven(before.officialFees, officialFees) };
		await store.feeRules.save(id, rules);
		await recordChange(scope, store, {
			action: "fees.change",
			id: leagueId,
			before: { name: league.name, ...before },
			after: { name: league.name, ...rules },
		});
		return { ...rules, currency: organization.currency };
	});
}

/** A team of a game that owes what is due, and whether it plays nevertheless. */
export type OwingTeam = {
	teamId: number;
	name: string;
	due: number;
	since: string;
	isBarred: boolean;
};

/** Who of the two teams of a game owes what is due, as of now (rule `no-play-without-fee`). */
export async function viewFeesOfGame(
	scope: Scope,
	{ id }: { id: number },
): Promise<{ currency: string; teams: OwingTeam[] }> {
	const { viewer, organization, store, now } = scope;
	authorize(canManageLeagues(viewer, organization.id));
	const game = found(await store.games.find(id), "Game not found.");
	const { rules, week } = await rulesOfGame(scope, game);
	const teams: OwingTeam[] = [];
	for (const { teamId, name } of [game.away, game.home]) {
		const entries = await store.ledger.list({ debtor: { kind: "team", id: teamId } });
		const { due, since } = balanceOf(entries, today(now, organization.timeZone));
		if (since === null) continue;
		teams.push({ teamId, name, due, since, isBarred: isBarred(rules, due, week) });
	}
	return { currency: organization.currency, teams };
}

/** Who does not play in a game before paying, as of now (rule `no-play-without-fee`). */
export async function barredIn(scope: Scope, game: KnownGame): Promise<(of: Debtor) => boolean> {
	const { organization, store, now } = scope;
	const { rules, week } = await rulesOfGame(scope, game);
	if (rules.barredFrom === null) return () => false;
	const entries = Map.groupBy(await store.ledger.list({}), ({ debtor }) => keyOf(debtor));
	const day = today(now, organization.timeZone);
	return (debtor) => isBarred(rules, balanceOf(entries.get(keyOf(debtor)) ?? [], day).due, week);
}

async function rulesOfGame(scope: Scope, { seasonLeagueId, date }: KnownGame) {
	const rules = await scope.store.feeRules.find(seasonLeagueId);
	const first = rules.barredFrom === null ? null : await firstDayOf(scope, seasonLeagueId);
	return { rules, week: date === null || first === null ? 0 : weekOfPlay(date, first) };
}

async function firstDayOf({ store }: Scope, seasonLeagueId: number): Promise<string | null> {
	const games = await store.games.listByLeagues([seasonLeagueId]);
	const [first = null] = games.flatMap(({ date }) => date ?? []).sort();
	return first;
}
