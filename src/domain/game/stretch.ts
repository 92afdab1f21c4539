import { addDays } from "../time/calendar.ts";

/** How much of a long list of games a page shows. */
export const lengths = ["week", "month", "all"] as const;
export type Length = (typeof lengths)[number];

/** The days of one page, both named ones among them, and where the pages around it begin. */
export type Stretch = {
	from: string;
	to: string;
	/** Null where there is no game before, or after. */
	earlier: string | null;
	later: string | null;
};

/**
 * Seven days from the one asked for, or from the first game after them; behind the last game the
 * seven that end with it. `days` are those with games, first to last. No game falls between a page
 * and the next, and none of them is empty (rule `schedule-opens-today`).
 */
export function weekFrom(days: readonly string[], asked: string): Stretch {
	const from = startOf(days, asked);
	const to = addDays(from, 6);
	const before = days.findLast((day) => day < from);
	const after = days.find((day) => day > to);
	return {
		from,
		to,
		earlier: before === undefined ? null : earliest(addDays(from, -7), before),
		later: after === undefined ? null : startOf(days, addDays(to, 1)),
	};
}

/** The month of the day asked for, or of the first game after it, or of the last one. */
export function monthOf(days: readonly string[], asked: string): Stretch {
	const month = (day: string) => day.slice(0, 7);
	const isPlayed = days.some((day) => month(day) === month(asked));
	const day = isPlayed ? asked : (days.find((it) => it >= asked) ?? days.at(-1) ?? asked);
	const from = `${month(day)}-01`;
	const to = addDays(`${month(addDays(from, 31))}-01`, -1);
	return { from, to, ...around(days, { from, to }) };
}

/** One day alone; the pages around it are those of the days before and after with games. */
export function dayAlone(days: readonly string[], day: string): Stretch {
	return { from: day, to: day, ...around(days, { from: day, to: day }) };
}

function startOf(days: readonly string[], asked: string): string {
	const next = days.find((day) => day >= asked);
	if (next === undefined) return addDays(days.at(-1) ?? asked, -6);
	return next <= addDays(asked, 6) ? asked : next;
}

/** The seven days before, or those that end with the last game when there was none in them. */
function earliest(week: string, before: string): string {
	return before >= week ? week : addDays(before, -6);
}

function around(days: readonly string[], { from, to }: Pick<Stretch, "from" | "to">) {
	return {
		earlier: days.findLast((day) => day < from) ?? null,
		later: days.find((day) => day > to) ?? null,
	};
}
