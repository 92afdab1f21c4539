import { canManageLeagues } from "#domain/account/policy.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import type { WeekdayName } from "#domain/schedule/schedule.ts";
import { hourOf } from "#domain/schedule/slots.ts";
import { freeSlots } from "#domain/stage/laying/free-slots.ts";
import { type LaidGame, layRounds } from "#domain/stage/laying/lay-rounds.ts";
import { usualSlots } from "#domain/stage/laying/usual-slots.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { PlannedGame } from "#store/stage/stage-games.ts";
import { newestChangeOf } from "../audit/seen-changes.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { isBegun, type StageRead } from "./read-stage.ts";
import { scheduleOf } from "./schedule-of-stage.ts";
import { isStillPlayed } from "./settle-stage.ts";
import { inTrail, readStage } from "./stages.ts";
import { listStanding } from "./standing-games.ts";

/** When a stage is to be played. */
type LayingChoices = {
	firstDay: string;
	gameDays: WeekdayName[];
	times: string[];
	courts: string[];
	restDays: number;
	gameMinutes: number;
	/** Whether a team may play again on the same day. */
	playsTwiceADay: boolean;
	/** Whether games that have a date and a time may get others. */
	movesDated: boolean;
};

/** What is absent is taken from the schedule of its league; without one, from how its games were. */
export type LayingAsked = { id: number } & {
	[Choice in keyof LayingChoices]?: LayingChoices[Choice] | undefined;
};

export type LaidStage = LayingChoices & {
	/** Where and when its games would be, in the order in which they were laid. */
	games: { id: number; date: string; time: string; location: string | null }[];
	/** How many games find no slot. */
	missing: number;
	/** What whoever takes them over has seen (rule `edit-over-what-was-seen`). */
	lastChangeId: number;
};

/**
 * Where and when the games of a stage would be on free slots, its rounds in order. Nothing is changed.
 * Slots on which any league of the organization plays are not free, with games that wait for their teams
 * among them (rule `laid-on-free-slots`).
 */
export async function viewLaying(scope: Scope, asked: LayingAsked): Promise<LaidStage> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const lastChangeId = await newestChangeOf(scope.store, inTrail(asked.id));
	const read = await readStage(scope, asked.id);
	const schedule = await scheduleOf(scope, read);
	const times = await withDefaults(scope, read, schedule, asked);
	const { planned, state } = read;
	const needed = planned.filter((game) => isNeeded(read, game));
	const isDated = ({ date, time }: PlannedGame) => date !== null && time !== null;
	const moving = needed.filter((game) => !isBegun(game) && (times.movesDated || !isDated(game)));
	const staying = needed.filter((game) => !moving.includes(game));
	const isMoving = new Set(moving.map(({ id }) => id));
	const standing = await listStanding(scope, read, times.firstDay);
	const taken = standing.flatMap(({ id, date, time, location, isOwn }) =>
		date === null || time === null || isMoving.has(id) ? [] : [{ date, time, location, isOwn }],
	);
	const slots = freeSlots({ ...times, skipDates: schedule?.rules.skipDates ?? [] }, taken);
	const isAlone = times.courts.length === 0 && new Set(times.times).size === times.times.length;
	const { games, unplaced } = layRounds(
		state.series.map(({ plan }) => plan),
		slots,
		times,
		staying.flatMap(toLaid),
		[...planned.filter((game) => !needed.includes(game)), ...staying.filter((it) => !isDated(it))],
	);
	const idOf = new Map(planned.map(({ id, series, number }) => [`${series} ${number}`, id]));
	return {
		...times,
		games: games.map(({ series, number, date, time, court }) => ({
			id: idOf.get(`${series} ${number}`) ?? 0,
			date,
			time,
			location: isAlone ? null : court,
		})),
		missing: unplaced.length,
		lastChangeId,
	};
}

function isNeeded({ state }: StageRead, game: PlannedGame): boolean {
	const series = state.series[game.series - 1];
	return series !== undefined && isStillPlayed(series, game);
}

function toLaid({ series, number, date, time, location }: PlannedGame): LaidGame[] {
	if (date === null || time === null) return [];
	return [{ series, number, date, time: hourOf(time), court: location ?? "" }];
}

async function withDefaults(
	{ store, organization, now }: Scope,
	{ stage, leagueIds }: StageRead,
	schedule: KnownSchedule | undefined,
	asked: LayingAsked,
): Promise<LayingChoices> {
	const games = await store.games.listByLeagues([stage.seasonLeagueId, ...leagueIds]);
	const regular = games.filter(({ stageId }) => stageId === null);
	const usual = usualSlots(regular);
	const { hasSameSlots, timeSlots = [], weeklyTimeSlots = [], rules } = schedule ?? {};
	const weekly = weeklyTimeSlots.findLast((times) => times.length > 0) ?? [];
	const planned = { times: hasSameSlots ? timeSlots : weekly, courts: rules?.courts ?? [] };
	const { times, courts } = schedule ? planned : usual;
	// The day after the regular season, or today.
	const dates = regular.flatMap(({ date }) => (date === null ? [] : addDays(date, 1)));
	const days = [today(now, organization.timeZone), ...dates].toSorted();
	return {
		firstDay: asked.firstDay ?? days.at(-1) ?? "",
		gameDays: asked.gameDays ?? (schedule ?? usual).gameDays,
		times: asked.times ?? times,
		courts: asked.courts ?? courts,
		restDays: asked.restDays ?? 1,
		playsTwiceADay: asked.playsTwiceADay ?? false,
		gameMinutes: asked.gameMinutes ?? (rules ?? plainRules).gameMinutes,
		movesDated: asked.movesDated ?? false,
	};
}
