import { hasBegun } from "#domain/schedule/begun.ts";
import { playStage } from "#domain/stage/play-stage.ts";
import type { Played, StageState } from "#domain/stage/stage-state.ts";
import type { PeriodFacts } from "#domain/standings/results.ts";
import { needsPeriods, plainSetup, type TableRules } from "#domain/standings/table-rules.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import type { PlannedGame } from "#store/stage/stage-games.ts";
import type { StoredSeed, StoredSeries, StoredStage } from "#store/stage/stages.ts";
import type { Store } from "#store/store.ts";
import { readPeriodFacts } from "../season/season-games.ts";

/** All of a stage, and how it stands by that. */
export type StageRead = {
	stage: StoredStage;
	/** The leagues in a season whose teams it takes. */
	leagueIds: number[];
	seeds: StoredSeed[];
	series: StoredSeries[];
	planned: PlannedGame[];
	/** By entry. */
	teams: ReadonlyMap<number, TeamEntry>;
	played: Played;
	state: StageState;
};

/**
 * Stages with what belongs to them, in six queries for any number of them, and one more where a group's
 * table goes by periods.
 */
export async function readStages(
	store: Pick<Store, "stages" | "teams" | "tableSetups" | "periods">,
	those: readonly StoredStage[],
): Promise<StageRead[]> {
	const { stages, teams, tableSetups } = store;
	const ids = those.map(({ id }) => id);
	const leagueIds = leagueIdsOf(those);
	const [leagues, seeds, series, planned, entries, setups] = await Promise.all([
		stages.listLeagues(ids),
		stages.listSeeds(ids),
		stages.listSeries(ids),
		stages.listPlanned(ids),
		teams.listEntries(leagueIds),
		tableSetups.listOf(leagueIds),
	]);
	const rulesOf = (seasonLeagueId: number) => (setups.get(seasonLeagueId) ?? plainSetup).rules;
	const withGroups = those.filter(({ format }) => format.groups !== null || format.series);
	const factsOf = await readPeriodFacts(
		store,
		leagueIdsOf(withGroups).filter((id) => needsPeriods(rulesOf(id))),
	);
	const teamOf = new Map(entries.map((entry) => [entry.id, entry]));
	return those.map((stage) => {
		const of = { stageId: stage.id };
		const own = {
			stage,
			leagueIds: leagues.get(stage.id) ?? [],
			seeds: seeds.filter(isOf(of)),
			series: series.filter(isOf(of)),
			planned: planned.filter(isOf(of)),
			teams: teamOf,
		};
		const played = toPlayed(own, rulesOf(stage.seasonLeagueId), factsOf);
		return { ...own, played, state: playStage(played) };
	});
}

function leagueIdsOf(stages: readonly StoredStage[]): number[] {
	return [...new Set(stages.map(({ seasonLeagueId }) => seasonLeagueId))];
}

const isOf =
	({ stageId }: { stageId: number }) =>
	(one: { stageId: number }) =>
		one.stageId === stageId;

function toPlayed(
	{ seeds, series, planned }: Pick<StageRead, "seeds" | "series" | "planned">,
	rules: TableRules,
	factsOf: ReadonlyMap<number, PeriodFacts>,
): Played {
	const entrants = new Map(seeds.map((seed) => [seed.seed, seed]));
	return {
		series: series.map(({ plan }) => plan),
		seeds: [...entrants.values()].map(({ seed, entryId, withdrawn }) => ({
			seed,
			entryId,
			isWithdrawn: withdrawn !== null,
		})),
		games: planned.flatMap(({ series, number, game }) =>
			game === null ? [] : { ...asOfStage(game), ...factsOf.get(game.id), series, number },
		),
		decided: new Map(
			series.flatMap(({ plan, decided }) =>
				decided === null ? [] : [[plan.number, decided.entryId] as const],
			),
		),
		rules,
	};
}

/** Without what keeps it out of the league's table: within its stage it counts. */
function asOfStage({ stageId: _, ...game }: NonNullable<PlannedGame["game"]>) {
	return game;
}

/** Whether a game is more than planned, so that nobody takes it away. */
export function isBegun({ game }: Pick<PlannedGame, "game">): boolean {
	return game !== null && hasBegun(game);
}
