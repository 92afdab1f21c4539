import { usernameKey } from "#domain/account/username.ts";
import { defaultBookkeeping } from "#domain/bookkeeping/defaults.ts";
import type { League, SeasonLeague } from "#domain/league/league.ts";
import { type Organization, plainOrganization } from "#domain/organization/organization.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { Season } from "#domain/season/season.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { Database } from "#store/engine/database.ts";
import type { Account } from "#store/platform/accounts.ts";
import type { NewOrganization } from "#store/platform/organizations.ts";
import { platformStore } from "#store/platform/platform.ts";
import { type Store, storeFor } from "#store/store.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";
import { anEvenBoxScore } from "./even-box-score.ts";
import { type GameSpec, sidesOf, toGames } from "./game-specs.ts";
import { present } from "./present.ts";

export type LeagueSpec = {
	/** Another season and league of an organization that exists; else a new organization is made. */
	in?: Organization;
	organization?: Partial<NewOrganization> & { id?: number };
	season?: Partial<Omit<Season, "id">>;
	league?: string;
	/** Basketball unless another is named. */
	sport?: string;
	/** Teams with the full names of their players; teams named only in games have five made-up ones. */
	teams?: Record<string, readonly string[]>;
	games?: readonly GameSpec[];
	/** Gives every played game two box scores and quarters that add up. */
	hasBoxScores?: boolean;
};

/** What was made, by the names it was asked for. A name that is not there is an error. */
export type MadeLeague = {
	organization: Organization;
	store: Store;
	sport: Sport;
	season: Season;
	seasonLeague: SeasonLeague;
	/** In the order in which they were given. */
	gameIds: number[];
	gameId(index: number): number;
	teamId(name: string): number;
	entryId(name: string): number;
	playerId(fullName: string): number;
	statId(abbreviation: string): number;
	periodId(name: string): number;
};

/** An organization with one season of one league, from as much of a description as a test needs. */
export async function aLeague(database: Database, spec: LeagueSpec = {}): Promise<MadeLeague> {
	const sport = await aSport(database, spec.sport);
	const isNew = spec.in === undefined;
	const organization = spec.in ?? (await anOrganization(database, spec.organization));
	const store = storeFor(organization.id, database);
	return store.transaction(async (inside) => {
		if (isNew) await addBookkeeping(inside, sport);
		const season = await inside.seasons.insert(aSeason(spec.season ?? {}));
		const league = await aLeagueIdentity(inside, sport, spec.league ?? "Monday D1");
		const seasonLeague = await inside.leagues.addToSeason(league, season.id);
		const entries = await addEntries(inside, seasonLeague.id, teamNames(spec));
		const rosters = await addRosters(inside, entries, spec.teams ?? {});
		const games = toGames(spec.games ?? [], seasonLeague.id, entries);
		const gameIds = await inside.games.insertAll(games);
		const stats = await inside.statDefinitions.list(sport.id);
		const periods = await inside.periods.list(sport.id);
		const statId = oneOf(stats, (stat) => stat.abbreviation);
		const periodId = oneOf(periods, (period) => period.name);
		if (spec.hasBoxScores) {
			const played = games.map((game, index) => ({ ...game, id: gameIds[index] ?? 0 }));
			const boxScores = played.map((game) => anEvenBoxScore(game, rosters, { statId, periodId }));
			await inside.boxScores.replace(
				gameIds,
				boxScores.flatMap(({ lines }) => lines),
			);
			await inside.periods.saveScores(boxScores.flatMap(({ periodScores }) => periodScores));
		}
		await refreshTotals(inside, { seasonId: season.id, playerIds: "all", isDecidedAnew: true });
		return {
			organization,
			store,
			sport,
			season,
			seasonLeague,
			gameIds,
			gameId: (index) => present(gameIds[index], `game ${index}`),
			teamId: (name) => present(entries.get(name), name).team.id,
			entryId: (name) => present(entries.get(name), name).id,
			playerId: oneOf([...rosters.values()].flat(), fullName),
			statId,
			periodId,
		};
	});
}

let made = 0;

/** An organization without anything in it. Names are made up, one different from the next. */
export async function anOrganization(
	database: Database,
	given: Partial<NewOrganization> & { id?: number } = {},
): Promise<Organization> {
	made += 1;
	const sport = await aSport(database);
	return platformStore(database).organizations.insert({
		...plainOrganization,
		name: `Organization ${made}`,
		slug: `organization-${made}`,
		domain: null,
		sports: [sport],
		...given,
	});
}

