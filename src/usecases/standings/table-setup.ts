import { canManageLeagues } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { ScoreWords } from "#domain/sport/sport.ts";
import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import { type PresetName, presetOf, rulesOf } from "#domain/standings/rule-presets.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import {
	countsDraws,
	faultOfRules,
	type Playoffs,
	plainSetup,
	type Ruling,
	type TableRules,
	type TableSetup,
} from "#domain/standings/table-rules.ts";
import { recordChange } from "../audit/audit.ts";
import { mustHaveSeen, newestChangeOf, type SeenBefore } from "../audit/seen-changes.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { readSeasonGames } from "../season/season-games.ts";
import { withSumsMadeAgain } from "../stats/totals.ts";
import { type InLeague, seasonLeagueAt, teamMissing } from "../team/season-league-lookup.ts";
import { areMinors, showsChances } from "./table-chances.ts";
import { toTables } from "./view-standings.ts";

/** The table of a league in a season, and by what it is made. */
export type TableView = TableSetup & {
	seasonLeague: SeasonLeague;
	/** Null for rules of the league's own. */
	preset: PresetName | null;
	rows: StandingsRow[];
	scoreWords: ScoreWords;
	forecast: Forecast | undefined;
	/** What whoever changes it has seen (rule `edit-over-what-was-seen`); visitors are not told. */
	lastChangeId?: number;
};

/** What is to be changed; absent stays as it is. Teams of rulings go by either of their ids. */
type Given = {
	preset?: PresetName | undefined;
	rules?: TableRules | undefined;
	rulings?: readonly Ruling[] | undefined;
	/** Null for nobody who goes on. */
	playoffs?: Playoffs | null | undefined;
};

export async function viewTable(scope: Scope, place: InLeague): Promise<TableView> {
	return tableOf(scope, await seasonLeagueAt(scope, place));
}

/** The table as it would be by other rules; nothing is changed. */
export async function previewTable(
	scope: Scope,
	{ seasonId, leagueId, ...given }: InLeague & Given,
): Promise<TableView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const seasonLeague = await seasonLeagueAt(scope, { seasonId, leagueId });
	return tableOf(scope, seasonLeague, await changed(scope, seasonLeague, given));
}

/** Makes the table by other rules from now on, or takes points from teams. */
export async function changeTable(
	scope: Scope,
	{ seasonId, leagueId, lastChangeId, ...given }: InLeague & Given & SeenBefore,
): Promise<TableView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return withSumsMadeAgain(scope.store, async (store) => {
		const inside = { ...scope, store };
		const seasonLeague = await seasonLeagueAt(inside, { seasonId, leagueId });
		const { id, league } = seasonLeague;
		const thing = inTrail(seasonLeague);
		await mustHaveSeen(scope, store, { thing, called: say`these table rules`, lastChangeId });
		const before = await setupOf(inside, seasonLeague);
		const after = await changed(inside, seasonLeague, given);
		await store.tableSetups.set(id, after);
		// What was done in goalless games counts from now on, or no more.
		if (countsDraws(before.rules) !== countsDraws(after.rules)) {
			await store.seasons.setTotalsOld([seasonId]);
		}
		const named = { name: league.name, seasonId };
		await recordChange(scope, store, {
			action: "table.change",
			id: league.id,
			before: { ...named, ...before },
			after: { ...named, ...after },
		});
		return tableOf(inside, seasonLeague);
	});
}

async function tableOf(
	scope: Scope,
	seasonLeague: SeasonLeague,
	tried?: TableSetup,
): Promise<TableView> {
	const setups = tried && new Map([[seasonLeague.id, tried]]);
	const read = await readSeasonGames(scope, [seasonLeague], setups);
	const [table] = toTables(read);
	const { rows, rules, scoreWords, forecast } = found(table, "League not found.");
	const { rulings, playoffs: kept } = read.setups.get(seasonLeague.id) ?? plainSetup;
	const place = { organization: scope.organization, league: seasonLeague.league };
	const playoffs = kept && { ...kept, showsChances: showsChances(kept, place) };
	const preset = presetOf(rules);
	const view = { seasonLeague, preset, rules, rulings, playoffs, rows, scoreWords, forecast };
	if (!canManageLeagues(scope.viewer, scope.organization.id)) return view;
	const lastChangeId = await newestChangeOf(scope.store, inTrail(seasonLeague));
	return Object.assign(view, { lastChangeId });
}

/** Changes of the league's table in any season: one of another season only asks once more. */
function inTrail({ league }: SeasonLeague) {
	return { subjects: ["table"], id: league.id };
}

async function setupOf({ store }: Scope, { id }: SeasonLeague): Promise<TableSetup> {
	return (await store.tableSetups.listOf([id])).get(id) ?? plainSetup;
}

async function changed(
	scope: Scope,
	seasonLeague: SeasonLeague,
	{ preset, rules, rulings, playoffs }: Given,
): Promise<TableSetup> {
	const before = await setupOf(scope, seasonLeague);
	const after = {
		rules: rules ?? (preset === undefined ? before.rules : rulesOf(preset)),
		rulings:
			rulings === undefined ? before.rulings : await inThisLeague(scope, seasonLeague, rulings),
		playoffs:
			playoffs === undefined ? before.playoffs : toKept(playoffs, scope.organization, seasonLeague),
	};
	const fault = faultOfRules(after.rules);
	if (fault !== null) throw invalid("rules", fault);
	const takesPoints = after.rulings.some((it) => it.kind === "penalty" && it.of === "points");
	if (takesPoints && after.rules.points === null) {
		throw invalid("rulings", "This table has no points to take: take wins instead.");
	}
	return after;
}

/** What is switched on where minors play stays on there. */
function toKept(
	playoffs: Playoffs | null,
	organization: Scope["organization"],
	{ league }: SeasonLeague,
): Playoffs | undefined {
	if (playoffs === null) return undefined;
	const { teams, knowsAllGames, showsChances = false } = playoffs;
	const evenOfMinors = showsChances && areMinors({ organization, league });
	return { teams, knowsAllGames, showsChances, evenOfMinors };
}

/** Rulings name entries of this league, each by the club's id or its own. */
async function inThisLeague(
	{ store }: Scope,
	{ id }: SeasonLeague,
	rulings: readonly Ruling[],
): Promise<Ruling[]> {
	const entries = await store.teams.listEntries([id]);
	const entryOf = (teamId: number) =>
		found(
			entries.find((entry) => entry.id === teamId || entry.team.id === teamId),
			teamMissing,
		).id;
	return rulings.map((ruling) =>
		ruling.kind === "lot"
			? { ...ruling, entryIds: [...new Set(ruling.entryIds.map(entryOf))] }
			: { ...ruling, entryId: entryOf(ruling.entryId) },
	);
}
