import { canManageLeagues } from "#domain/account/policy.ts";
import { isOff } from "#domain/evening/evening.ts";
import { assignOfficials, type OpenPlace } from "#domain/official/assign.ts";
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
import type { Scope } from "../scope.ts";
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

/** Fills the places of some days that are free, everybody about equally; what stands stays. */
export async function fillOfficials(
	scope: Scope,
	{ needs, ...days }: Days & { needs: Record<OfficialJob, number> },
): Promise<OfficiatedGames> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const { games, officials, standing } = await read(store, days);
		// Whoever has other games that week should not get the most of this one.
		const around = await store.games.listBetween({
			from: addDays(days.from, -28),
			to: addDays(days.to, 28),
		});
		const toGame = await asOfficiated(store);
		const known = new Set(games.map(({ id }) => id));
		const others = around.filter(({ id }) => !known.has(id)).flatMap(toGame);
		const { added, open } = assignOfficials({
			games: games.flatMap(toGame),
			officials,
			needs,
			standing: [
				...standing,
				...(await store.gameOfficials.listOfGames(others.map(({ id }) => id))),
			],
			others,
		});
		const touched = [...new Set(added.map(({ gameId }) => gameId))];
		const kept = standing.filter(({ gameId }) => touched.includes(gameId));
		await store.gameOfficials.replace(touched, [...kept, ...added]);
		await recordChange(scope, store, {
			action: "official.assign",
			id: null,
			after: { ...days, needs, added: added.length, open: open.length },
		});
		return { games: await officiated(store, days), open };
	});
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

async function officiated(store: Store, days: Days): Promise<OfficiatedGame[]> {
	const { games, officials, standing } = await read(store, days);
	const toGame = await asOfficiated(store);
	const seen = new Map(games.flatMap(toGame).map((game) => [game.id, game]));
	const byId = new Map(officials.map((one) => [one.id, one]));
	return games.map((game) => ({
		game,
		officials: standing
			.filter(({ gameId }) => gameId === game.id)
			.flatMap((it) => {
				const official = byId.get(it.officialId);
				if (official === undefined) return [];
				const against = againstIt(official, it, { standing, seen });
				return [{ ...it, name: official.name, against }];
			}),
	}));
}

function againstIt(
	official: Official,
	{ gameId, job, state }: Assignment,
	{ standing, seen }: { standing: Assignment[]; seen: Map<number, GameToOfficiate> },
): OfficiatedGame["officials"][number]["against"] {
	const game = seen.get(gameId);
	if (game === undefined || state === "refused") return null;
	if (!mayOfficiate(official, job, game)) return "rule";
	const others = standing
		.filter((it) => it.officialId === official.id && it.gameId !== gameId)
		.filter((it) => it.state !== "refused")
		.flatMap((it) => seen.get(it.gameId) ?? []);
	return fitsEvening(official, game, others) ? null : "evening";
}

async function read(store: Store, { from, to }: Days) {
	const [all, officials] = await Promise.all([
		store.games.listBetween({ from, to }),
		store.officials.list(),
	]);
	const games = all.filter(({ status }) => !isOff(status) && status !== "forfeit");
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
