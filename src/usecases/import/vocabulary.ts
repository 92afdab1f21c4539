import { defaultBookkeeping } from "#domain/bookkeeping/defaults.ts";
import type { ImportReport } from "#domain/import/import-report.ts";
import { columnKey } from "#domain/import/sheet/sheet.ts";
import type { StatColumn } from "#domain/import/sheet/stat-columns.ts";
import { say } from "#domain/language/say.ts";
import { defaultPlayerAttributes } from "#domain/player/default-attributes.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { knownStat, statNameOf } from "#domain/stats/default-stats.ts";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import { nameKey } from "#domain/text/name-key.ts";
import type { Store } from "#store/store.ts";

/** Defines the statistics that are new; answers stat ids by the abbreviation in the sheet. */
export async function defineStats(
	store: Store,
	sport: Sport,
	columns: readonly StatColumn[],
	report: ImportReport,
): Promise<Map<string, number>> {
	const added = columns.filter((column) => column.definition === null);
	if (added.length > 0) {
		const last = lastOrder(await store.statDefinitions.list(sport.id));
		await store.statDefinitions.insert(
			sport.id,
			added.map(({ abbreviation, isSigned }, index) => ({
				name: statNameOf(abbreviation),
				abbreviation: knownStat(abbreviation)?.abbreviation ?? abbreviation,
				order: last + index + 1,
				isHidden: false,
				isSigned,
				...writtenDown,
			})),
		);
		const names = added.map(({ abbreviation }) => abbreviation).join(", ");
		report.created.push(
			added.length === 1 ? say`the statistic ${names}` : say`the statistics ${names}`,
		);
	}
	const definitions = await store.statDefinitions.list(sport.id);
	const ids = new Map(definitions.map((one) => [one.abbreviation.toLowerCase(), one.id]));
	return byWritten(
		columns.map(({ abbreviation }) => abbreviation),
		(name) => ids.get(name.toLowerCase()),
	);
}

/** Adds the periods that are new; answers period ids by the name in the sheet. */
export async function definePeriods(
	store: Store,
	sport: Sport,
	names: readonly string[],
	report: ImportReport,
): Promise<Map<string, number>> {
	if (names.length === 0) return new Map();
	const stored = await store.periods.list(sport.id);
	if (stored.length === 0) {
		await store.periods.insert(sport.id, defaultBookkeeping(sport).periods);
	}
	const known = await store.periods.list(sport.id);
	const keys = new Set(known.map(({ name }) => columnKey(name)));
	const added = names.filter((name) => !keys.has(columnKey(name)));
	const last = lastOrder(known);
	await store.periods.insert(
		sport.id,
		added.map((name, index) => ({ name, order: last + index + 1, isHidden: false })),
	);
	for (const name of added) report.created.push(say`the period ${name}`);
	const ids = new Map(
		(await store.periods.list(sport.id)).map(({ name, id }) => [columnKey(name), id]),
	);
	return byWritten(names, (name) => ids.get(columnKey(name)));
}

/** The attributes that hold shirt number and position; they are made where they are missing. */
export async function defineAttributes(
	store: Store,
	sportId: number,
): Promise<{ number: number; position: number }> {
	const stored = await store.playerAttributes.list(sportId);
	const wanted = stored.length === 0 ? defaultPlayerAttributes : numberAndPosition;
	const names = new Set(stored.map(({ name }) => nameKey(name)));
	const missing = wanted.filter(({ name }) => !names.has(nameKey(name)));
	const last = lastOrder(stored);
	await store.playerAttributes.insert(
		sportId,
		missing.map((attribute, index) => ({ ...attribute, order: last + index + 1 })),
	);
	const attributes = await store.playerAttributes.list(sportId);
	const idOf = (name: string) => attributes.find((one) => nameKey(one.name) === name)?.id ?? 0;
	return { number: idOf("number"), position: idOf("position") };
}

const numberAndPosition = defaultPlayerAttributes.filter(({ name }) =>
	["Number", "Position"].includes(name),
);

function lastOrder(things: readonly { order: number }[]): number {
	return Math.max(0, ...things.map(({ order }) => order));
}

function byWritten(
	names: readonly string[],
	idOf: (name: string) => number | undefined,
): Map<string, number> {
	return new Map(
		names.flatMap((name) => {
			const id = idOf(name);
			return id === undefined ? [] : [[name, id] as const];
		}),
	);
}
