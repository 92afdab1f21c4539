import { canManageLeagues } from "#domain/account/policy.ts";
import type { ForfeitedBy, GameStatus, Score, Side } from "#domain/game/game.ts";
import { type FinalPlace, finalPlaces } from "#domain/stage/final-places.ts";
import { playStage } from "#domain/stage/play-stage.ts";
import type { Entrant } from "#domain/stage/stage.ts";
import type { Comer, SeriesState, StageState } from "#domain/stage/stage-state.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import type { Team } from "#domain/team/team.ts";
import type { PlannedGame } from "#store/stage/stage-games.ts";
import type { StoredStage } from "#store/stage/stages.ts";
import type { Scope } from "../scope.ts";
import type { StageRead } from "./read-stage.ts";
import { readSeedings, type Seeding } from "./seeding.ts";
import { isStillPlayed, sidesOf } from "./settle-stage.ts";

/** A team of a stage, by its entry and as a club. */
export type StageTeam = Team & { entryId: number };

export type StageSide = {
	/** Null while nobody knows who it is, and where nobody will come. */
	team: StageTeam | null;
	/** Those who could have come have withdrawn. */
	isNobody: boolean;
	/** Where whoever it is comes from. */
	from: Entrant;
	/** Null for a team without one. */
	seed: number | null;
	wins: number;
};

/** A game of a series: planned, and played once both its teams are known. */
export type StageGameView = Pick<PlannedGame, "id" | "number" | "date" | "time" | "location"> & {
	/** The side of the series that is at home. */
	homeSide: Side;
	/** Of the game's own sides, as everywhere. */
	score: Score | null;
	status: GameStatus;
	forfeitedBy: ForfeitedBy | null;
	/** Both teams are known, so that it stands among the games. */
	isKnown: boolean;
	/** It is played only if the series is not over before. */
	isIfNecessary: boolean;
	/** It has fallen away. */
	isSpare: boolean;
};

export type SeriesView = Pick<
	SeriesState,
	"plan" | "isOver" | "isSkipped" | "endedBy" | "isLevel"
> & {
	sides: Record<Side, StageSide>;
	winner: Side | null;
	decidedReason: string | null;
	games: StageGameView[];
};

export type StageView = StoredStage & {
	audience: "members" | "visitors";
	/** The leagues in a season whose teams it takes. */
	leagueIds: readonly number[];
	/** Nobody has seeded it yet: it is shown as if the tables of now did. */
	isProjected: boolean;
	seeds: { seed: number; team: StageTeam; overruled: string | null; withdrawn: string | null }[];
	series: SeriesView[];
	groups: { group: number; isOver: boolean; rows: (StandingsRow & { team: StageTeam })[] }[];
	champion: StageTeam | null;
	isOver: boolean;
	places: (FinalPlace & { team: StageTeam })[];
};

/** Stages as they stand, in a few queries for any number; before one is seeded, as if its tables did it now. */
export async function toStageViews(
	scope: Scope,
	reads: readonly StageRead[],
): Promise<StageView[]> {
	const open = reads.filter(({ seeds }) => seeds.length === 0);
	const seedings = await readSeedings(scope, open);
	const projections = new Map(
		open.map((read, at) => [read.stage.id, projected(read, seedings[at])] as const),
	);
	return reads.map((read) => {
		const projection = projections.get(read.stage.id);
		return toStageView(scope, projection ?? read, projection !== undefined);
	});
}

function toStageView(scope: Scope, shown: StageRead, isProjected: boolean): StageView {
	const { stage, leagueIds, seeds, state, teams } = shown;
	const audience = canManageLeagues(scope.viewer, scope.organization.id) ? "members" : "visitors";
	const plannedOf = Map.groupBy(shown.planned, ({ series }) => series);
	const teamOf = (entryId: Comer) => toTeam(teams, entryId);
	const known = <Line extends { entryId: number }>(lines: readonly Line[]) =>
		lines.flatMap((line) => {
			const team = teamOf(line.entryId);
			return team === null ? [] : [{ ...line, team }];
		});
	return {
		...stage,
		audience,
		leagueIds,
		isProjected,
		seeds: known(seeds).map(({ seed, team, overruled, withdrawn }) => ({
			seed,
			team,
			overruled,
			withdrawn,
		})),
		series: state.series.map((series) =>
			toSeriesView(series, shown, plannedOf.get(series.plan.number) ?? []),
		),
		groups: state.groups.map(({ group, isOver, rows }) => ({
			group,
			isOver,
			rows: known(rows),
		})),
		champion: teamOf(state.champion),
		isOver: state.isOver,
		places: known(finalPlaces(state)),
	};
}

function projected(read: StageRead, seeding: Seeding | undefined): StageRead {
	const { seeds = [], teams = [] } = seeding ?? {};
	const given = seeds.map(({ entryId }, index) => ({ seed: index + 1, entryId }));
	return {
		...read,
		teams: new Map([...teams, ...read.teams]),
		seeds: given.map((seed) => ({
			...seed,
			stageId: read.stage.id,
			overruled: null,
			withdrawn: null,
		})),
		state: playStage({ ...read.played, seeds: given, games: [] }),
	};
}

function toSeriesView(
	series: SeriesState,
	read: StageRead,
	games: readonly PlannedGame[],
): SeriesView {
	const { plan, isOver, isSkipped, endedBy, isLevel, winner } = series;
	const stored = read.series[plan.number - 1];
	const side = (of: Side): StageSide => ({
		team: toTeam(read.teams, series[of]),
		isNobody: series[of] === null,
		from: plan[of],
		seed: seedOf(read.state, series[of]),
		wins: series.wins[of],
	});
	const won = typeof winner === "number" ? (winner === series.home ? "home" : "away") : null;
	return {
		plan,
		isOver,
		isSkipped,
		endedBy,
		isLevel,
		sides: { home: side("home"), away: side("away") },
		winner: won,
		decidedReason: endedBy === "decision" ? (stored?.decided?.reason ?? null) : null,
		games: games.map((game) => toGame(series, game)),
	};
}

function toGame(series: SeriesState, planned: PlannedGame): StageGameView {
	const { id, number, date, time, location, game } = planned;
	const at = game ?? sidesOf(series, planned);
	const other = series.host === "home" ? "away" : "home";
	const byPlan = planned.isHomeBetter ? series.host : other;
	return {
		id,
		number,
		date,
		time,
		location,
		homeSide: at === null ? byPlan : at.homeEntryId === series.home ? "home" : "away",
		score: game?.score ?? null,
		status: game?.status ?? (planned.isSpare ? "cancelled" : "scheduled"),
		forfeitedBy: game?.forfeitedBy ?? null,
		isKnown: game !== null,
		isIfNecessary: !series.isOver && series.spare.includes(number),
		isSpare: !isStillPlayed(series, planned),
	};
}

function seedOf({ seeds }: StageState, comer: Comer): number | null {
	return seeds.find(({ entryId }) => entryId === comer)?.seed ?? null;
}

export function toTeam(teams: StageRead["teams"], entryId: Comer): StageTeam | null {
	const entry = teams.get(entryId ?? 0);
	return entry === undefined ? null : { ...entry.team, entryId: entry.id };
}
