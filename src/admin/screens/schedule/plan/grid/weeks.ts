import { weekdays, weekHolding } from "#domain/schedule/schedule.ts";
import { addDays, weekdayOf } from "#domain/time/calendar.ts";
import { words } from "../../../../words.ts";
import type { PlanData, PlanGame, PlanSlot, PlanTeam } from "../../plan-data.ts";
import { isOnSlot, type StageGame } from "./stage-games.ts";

/** A place in the grid: a slot with its game or none, or a game that is on no slot. */
export type PlanCell = {
	key: string;
	slot: PlanSlot | null;
	game: PlanGame | null;
	/** A game of a stage that is here instead. */
	staged?: StageGame | undefined;
};

/** The cells of one time, one for each court; null where the court has no slot then. */
export type PlanRow = {
	time: string | null;
	cells: (PlanCell | null)[];
	isOffSlots: boolean;
	/** The court, where the row is only one of them. */
	label?: string | undefined;
};

/** Without a date the games whose day is still to be set. */
export type PlanDay = { date: string | null; rows: PlanRow[] };

export type PlanWeek = {
	/** Counted from 0; null for games outside all weeks. */
	index: number | null;
	/** The days it plays; without slots and games the day it begins. */
	dates: (string | null)[];
	days: PlanDay[];
	games: number;
	free: number;
	byes: PlanTeam[];
	/** Game days that the schedule skips. */
	skipped: string[];
};

/** The columns of the whole season, so that a court stands in the same place every week. */
export function courtsOf({ slots }: Pick<PlanData, "slots">): string[] {
	return [...new Set(slots.map(({ court }) => court))].toSorted((a, b) =>
		a.localeCompare(b, "en", { numeric: true }),
	);
}

/**
 * The season week by week. `games` are those of the plan, changes on their way included; games of stages
 * stand in the week of their day.
 */
export function weeksOf(
	plan: PlanData,
	games: readonly PlanGame[],
	stageGames: readonly StageGame[] = [],
): PlanWeek[] {
	const courts = courtsOf(plan);
	const byWeek = Map.groupBy(games, ({ weekIndex }) => weekIndex);
	const slotsByWeek = Map.groupBy(plan.slots, ({ week }) => week);
	const isWeek = (index: number) => index >= 0 && index < plan.schedule.numWeeks;
	const outside = games.filter(({ weekIndex }) => !isWeek(weekIndex));
	const stagedByWeek = Map.groupBy(stageGames, ({ date }) => weekHolding(plan.schedule, date));
	const weeks = Array.from({ length: plan.schedule.numWeeks }, (_, index) => {
		const slots = slotsByWeek.get(index) ?? [];
		const own = byWeek.get(index) ?? [];
		const staged = stagedByWeek.get(index) ?? [];
		const days = daysOf(slots, own, staged, courts);
		const start = addDays(plan.schedule.startDate, 7 * index);
		return {
			index,
			days,
			games: own.length + staged.length,
			free: freeIn(days),
			dates: days.length === 0 ? [start] : days.map(({ date }) => date),
			byes: slots.length === 0 ? [] : idleTeams(plan.teams, own),
			skipped: skippedIn(plan, start),
		};
	});
	const staged = stagedByWeek.get(null) ?? [];
	const count = outside.length + staged.length;
	if (count === 0) return weeks;
	const days = daysOf([], outside, staged, courts);
	const dates = days.map(({ date }) => date);
	const about = { index: null, games: count, free: 0, byes: [], skipped: [] };
	return [...weeks, { ...about, days, dates }];
}

function daysOf(
	slots: readonly PlanSlot[],
	games: readonly PlanGame[],
	staged: readonly StageGame[],
	courts: readonly string[],
): PlanDay[] {
	const dates = new Set([...slots, ...games, ...staged].map(({ date }) => date));
	return [...dates].toSorted(byTime).map((date) => ({
		date,
		rows: rowsOf(
			slots.filter((slot) => slot.date === date),
			games.filter((game) => game.date === date),
			staged.filter((game) => game.date === date),
			courts,
		),
	}));
}

