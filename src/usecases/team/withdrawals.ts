import { canManageLeagues } from "#domain/account/policy.ts";
import type { Game } from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import type { TeamEntry, Withdrawal } from "#domain/team/team.ts";
import { fateOf } from "#domain/team/withdrawal.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { gamesHappened } from "../notice/game-happened.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { readSeasonGames } from "../season/season-games.ts";
import { toTables } from "../standings/view-standings.ts";
import { refreshTotals, withSumsMadeAgain } from "../stats/totals.ts";
import { seasonLeagueAt, teamMissing } from "./season-league-lookup.ts";
import type { TeamInLeague } from "./team-entries.ts";

/** The table as it is, and as it would be; the rows of a team whose games are annulled go. */
export type WithdrawalPreview = {
	before: StandingsRow[];
	after: StandingsRow[];
	/** Games that would be cancelled or forfeited. */
	comingGames: number;
};

/** What a withdrawal would do to everybody's record; nothing is changed. */
export async function previewWithdrawal(
	scope: Scope,
	{ date, games, ...place }: TeamInLeague & Pick<Withdrawal, "date" | "games">,
): Promise<WithdrawalPreview> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { entry, seasonLeague } = await playingTeam(scope, place);
	const withdrawal = { date, games, reason: "" };
	const changes = changesOf(await gamesOf(scope.store, seasonLeague, entry), entry, withdrawal);
	const changed = new Map(changes.map((change) => [change.game.id, change.fate]));
	const read = await readSeasonGames(scope, [seasonLeague]);
	const isOf = ({ homeEntryId, awayEntryId }: Game) =>
		homeEntryId === entry.id || awayEntryId === entry.id;
	const tried = {
		...read,
		entries: read.entries.map((it) => (it.id === entry.id ? { ...it, withdrawal } : it)),
		games: read.games.map((game) => ({
			...game,
			...changed.get(game.id),
			isAnnulled: game.isAnnulled || (games === "annulled" && isOf(game)),
		})),
	};
	const rowsOf = (made: typeof read) => toTables(made)[0]?.rows ?? [];
	return { before: rowsOf(read), after: rowsOf(tried), comingGames: changes.length };
}

/** Takes a team out in the middle of a season; what it was is kept, to be taken back. */
export async function recordWithdrawal(
	scope: Scope,
	{ date, games, reason, ...place }: TeamInLeague & Withdrawal,
): Promise<void> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	await withSumsMadeAgain(scope.store, async (store) => {
		const inside = { ...scope, store };
		const { entry, seasonLeague } = await playingTeam(inside, place);
		const withdrawal = { date, games, reason };
		const changes = changesOf(await gamesOf(store, seasonLeague, entry), entry, withdrawal);
		await write(inside, changes);
		const changed = changes.map(({ game: { id, status, forfeitedBy } }) => ({
			id,
			status,
			forfeitedBy,
		}));
		await store.teams.setWithdrawal(entry.id, { ...withdrawal, changed });
		await refresh(store, seasonLeague, games, changes);
		await gamesHappened(
			inside,
			changes.map(({ game }) => game),
			reason,
		);
		await recordChange(scope, store, {
			action: "entry.withdraw",
			id: entry.id,
			before: { name: entry.team.name },
			after: { name: entry.team.name, date, games, reason, comingGames: changed.length },
		});
	});
}

/** As if it had never left: games that nobody changed since are what they were. */
export async function takeBackWithdrawal(scope: Scope, place: TeamInLeague): Promise<void> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	await withSumsMadeAgain(scope.store, async (store) => {
		const inside = { ...scope, store };
		const { entry, seasonLeague } = await teamAt(inside, place);
		const kept = await store.teams.withdrawalOf(entry.id);
		if (kept === null) throw new Refusal("conflict", "This team has not withdrawn.");
		const before = new Map(kept.changed.map((game) => [game.id, game]));
		const changes = (await gamesOf(store, seasonLeague, entry)).flatMap((game): Change[] => {
			const was = before.get(game.id);
			const isAsLeft = game.status === (kept.games === "forfeited" ? "forfeit" : "cancelled");
			if (was === undefined || !isAsLeft) return [];
			const { status, forfeitedBy } = was;
			return [{ game, fate: { status, forfeitedBy } }];
		});
		await write(inside, changes);
		await store.teams.setWithdrawal(entry.id, null);
		await inheritFates(inside, entry, changes);
		await refresh(store, seasonLeague, kept.games, changes);
		await gamesHappened(
			inside,
			changes.map(({ game }) => game),
		);
		const { date, games, reason } = kept;
		await recordChange(scope, store, {
			action: "entry.readmit",
			id: entry.id,
			before: { name: entry.team.name, date, games, reason },
			after: { name: entry.team.name },
		});
	});
}

/** A game that comes back against a team that withdrew as well becomes what it has with that one. */
async function inheritFates(scope: Scope, entry: TeamEntry, changes: Change[]): Promise<void> {
	const { store } = scope;
	for (const { game, fate } of changes) {
		const otherId = game.homeEntryId === entry.id ? game.awayEntryId : game.homeEntryId;
		const other = await store.teams.withdrawalOf(otherId);
		const next = other && fateOf({ ...game, ...fate }, otherId, other);
		if (other === null || next === null) continue;
		await write(scope, [{ game: { ...game, ...fate }, fate: next }]);
		const changed = [...other.changed, { id: game.id, ...fate }];
		await store.teams.setWithdrawal(otherId, { ...other, changed });
	}
}

type Change = { game: KnownGame; fate: Pick<Game, "status" | "forfeitedBy"> };

function changesOf(
	games: readonly KnownGame[],
	{ id }: TeamEntry,
	withdrawal: Withdrawal,
): Change[] {
	return games.flatMap((game) => {
		const fate = fateOf(game, id, withdrawal);
		return fate === null ? [] : [{ game, fate }];
	});
}

async function write({ store, now }: Scope, changes: readonly Change[]): Promise<void> {
	for (const { game, fate } of changes) {
		await store.games.saveDetails(game.id, { ...game, ...fate }, now.toISOString());
	}
}

/** What players did in games that are annulled counts no more; what is only to come moves wins alone. */
async function refresh(
	store: Store,
	{ seasonId }: SeasonLeague,
	games: Withdrawal["games"],
	changes: readonly Change[],
): Promise<void> {
	if (games === "annulled") return store.seasons.setTotalsOld([seasonId]);
	const isDecidedAnew = changes.length > 0;
	await refreshTotals(store, { seasonId, playerIds: [], isDecidedAnew });
}

/** Of the regular season; a draft is planned anew without the team. */
async function gamesOf(store: Store, { id }: SeasonLeague, entry: TeamEntry): Promise<KnownGame[]> {
	const games = await store.games.listWithTeams({ seasonLeagueId: id, teamId: entry.id });
	return games.filter(({ isDraft, stageId }) => !isDraft && stageId === null);
}

async function teamAt(scope: Scope, { teamId, ...place }: TeamInLeague) {
	const seasonLeague = await seasonLeagueAt(scope, place);
	const entries = await scope.store.teams.listEntries([seasonLeague.id]);
	const entry = entries.find((it) => it.id === teamId || it.team.id === teamId);
	return { seasonLeague, entry: found(entry, teamMissing) };
}

async function playingTeam(scope: Scope, place: TeamInLeague) {
	const at = await teamAt(scope, place);
	if (at.entry.withdrawal === undefined) return at;
	throw new Refusal("conflict", "This team has withdrawn already.");
}
