import type { Language } from "../../language/language.ts";
import { withDecimalSign } from "../../text/format-number.ts";
import { naturalOrder } from "../../text/natural-order.ts";
import { formatStat, roundedStat } from "../format-stat.ts";
import { leaders } from "../leaders.ts";
import { formatMinutes } from "../line/minutes.ts";
import { statText } from "../line/read-stat.ts";
import { type Divisor, gamesStat, type Ranked, type RankedStat } from "./ranked-stats.ts";

/** Sums are told per game or as they are; what is no sum is the same in both. */
export const countings = ["game", "total"] as const;
export type Counting = (typeof countings)[number];

export type Direction = "ascending" | "descending";

/** Who stands where. */
export type Placed<Person extends Ranked> = Person & {
	/** Null for who has not reached the bar, or has no number. */
	place: number | null;
};

/** A number as it is ranked, rounded as it is shown; null where there is none. */
export function rankedValue(stat: RankedStat, person: Ranked, counting: Counting): number | null {
	const value = stat.value(person);
	if (value === null) return null;
	const format = stat.format === "minutes" ? "whole" : stat.format;
	if (counting === "total" || !stat.isSum) return roundedStat(value, format);
	if (person.games === 0) return null;
	return roundedStat(value / person.games, stat.format === "minutes" ? "whole" : "decimal");
}

/** The same as tables show it, "-" without a value. */
export function rankedText(
	stat: RankedStat,
	person: Ranked,
	{ counting, language }: { counting: Counting; language: Language },
): string {
	const value = rankedValue(stat, person, counting);
	const { format, isSigned } = stat;
	if (format === "minutes") return formatMinutes(value);
	const text =
		counting === "game" && stat.isSum
			? formatStat(value, "decimal")
			: statText({ ...stat, format, isSigned: false }, value);
	const written = withDecimalSign(text, language);
	if (!isSigned || value === null) return written;
	// The minus is as wide as the plus, so that columns line up.
	return value > 0 ? `+${written}` : written.replace("-", "\u2212");
}

/** What somebody needs to lead: a share of the own team's games, and some of what is divided by. */
export type Bar = { divisor: Divisor; least: number } | { divisor: null };

/**
 * What is asked of those who lead (rule `regulars-lead`): in sums nothing, per game half of the own
 * team's games, in a quotient half of what everybody has on average of what it is divided by, too.
 */
export function barOf(stat: RankedStat, people: readonly Ranked[], counting: Counting): Bar | null {
	if (stat === gamesStat || (stat.isSum && counting === "total")) return null;
	const { divisor } = stat;
	if (divisor === null || stat.isPerGame) return { divisor: null };
	const counts = people.map((person) => divisor.value(person) ?? 0).filter((count) => count > 0);
	const sum = counts.reduce((before, count) => before + count, 0);
	return { divisor, least: Math.max(1, Math.ceil(sum / counts.length / 2)) };
}

function reaches(bar: Bar | null, person: Ranked): boolean {
	if (bar === null) return true;
	if (person.games * 2 < person.teamGames) return false;
	return bar.divisor === null || (bar.divisor.value(person) ?? 0) >= bar.least;
}

/**
 * Everybody in the order of a statistic: those who have reached the bar with their places, then the
 * others, then those without a number. Level ones share a place and stand by name, then by id.
 */
export function ranking<Person extends Ranked>(
	people: readonly Person[],
	stat: RankedStat,
	{ counting, direction, bar }: { counting: Counting; direction: Direction; bar: Bar | null },
): Placed<Person>[] {
	const sign = direction === "descending" ? -1 : 1;
	const numbered = people.map((person) => {
		const value = rankedValue(stat, person, counting);
		const group =
			value === null ? groups.without : reaches(bar, person) ? groups.placed : groups.others;
		return { person, value: value ?? 0, group };
	});
	numbered.sort(
		(a, b) => a.group - b.group || sign * (a.value - b.value) || byName(a.person, b.person),
	);
	let place = 1;
	return numbered.map(({ person, value, group }, index) => {
		if (numbered[index - 1]?.value !== value) place = index + 1;
		return { ...person, place: group === groups.placed ? place : null };
	});
}

/** The first few of them; zero leads nothing (rule `leaders-order`). */
export function leadersIn<Person extends Ranked>(
	people: readonly Person[],
	stat: RankedStat,
	{ counting, bar, count }: { counting: Counting; bar: Bar | null; count: number },
): Placed<Person>[] {
	const able = people.filter((person) => reaches(bar, person));
	const candidates = able.map((person) => ({
		id: person.id,
		name: person.name,
		value: rankedValue(stat, person, counting) ?? 0,
		person,
	}));
	return leaders(candidates, count).map(({ person, place }) => ({ ...person, place }));
}

const groups = { placed: 0, others: 1, without: 2 };

export function byName(a: Pick<Ranked, "id" | "name">, b: Pick<Ranked, "id" | "name">): number {
	return naturalOrder(a.name, b.name) || a.id - b.id;
}
