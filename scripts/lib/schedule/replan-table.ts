import { evaluateSchedule } from "#domain/schedule/check/evaluate.ts";
import { generateSchedule } from "#domain/schedule/generate.ts";
import { replanSchedule, type StandingPlace } from "#domain/schedule/replan/replan.ts";
import { expandSlots } from "#domain/schedule/slots.ts";
import type { ScheduleInput } from "#domain/schedule/types.ts";
import type { judgeWith } from "./judge.ts";

type Named = { name: string; input: ScheduleInput };

/** How much longer than usual the search is that the moves are compared with, and how often it begins anew. */
const long = { tries: 100_000, starts: 6 };

/**
 * Leagues that lose the hall in the middle week of their season, with no week more and with one: how many
 * games find another place and how many move for that, beside the best that a long search found.
 */
export async function replanTable(
	leagues: readonly Named[],
	judge: ReturnType<typeof judgeWith>,
	print: (line: string) => void,
): Promise<{ most: number; broken: number; slowest: number }> {
	print("| league | weeks more | lost | left out | moves | best found | hard rules | seconds |");
	const all = { most: 0, broken: 0, slowest: 0 };
	for (const { name, input } of leagues) {
		const { games } = generateSchedule({ ...input, effort: "quick", seed: 1 });
		const standing = games.map(
			(game): StandingPlace => ({ ...game, isFixed: false, isOff: false }),
		);
		for (const more of [0, 1]) {
			const closed = withoutWeek(longer(input, more), Math.floor(input.schedule.numWeeks / 2));
			const from = input.schedule.startDate;
			const start = process.cpuUsage();
			const usual = replanSchedule(closed, standing, { from });
			const { user, system } = process.cpuUsage(start);
			const best = replanSchedule(closed, standing, { from, seed: 2, ...long });
			const isWorse = usual.leftOut.length > best.leftOut.length;
			const ratio = isWorse ? Infinity : usual.moves.length / Math.max(1, best.moves.length);
			const { ok } = await judge(closed, evaluateSchedule(closed, usual.games));
			const seconds = (user + system) / 1e6;
			all.most = Math.max(all.most, ratio);
			all.slowest = Math.max(all.slowest, seconds);
			if (!ok) all.broken++;
			const lost = games.filter(({ date }) => closed.skipDates?.includes(date)).length;
			const found = `${best.moves.length}${best.isFewest ? ", proved" : ""}${best.leftOut.length < usual.leftOut.length ? `, ${best.leftOut.length} left out` : ""}`;
			print(
				`| ${name.padEnd(16)} | ${more} | ${lost} | ${usual.leftOut.length} | ${usual.moves.length} | ${found} | ${ok ? "kept" : "BROKEN"} | ${seconds.toFixed(2)} |`,
			);
		}
	}
	return all;
}

function longer(input: ScheduleInput, weeks: number): ScheduleInput {
	const { schedule } = input;
	const last = schedule.weeklyTimeSlots.at(-1) ?? [];
	return {
		...input,
		schedule: {
			...schedule,
			numWeeks: schedule.numWeeks + weeks,
			weeklyTimeSlots: [...schedule.weeklyTimeSlots, ...new Array<string[]>(weeks).fill(last)],
		},
	};
}

function withoutWeek(input: ScheduleInput, week: number): ScheduleInput {
	const dates = expandSlots(input).flatMap((slot) => (slot.week === week ? [slot.date] : []));
	return {
		...input,
		skipDates: [...new Set([...(input.skipDates ?? []), ...dates])],
		pinned: (input.pinned ?? []).filter(({ date }) => !dates.includes(date)),
	};
}
