import { canManageLeagues } from "#domain/account/policy.ts";
import { nameOfViewer } from "#domain/account/user.ts";
import {
	type Decision,
	type DisciplineRule,
	gamesLeft,
	type Suspension,
} from "#domain/discipline/discipline.ts";
import { fullName } from "#domain/player/player.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { entryAt, type InLeague, seasonLeagueAt } from "../team/season-league-lookup.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { leagueSuspensions } from "./league-suspensions.ts";

type Named = { id: number; name: string };

/** A suspension as people read it. */
export type SuspensionView = {
	player: Named;
	/** By its entry. */
	team: Named;
	games: number;
	left: number;
	gameId: number | null;
	startsOn: string | null;
	because: Suspension["because"];
};

export type DisciplineView = {
	rules: DisciplineRule[];
	/** Those that rules can count: what is written down of players in this sport. */
	stats: Pick<StatDefinition, "id" | "name" | "abbreviation">[];
	/** Who still sits out games first, then by player. */
	suspensions: SuspensionView[];
	teams: (Named & { players: Named[] })[];
};

/** Rules and suspensions of a league in a season (rule `suspension-served-by-games`). */
export async function viewDiscipline(scope: Scope, place: InLeague): Promise<DisciplineView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { store } = scope;
	const { id, league } = await seasonLeagueAt(scope, place);
	const [{ rules, suspensions }, entries, players, stats] = await Promise.all([
		leagueSuspensions(store, id),
		store.teams.listEntries([id]),
		store.players.listByLeague(id),
		store.statDefinitions.list(league.sportId),
	]);
	const left = await store.players.findMany(suspensions.map(({ playerId }) => playerId));
	const names = new Map([...players, ...left].map((player) => [player.id, fullName(player)]));
	const teams = new Map(entries.map((entry) => [entry.id, entry.team.name]));
	const rosters = Map.groupBy(players, ({ entryId }) => entryId);
	return {
		rules,
		stats: stats
			.filter(({ formula }) => formula === null)
			.map(({ id, name, abbreviation }) => ({ id, name, abbreviation })),
		suspensions: suspensions
			.map((it) => ({
				player: { id: it.playerId, name: names.get(it.playerId) ?? "" },
				team: { id: it.entryId, name: teams.get(it.entryId) ?? "" },
				games: it.games,
				left: gamesLeft(it),
				gameId: it.gameId,
				startsOn: it.startsOn,
				because: it.because,
			}))
			.sort(
				(a, b) =>
					Number(a.left === 0) - Number(b.left === 0) || naturalOrder(a.player.name, b.player.name),
			),
		teams: entries
			.map((entry) => ({
				id: entry.id,
				name: entry.team.name,
				players: (rosters.get(entry.id) ?? [])
					.map((player) => ({ id: player.id, name: fullName(player) }))
					.sort((a, b) => naturalOrder(a.name, b.name)),
			}))
			.sort((a, b) => naturalOrder(a.name, b.name)),
	};
}

/** From now on, also for what was played before. */
export async function changeDisciplineRules(
	scope: Scope,
	{ rules, ...place }: InLeague & { rules: readonly DisciplineRule[] },
): Promise<DisciplineView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const { id, league } = await seasonLeagueAt(inside, place);
		const known = new Set((await store.statDefinitions.list(league.sportId)).map((it) => it.id));
		for (const [index, { statId }] of rules.entries()) {
			if (!known.has(statId)) throw invalid(`rules.${index}.statId`, "Statistic not found.");
		}
		const before = await store.suspensions.rulesOf(id);
		await store.suspensions.saveRules(id, rules);
		await recordChange(scope, store, {
			action: "discipline.change",
			id: place.leagueId,
			before: { name: league.name, rules: before },
			after: { name: league.name, rules },
		});
		return viewDiscipline(inside, place);
	});
}

type Decided = {
	games: number;
	/** After a game there is no need of it; else today where nothing is said. */
	startsOn?: string | undefined;
	note: string | null;
};

type NewSuspension = InLeague &
	Decided & { teamId: number; playerId: number; gameId?: number | undefined };

/** Decides about a player; about a game it stands in place of what the rules say of it. */
export async function suspendPlayer(scope: Scope, asked: NewSuspension): Promise<{ id: number }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const entry = await entryAt(inside, asked);
		const player = found(await store.players.find(asked.playerId), "Player not found.");
		const game = asked.gameId === undefined ? null : await store.games.find(asked.gameId);
		if (asked.gameId !== undefined) {
			const isOfTeam = game?.homeEntryId === entry.id || game?.awayEntryId === entry.id;
			found(isOfTeam ? game : null, "Game not found.");
		}
		const decision = {
			playerId: player.id,
			entryId: entry.id,
			gameId: asked.gameId ?? null,
			startsOn: asked.startsOn ?? game?.date ?? dayOf(scope),
			games: asked.games,
			note: asked.note,
			decidedBy: nameOfViewer(scope.viewer),
			decidedAt: scope.now.toISOString(),
		};
		const id = await store.suspensions.insert(decision);
		const after = { ...factsOf(decision), name: fullName(player) };
		await recordChange(scope, store, { action: "suspension.add", id, after });
		return { id };
	});
}

/** Says otherwise for how long, or from when. */
export async function changeSuspension(
	scope: Scope,
	{ id, ...asked }: { id: number } & Decided,
): Promise<{ id: number }> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const { decision, name } = await decisionAt(store, id);
		const { games, note, startsOn = decision.startsOn } = asked;
		const after = { ...decision, games, note, startsOn };
		await store.suspensions.save(after);
		await recordChange(scope, store, {
			action: "suspension.change",
			id,
			before: { ...factsOf(decision), name },
			after: { ...factsOf(after), name },
		});
		return { id };
	});
}

/** Takes a decision back; the rules count again where it stood in their place. */
export async function removeSuspension(
	scope: Scope,
	{ id }: { id: number },
): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const { decision, name } = await decisionAt(store, id);
		const thrown = { kind: "suspension", id, label: name, seasonIds: [] } as const;
		const moved = await moveToTrash(scope, store, thrown);
		await recordChange(scope, store, {
			action: "suspension.delete",
			id,
			before: { ...factsOf(decision), name },
		});
		return moved;
	});
}

async function decisionAt(store: Store, id: number) {
	const { seasonLeagueId: _, ...decision } = found(
		await store.suspensions.find(id),
		"Suspension not found.",
	);
	const player = found(await store.players.find(decision.playerId), "Player not found.");
	return { decision, name: fullName(player) };
}

/** The trail is kept for good, so what was written about a person stays out of it. */
function factsOf({ playerId, entryId, gameId, games, startsOn }: Omit<Decision, "id">) {
	return { playerId, entryId, gameId, games, startsOn };
}

function dayOf({ now, organization }: Scope): string {
	return today(now, organization.timeZone);
}