/** A row a time, then a row for each game that is on no slot of its time. */
function rowsOf(
	slots: readonly PlanSlot[],
	games: readonly PlanGame[],
	stageGames: readonly StageGame[],
	courts: readonly string[],
): PlanRow[] {
	const waiting = new Set(games);
	const toCome = new Set(stageGames);
	const times = [...new Set(slots.map(({ time }) => time))];
	const rows = times.map((time): PlanRow => {
		const cells = courts.map((court) => {
			const slot = slots.find((one) => one.time === time && one.court === court);
			if (slot === undefined) return null;
			const game = [...waiting].find((one) => isOn(one, slot)) ?? null;
			if (game !== null) waiting.delete(game);
			const staged = game === null ? [...toCome].find((one) => isOnSlot(one, slot)) : undefined;
			if (staged !== undefined) toCome.delete(staged);
			return { key: keyOf(slot), slot, game, staged };
		});
		return { time, cells, isOffSlots: false };
	});
	const off = [...waiting].map((game): PlanRow => {
		const cell = { key: `game ${game.id}`, slot: null, game };
		return { time: hour(game.time), cells: [cell], isOffSlots: true };
	});
	const stagedOff = [...toCome].map((staged): PlanRow => {
		const cell = { key: `game ${staged.id}`, slot: null, game: null, staged };
		return { time: hour(staged.time), cells: [cell], isOffSlots: true };
	});
	return [...rows, ...off, ...stagedOff].toSorted((a, b) => byTime(a.time, b.time));
}

/** For addresses within the page. */
export function weekId({ index }: PlanWeek): string {
	return index === null ? "week-outside" : `week-${index + 1}`;
}

export function weekTitle({ index }: PlanWeek): string {
	return index === null ? words.plan.outsideTheWeeks : words.plan.week({ number: index + 1 });
}

/** The same week for a narrow screen: every place in a line of its own. */
export function asList(week: PlanWeek, courts: readonly string[]): PlanWeek {
	const lines = (row: PlanRow): PlanRow[] =>
		row.isOffSlots
			? [row]
			: row.cells.flatMap((cell) => {
					if (cell === null) return [];
					const label = courts.length > 1 ? cell.slot?.court : undefined;
					return [{ ...row, cells: [cell], label }];
				});
	return { ...week, days: week.days.map((day) => ({ ...day, rows: day.rows.flatMap(lines) })) };
}

function keyOf({ date, time, court }: Pick<PlanSlot, "date" | "time" | "court">): string {
	return `${date} ${time} ${court}`;
}

function isOn(game: PlanGame, { time, court }: PlanSlot): boolean {
	return hour(game.time) === time && game.court === court;
}

/** Times are compared on their first five characters (rule `times-by-five-characters`). */
function hour(time: string | null): string | null {
	return time === null ? null : time.slice(0, 5);
}

function freeIn(days: readonly PlanDay[]): number {
	const cells = days.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
	return cells.filter((cell) => cell?.game === null && !cell.staged).length;
}

function idleTeams(teams: readonly PlanTeam[], games: readonly PlanGame[]): PlanTeam[] {
	const busy = new Set(games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
	return teams.filter(({ id }) => !busy.has(id));
}

function skippedIn({ schedule }: PlanData, start: string): string[] {
	return schedule.skipDates.filter((date) => {
		const isInWeek = date >= start && date < addDays(start, 7);
		return isInWeek && schedule.gameDays.includes(weekdays[weekdayOf(date)]);
	});
}

/** What has no date or time yet comes last. */
function byTime(a: string | null, b: string | null): number {
	if (a === null || b === null) return Number(a === null) - Number(b === null);
	return a < b ? -1 : a > b ? 1 : 0;
}
