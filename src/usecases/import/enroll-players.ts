import type { GivenContact } from "#domain/contact/contact.ts";
import type { ImportReport } from "#domain/import/import-report.ts";
import { playerKey } from "#domain/import/lines-by-game.ts";
import type { SheetPlayer } from "#domain/import/sheet/players-in-sheets.ts";
import { inEnglish, type Said, say } from "#domain/language/say.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { PlayerOnRoster, RosterSpot } from "#store/player/players.ts";
import type { Store } from "#store/store.ts";
import { saveContacts } from "../contact/contacts.ts";
import { defineAttributes } from "./vocabulary.ts";

/**
 * Finds the players by name in the whole organization, makes the new ones, puts everybody on the
 * rosters of the teams he has lines for, and writes down number and position. Answers player ids
 * by the players' keys.
 */
export async function enrollPlayers(
	store: Store,
	seasonLeague: SeasonLeague,
	players: readonly SheetPlayer[],
	entries: Entries,
	report: ImportReport,
): Promise<Map<string, number>> {
	if (players.length === 0) return new Map();
	const rosters = await store.players.listByLeague(seasonLeague.id);
	const known = await recognise(store, players, { entries, rosters }, report);
	const added = players.filter((player) => !known.has(player.key));
	const inserted = await store.players.insertAll(
		added.map(({ firstName, lastName }) => ({ firstName, lastName, imageUrl: null })),
	);
	const ids = new Map([
		...known,
		...inserted.map((player) => [playerKey(player), player.id] as const),
	]);
	const changed = new Set([
		...(await addToRosters(store, players, ids, { entries, rosters })),
		...(await writeAttributes(store, seasonLeague.league.sportId, players, ids)),
	]);
	await saveContacts(store, addressesIn(players, ids));
	const changedCount = players.filter(({ key }) => known.has(key) && changed.has(key)).length;
	report.players.added += added.length;
	report.players.changed += changedCount;
	report.players.unchanged += players.length - added.length - changedCount;
	return ids;
}

/**
 * Who is already there. Of two people with one name it is the one on a roster of this league, else
 * the one who came first.
 */
async function recognise(
	store: Store,
	players: readonly SheetPlayer[],
	{ entries, rosters }: { entries: Entries; rosters: readonly PlayerOnRoster[] },
	report: ImportReport,
): Promise<Map<string, number>> {
	const byKey = Map.groupBy(await store.players.list(), playerKey);
	const onRoster = new Set(rosters.map(({ id }) => id));
	const taken = players.flatMap(({ key, teams }): Taken[] => {
		const namesakes = byKey.get(key) ?? [];
		const chosen = namesakes.find(({ id }) => onRoster.has(id)) ?? namesakes[0];
		const teamIds = [...teams].flatMap((name) => entries.get(name)?.team.id ?? []);
		return chosen === undefined ? [] : [{ key, chosen, count: namesakes.length, teamIds }];
	});
	const doubtful = taken.filter(({ chosen, count }) => count > 1 || !onRoster.has(chosen.id));
	for (const note of await doubtsAbout(store, doubtful)) {
		// Who is in the games and in the rosters is asked for twice.
		const isTold = report.notes.some((told) => inEnglish(told) === inEnglish(note));
		if (!isTold) report.notes.push(note);
	}
	return new Map(taken.map(({ key, chosen }) => [key, chosen.id]));
}

type Entries = ReadonlyMap<string, TeamEntry>;
type Taken = {
	key: string;
	chosen: Player;
	/** How many have the name. */
	count: number;
	/** The teams the sheet has him in. */
	teamIds: readonly number[];
};

/** A name may be two people's: says whom it is taken for, unless the only one plays for the same team. */
async function doubtsAbout(store: Store, taken: readonly Taken[]): Promise<Said[]> {
	if (taken.length === 0) return [];
	const spots = await store.players.rostersOf(taken.map(({ chosen }) => chosen.id));
	const spotsOf = Map.groupBy(spots, ({ playerId }) => playerId);
	const seasons = new Map((await store.seasons.list()).map(({ id, name }) => [id, name]));
	return taken.flatMap(({ chosen, count, teamIds }) => {
		const own = (spotsOf.get(chosen.id) ?? []).map(({ entry }) => entry);
		if (count === 1 && own.some(({ team }) => teamIds.includes(team.id))) return [];
		const [last] = own;
		const which =
			last === undefined
				? say`who is on no team`
				: say`of ${last.team.name}, ${seasons.get(last.seasonId) ?? ""}`;
		const name = fullName(chosen);
		return count > 1
			? say`${count} players are named ${name}; the lines went to number ${chosen.id}, ${which}.`
			: say`${name} is taken for the player of this name ${which}.`;
	});
}

/** A traded player stands on two rosters. Answers the keys of those who were put on one. */
async function addToRosters(
	store: Store,
	players: readonly SheetPlayer[],
	ids: ReadonlyMap<string, number>,
	known: { entries: Entries; rosters: readonly PlayerOnRoster[] },
): Promise<string[]> {
	const taken = new Set(known.rosters.map((spot) => `${spot.entryId} ${spot.id}`));
	const spots: (RosterSpot & { key: string })[] = [];
	for (const { key, teams } of players) {
		for (const team of teams) {
			const entryId = known.entries.get(team)?.id;
			const playerId = ids.get(key);
			if (entryId === undefined || playerId === undefined) continue;
			if (!taken.has(`${entryId} ${playerId}`)) spots.push({ key, entryId, playerId });
		}
	}
	await store.players.addToRosters(spots);
	return spots.map(({ key }) => key);
}

/** Only on the rosters is it known who of them is a minor. */
function addressesIn(
	players: readonly SheetPlayer[],
	ids: ReadonlyMap<string, number>,
): GivenContact[] {
	return players.flatMap(({ key, email: address }) => {
		const playerId = ids.get(key);
		return playerId === undefined || !address ? [] : [{ playerId, address }];
	});
}

/** Answers the keys of those whose number or position is not what it was. */
async function writeAttributes(
	store: Store,
	sportId: number,
	players: readonly SheetPlayer[],
	ids: ReadonlyMap<string, number>,
): Promise<string[]> {
	const attributes = await defineAttributes(store, sportId);
	const stored = await store.players.attributesOf([...ids.values()]);
	const changes = players.flatMap(({ key, number, position }) => {
		const playerId = ids.get(key);
		if (playerId === undefined) return [];
		const before = new Map(
			stored.get(playerId)?.map(({ attribute, value }) => [attribute.id, value]),
		);
		return [
			{ key, playerId, attributeId: attributes.number, value: number },
			{ key, playerId, attributeId: attributes.position, value: position },
		].flatMap(({ value, ...change }) =>
			value === null || before.get(change.attributeId) === value ? [] : [{ ...change, value }],
		);
	});
	await store.players.saveAttributeValues(changes);
	return changes.map(({ key }) => key);
}
