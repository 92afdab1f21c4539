import { canManageLeagues } from "#domain/account/policy.ts";
import { isOff } from "#domain/evening/evening.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import type { OpenPlace } from "#domain/official/assign.ts";
import {
	type Assignment,
	fitsEvening,
	type GameToOfficiate,
	mayOfficiate,
	type Official,
	type OfficialJob,
} from "#domain/official/official.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { addDays } from "#domain/time/calendar.ts";
import { venueAt } from "#domain/venue/venue.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { missing } from "./officials.ts";

export type Days = { from: string; to: string };

/** The games of some days with who officiates at them. */
export type OfficiatedGames = {
	games: OfficiatedGame[];
	/** What nobody takes, where games were filled just now. */
	open: OpenPlace[];
};

export type OfficiatedGame = {
	game: KnownGame;
	officials: (Assignment & {
		name: string;
		/** What stands against it, though it was set by hand. */
		against: "rule" | "evening" | null;
	})[];
};

export async function viewOfficiated(scope: Scope, days: Days): Promise<OfficiatedGames> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return { games: await officiated(scope.store, days), open: [] };
}

/**
 * Fills the places of some days that are free, everybody about equally; what stands stays, also what was set while it
 * was worked out.
 */
export async function fillOfficials(
	scope: WorkScope,
	{ needs, ...days }: Days & { needs: Record<OfficialJob, number> },
): Promise<OfficiatedGames> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const assigned = await scope.planner.assign({ ...(await toAssign(scope.store, days)), needs });
	if (assigned === null) {
		throw invalid("to", "These are too many games to be filled at once. Please choose fewer days.");
	}
	const { added, open } = assigned;
	return scope.store.transaction(async (store) => {
		const touched = [...new Set(added.map(({ gameId }) => gameId))];
		const [standing, officials, games] = await Promise.all([
			store.gameOfficials.listOfGames(touched),
			store.officials.list(),
			store.games.findMany(touched),
		]);
		const isHere = new Set(officials.map(({ id }) => id));
		const isThere = new Set(games.map(({ id }) => id));
		const stands = new Set(standing.map(keyOf));
		const fresh = added.filter(
			(one) => isHere.has(one.officialId) && isThere.has(one.gameId) && !stands.has(keyOf(one)),
		);
		await store.gameOfficials.replace(touched, [...standing, ...fresh]);
		await recordChange(scope, store, {
			action: "official.assign",
			id: null,
			after: { ...days, needs, added: fresh.length, open: open.length },
		});
		return { games: await officiated(store, days), open };
	});
}

/** Whoever has other games in these weeks should not get the most of these days. */
const weeksAround = 4;

async function toAssign(store: Store, days: Days) {
	const [{ games, officials, standing }, around, toGame] = await Promise.all([
		read(store, days),
		store.games.listBetween({
			from: addDays(days.from, -7 * weeksAround),
			to: addDays(days.to, 7 * weeksAround),
		}),
		asOfficiated(store),
	]);
	const known = new Set(games.map(({ id }) => id));
	const others = around.filter(({ id }) => !known.has(id)).flatMap(toGame);
	const elsewhere = await store.gameOfficials.listOfGames(others.map(({ id }) => id));
	return {
		games: games.flatMap(toGame),
		officials,
		standing: [...standing, ...elsewhere],
		others,
	};
}

export type OfficialsOfGame = {
	id: number;
	officials: readonly { officialId: number; job: OfficialJob }[];
};

/** Says by hand who officiates at a game; nothing is forbidden, what stands against it is told. */
export async function setOfficials(
	scope: Scope,
	{ id, officials }: OfficialsOfGame,
): Promise<OfficiatedGames> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const game = found(await store.games.find(id), "Game not found.");
		const known = new Set((await store.officials.list()).map((one) => one.id));
		const before = await store.gameOfficials.listOfGames([id]);
		const ids = officials.map(({ officialId }) => officialId);
		for (const officialId of ids) found(known.has(officialId) || null, missing);
		if (new Set(ids).size < ids.length) {
			throw invalid("officials", "Somebody can be at a game once.");
		}
		const after = officials.map(({ officialId, job }): Assignment => {
			const same = before.find((one) => one.officialId === officialId && one.job === job);
			return same ?? { gameId: id, officialId, job, state: "asked" };
		});
		await store.gameOfficials.replace([id], after);
		await recordChange(scope, store, { action: "game.officials", id, before, after });
		const date = game.date ?? "";
		if (date === "") return { games: [], open: [] };
		return { games: await officiated(store, { from: date, to: date }), open: [] };
	});
}

function keyOf({ gameId, officialId }: Assignment): string {
	return `${gameId} ${officialId}`;
}

async function officiated(store: Store, days: Days): Promise<OfficiatedGame[]> {
	const { games, officials, standing } = await read(store, days);
	const toGame = await asOfficiated(store);
	const seen = new Map(games.flatMap(toGame).map((game) => [game.id, game]));
	const byId = new Map(officials.map((one) => [one.id, one]));
	const byGame = Map.groupBy(standing, ({ gameId }) => gameId);
	const evenings = Map.groupBy(
		standing.filter(({ state }) => state !== "refused"),
		({ officialId, gameId }) => `${officialId} ${seen.get(gameId)?.date}`,
	);
	const against = (official: Official, { gameId, job, state }: Assignment) => {
		const game = seen.get(gameId);
		if (game === undefined || state === "refused") return null;
		if (!mayOfficiate(official, job, game)) return "rule";
		const others = (evenings.get(`${official.id} ${game.date}`) ?? [])
			.filter((other) => other.gameId !== gameId)
			.flatMap((other) => seen.get(other.gameId) ?? []);
		return fitsEvening(official, game, others) ? null : "evening";
	};
	return games.map((game) => ({
		game,
		officials: (byGame.get(game.id) ?? []).flatMap((it) => {
			const official = byId.get(it.officialId);
			if (official === undefined) return [];
			return [{ ...it, name: official.name, against: against(official, it) }];
		}),
	}));
}

async function read(store: Store, { from, to }: Days) {
	const [all, officials] = await Promise.all([
		store.games.listBetween({ from, to }),
		store.officials.list(),
	]);
	const games = all
		.filter(({ status }) => !isOff(status) && status !== "forfeit")
		.toSorted(byDateAndTime);
	const standing = await store.gameOfficials.listOfGames(games.map(({ id }) => id));
	return { games, officials, standing };
}

/** Games with a time, as officials see them. */
async function asOfficiated(store: Store): Promise<(game: KnownGame) => GameToOfficiate[]> {
	const [venues, schedules] = await Promise.all([store.venues.list(), store.schedules.list({})]);
	const rulesOf = new Map(schedules.map(({ id, rules }) => [id, rules]));
	return ({ id, date, time, location, scheduleId, league, home, away }) => {
		if (date === null || time === null) return [];
		const { gameMinutes: minutes } = rulesOf.get(scheduleId ?? 0) ?? plainRules;
		const hall = venueAt(venues, location)?.venue.id ?? location;
		const teamIds = [home.teamId, away.teamId] as const;
		return [{ id, date, time: time.slice(0, 5), minutes, leagueId: league.id, hall, teamIds }];
	};
}
