import type { Answered } from "#api/client.ts";
import { missingIn } from "#domain/import/meanings.ts";
import { columnKey, type SheetKind } from "#domain/import/sheet/sheet.ts";
import { periodName, statWord } from "#ui/sport/stored-words.ts";
import { siteWords, words } from "../../words.ts";

/** A file as the server has looked at it. */
export type SheetColumns = NonNullable<Answered<"POST", "/imports/columns">["games"]>;
type Column = SheetColumns["columns"][number];

/** What the columns are taken for, by their names: a meaning's key, or null to leave one out. */
export type Matches = ReadonlyMap<string, string | null>;

/** Something a column can be taken for. */
export type Choice = { value: string; label: string };
export type ChoiceGroup = { name: string; choices: Choice[] };

/** As it is suggested; what somebody chose for the same column of the file before stays. */
export function matchesFor({ columns }: SheetColumns, before: Matches | null): Matches {
	return new Map(
		columns.map(({ name, meaning }) => [
			name,
			before?.has(name) ? (before.get(name) ?? null) : meaning,
		]),
	);
}

/** What still has to be decided before the file can be read. */
export function openQuestions(
	kind: SheetKind,
	{ columns, meanings }: SheetColumns,
	matches: Matches,
): { missing: string[]; twice: string[] } {
	const chosen = columns.map(({ name }) => matches.get(name) ?? null);
	const counts = Map.groupBy(
		chosen.filter((key) => key !== null),
		columnKey,
	);
	const labelOf = (key: string) => meanings.find((one) => one.key === key)?.label ?? key;
	return {
		missing: missingIn(kind, chosen).map(labelOf),
		twice: columns.flatMap(({ name }) => {
			const key = matches.get(name);
			return key && (counts.get(columnKey(key))?.length ?? 0) > 1 ? [name] : [];
		}),
	};
}

/** Everything a column can be taken for, in groups; in box scores also a statistic of its own. */
export function choicesFor(
	kind: SheetKind,
	{ meanings }: Pick<SheetColumns, "meanings">,
	{ name, meaning }: Column,
): ChoiceGroup[] {
	const groups = Map.groupBy(meanings, ({ group }) => group);
	const known = [...groups].map(([group, own]) => ({
		name: groupNames[group],
		choices: own.map((meaning) => {
			const label = labelOf(meaning);
			return {
				value: meaning.key,
				label: meaning.required ? words.importing.neededColumn({ label }) : label,
			};
		}),
	}));
	const isKnown = meanings.some(({ key }) => columnKey(key) === columnKey(name));
	const isOwnPeriod = kind === "games" && meaning === name;
	if (isKnown || name === "" || !(isOwnPeriod || kind === "boxScores")) return known;
	const label =
		kind === "games"
			? words.importing.periodNamed({ name })
			: words.importing.newStatistic({ name });
	return [...known, { name: words.importing.isNew, choices: [{ value: name, label }] }];
}

/** What the product calls it is said in the language of the tab, as periods and statistics are it gave. */
function labelOf({ key, label, group }: SheetColumns["meanings"][number]): string {
	if (group === "statistic") {
		const [, name = label, short = label] = /^(.*) \((.*)\)$/.exec(label) ?? [];
		const head = statWord(siteWords, { short, name });
		return head.name === head.short ? head.name : `${head.name} (${head.short})`;
	}
	const [, side, period = ""] = /^(home|away)_(.+)$/.exec(key) ?? [];
	if (group === "period" && side !== undefined) {
		const name = periodName(siteWords, period);
		return side === "home"
			? words.importing.periodAtHome({ name })
			: words.importing.periodAway({ name });
	}
	const known: Record<string, string> = words.importing.columns;
	return known[key] ?? label;
}

/** How many columns are read. */
export function countMatched(matches: Matches): number {
	return [...matches.values()].filter((key) => key !== null).length;
}

const groupNames = {
	game: words.common.game,
	player: words.common.player,
	period: words.common.scoreByPeriod,
	statistic: words.common.statistics,
} as const;
