import type { PlanData, PlanGame } from "#admin/screens/schedule/plan-data.ts";
import { inEnglish } from "#domain/language/say.ts";
import { evaluateSchedule } from "#domain/schedule/check/evaluate.ts";
import { generateSchedule } from "#domain/schedule/generate.ts";
import { type WeekdayName, weekHolding } from "#domain/schedule/schedule.ts";
import { expandSlots } from "#domain/schedule/slots.ts";
import type { PlannedGame, Problem, ScheduleInput } from "#domain/schedule/types.ts";

type Sample = {
	teams?: readonly string[];
	weeks?: number;
	days?: WeekdayName[];
	times?: string[];
	courts?: string[];
	skipDates?: string[];
	/** By team the times at which it cannot play. */
	unavailable?: Record<string, string[]>;
};

/** A plan as the API answers it, generated and measured by the real generator. For tests. */
export function samplePlan(sample: Sample = {}): PlanData {
	const { teams = ["Hawks", "Owls", "Bears", "Foxes"], unavailable = {} } = sample;
	const plan: PlanData = {
		schedule: scheduleOf(sample),
		teams: teams.map((name, index) => ({
			id: index + 1,
			name,
			logoUrl: null,
			unavailableSlots: unavailable[name] ?? [],
		})),
		slots: [],
		games: [],
		byes: [],
		report: null,
		problems: [],
		wishes: [],
	};
	const input = inputOf(plan);
	plan.slots = expandSlots(input).map(({ week, date, time, court }) => ({
		week,
		date,
		time,
		court,
	}));
	const { games } = generateSchedule({ ...input, seed: 1, effort: "quick" });
	return withGames(
		plan,
		games.map((game, index) => toGame(game, 101 + index)),
	);
}

/** The same plan with other games, measured anew. */
export function withGames(plan: PlanData, games: PlanGame[]): PlanData {
	const planned = games.map(
		(game): PlannedGame => ({
			home: `${game.homeTeamId}`,
			away: `${game.awayTeamId}`,
			week: game.weekIndex,
			date: game.date ?? "",
			time: game.time ?? "",
			court: game.court ?? "",
		}),
	);
	const { byes, report, problems } = evaluateSchedule(inputOf(plan), planned);
	return {
		...plan,
		games,
		byes: byes.map(({ week, teamId }) => ({ weekIndex: week, teamId: Number(teamId) })),
		report:
			games.length === 0
				? null
				: { ...report, teams: report.teams.map((team) => ({ ...team, id: Number(team.id) })) },
		problems: problems.map(toProblem),
	};
}

/** The game between two teams in a week; samples have it. */
export function gameOf(plan: PlanData, weekIndex: number, at = 0): PlanGame {
	const game = plan.games.filter((one) => one.weekIndex === weekIndex)[at];
	if (game === undefined) throw new Error("The sample has no such game.");
	return game;
}

/** The plan with one game at another time. */
export function movedIn(plan: PlanData, game: PlanGame, to: Partial<PlanGame>): PlanData {
	const moved = { ...game, ...to };
	const week = moved.date === null ? null : weekHolding(plan.schedule, moved.date);
	const weekIndex = week ?? game.weekIndex;
	return withGames(
		plan,
		plan.games.map((one) => (one.id === game.id ? { ...moved, weekIndex } : one)),
	);
}

function scheduleOf(sample: Sample): PlanData["schedule"] {
	const { weeks = 3, days = ["Monday"], times = ["18:00", "19:00"] } = sample;
	const { courts = [], skipDates = [] } = sample;
	const league = { id: 7, name: "Monday D1" };
	return {
		id: 5,
		name: "Spring",
		leagueId: 7,
		league,
		seasonId: 3,
		startDate: "2026-01-05",
		numWeeks: weeks,
		gameDays: days,
		sameSlot: true,
		timeSlots: times,
		weeklyTimeSlots: [],
		weeklyDates: [],
		isPublished: false,
		publishedAt: null,
		changedAt: null,
		games: 0,
		courts,
		skipDates,
		closedCourts: [],
		blackouts: [],
		pinnedGames: [],
		sharedPeople: [],
		groups: [],
		countsLastSeason: false,
		wishes: [],
		gamesPerTeam: null,
		maxGamesPerDay: 1,
		maxGamesPerWeek: 1,
		gameMinutes: 60,
	};
}

function inputOf({ schedule, teams }: PlanData): ScheduleInput {
	return {
		teams: teams.map(({ id, name, unavailableSlots }) => ({ id: `${id}`, name, unavailableSlots })),
		schedule: { ...schedule, gameDays: schedule.gameDays as WeekdayName[] },
		courts: schedule.courts,
		skipDates: schedule.skipDates,
	};
}

function toGame(game: PlannedGame, id: number): PlanGame {
	return {
		id,
		weekIndex: game.week,
		date: game.date,
		time: game.time,
		court: game.court,
		location: game.court,
		status: "scheduled",
		homeScore: null,
		awayScore: null,
		homeTeamId: Number(game.home),
		awayTeamId: Number(game.away),
		hasBegun: false,
	};
}

function toProblem({ teams, message, ...problem }: Problem): PlanData["problems"][number] {
	return { ...problem, message: inEnglish(message), teamIds: teams.map(Number) };
}
