import type { ImportReport } from "#domain/import/import-report.ts";
import type { SheetPlayer } from "#domain/import/sheet/players-in-sheets.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { fullName } from "#domain/player/player.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";

/** Team entries by name, and the names of those that were not there before. */
export type EnteredTeams = { entries: Map<string, TeamEntry>; added: Set<string> };

/**
 * Enters the named teams in the season-league where they are not yet, and makes the ones the
 * organization does not have. Answers the entries by name. Names are compared as they are written:
 * doubtful spellings have been asked about before.
 */
export async function enterTeams(
	store: Store,
	seasonLeague: SeasonLeague,
	names: readonly string[],
	report: ImportReport,
): Promise<EnteredTeams> {
	const entered = await store.teams.listEntries([seasonLeague.id]);
	const entries = new Map(entered.map((entry) => [entry.team.name, entry]));
	const missing = names.filter((name) => !entries.has(name));
	report.teams.added += missing.length;
	report.teams.unchanged += names.length - missing.length;
	if (missing.length === 0) return { entries, added: new Set() };

	const teams = new Map((await store.teams.list()).toReversed().map((team) => [team.name, team]));
	const added = await store.teams.insert(missing.filter((name) => !teams.has(name)));
	for (const team of added) teams.set(team.name, team);
	const entering = missing.flatMap((name) => teams.get(name) ?? []);
	for (const entry of await store.teams.enter(seasonLeague.id, entering)) {
		entries.set(entry.team.name, entry);
	}
	return { entries, added: new Set(missing) };
}

/** Makes the marked players captains of their entries; a team without a mark keeps its captain. */
export async function nameCaptains(
	store: Store,
	captains: ReadonlyMap<string, string>,
	known: EnteredTeams & {
		players: readonly SheetPlayer[];
		ids: ReadonlyMap<string, number>;
	},
	report: ImportReport,
): Promise<void> {
	const players = new Map(known.players.map((player) => [player.key, player]));
	for (const [team, key] of captains) {
		const entry = known.entries.get(team);
		const player = players.get(key);
		const captainId = known.ids.get(key);
		if (entry === undefined || player === undefined || captainId === undefined) continue;
		if (entry.captainId === captainId) continue;
		await store.teams.setCaptain(entry.id, { captainId, captainName: fullName(player) });
		if (known.added.has(team)) continue;
		report.teams.changed += 1;
		report.teams.unchanged -= 1;
	}
}