/** Somebody of an organization, or of none; without a password unless a hash is given. */
export async function anAccount(
	database: Database,
	given: Partial<Omit<Account, "id">> = {},
): Promise<Account> {
	made += 1;
	const username = given.username ?? `user-${made}`;
	return platformStore(database).accounts.insert({
		organizationId: null,
		username,
		usernameKey: usernameKey(username),
		email: null,
		passwordHash: null,
		mustChangePassword: false,
		role: "staff",
		domain: null,
		slug: null,
		theme: "light",
		logoUrl: null,
		...given,
	});
}

/** A quarter of a year long unless it is said when it finishes. */
function aSeason(given: Partial<Omit<Season, "id">>): Omit<Season, "id"> {
	const startDate = given.startDate === undefined ? "2026-01-05" : given.startDate;
	return {
		name: "Spring 2026",
		startDate,
		finishDate: startDate && addDays(startDate, 90),
		isActive: true,
		isVisible: true,
		...given,
	};
}

async function aSport(database: Database, name = "Basketball"): Promise<Sport> {
	const { organizations } = platformStore(database);
	const sports = await organizations.listSports();
	return (
		sports.find((sport) => sport.name === name) ??
		(await organizations.insertSport({ name, type: name.toLowerCase() }))
	);
}

async function addBookkeeping(store: Store, sport: Sport): Promise<void> {
	const { stats, periods, attributes } = defaultBookkeeping(sport);
	await store.statDefinitions.insert(sport.id, stats);
	await store.periods.insert(sport.id, periods);
	await store.playerAttributes.insert(sport.id, attributes);
}

/** A league of the same name in another season is the same league. */
async function aLeagueIdentity(store: Store, sport: Sport, name: string): Promise<League> {
	const known = (await store.leagues.list()).find((league) => league.name === name);
	return known ?? (await store.leagues.insert({ name, sportId: sport.id }));
}

function teamNames({ teams = {}, games = [] }: LeagueSpec): string[] {
	const inGames = games.flatMap((game) => sidesOf(game));
	const names = [...new Set([...Object.keys(teams), ...inGames])];
	return names.length > 0 ? names : ["Hawks", "Owls"];
}

async function addEntries(
	store: Store,
	seasonLeagueId: number,
	names: readonly string[],
): Promise<Map<string, TeamEntry>> {
	const known = new Map((await store.teams.list()).map((team) => [team.name, team]));
	const added = await store.teams.insert(names.filter((name) => !known.has(name)));
	for (const team of added) known.set(team.name, team);
	const teams = names.map((name) => present(known.get(name), name));
	const entries = await store.teams.enter(seasonLeagueId, teams);
	return new Map(entries.map((entry) => [entry.team.name, entry]));
}

/** By entry id. A player named in two teams, or already in the organization, is one person. */
async function addRosters(
	store: Store,
	entries: ReadonlyMap<string, TeamEntry>,
	teams: Record<string, readonly string[]>,
): Promise<Map<number, Player[]>> {
	const byName = new Map((await store.players.list()).map((player) => [fullName(player), player]));
	const rosters = new Map<number, Player[]>();
	for (const [team, entry] of entries) {
		const names = teams[team] ?? ["One", "Two", "Three", "Four", "Five"].map((n) => `${team} ${n}`);
		const newcomers = names.filter((name) => !byName.has(name)).map(newPlayer);
		for (const player of await store.players.insertAll(newcomers)) {
			byName.set(fullName(player), player);
		}
		const roster = names.map((name) => present(byName.get(name), name));
		await store.players.addToRosters(roster.map(({ id }) => ({ entryId: entry.id, playerId: id })));
		rosters.set(entry.id, roster);
	}
	return rosters;
}

function newPlayer(name: string): Omit<Player, "id"> {
	const [firstName = name, ...rest] = name.split(" ");
	return { firstName, lastName: rest.join(" "), imageUrl: null };
}

function oneOf<Item extends { id: number }>(items: readonly Item[], name: (item: Item) => string) {
	const ids = new Map(items.map((item) => [name(item), item.id]));
	return (wanted: string) => present(ids.get(wanted), wanted);
}
