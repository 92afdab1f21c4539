import { z } from "zod";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { type Said, say, sayWith } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import { longestFormula } from "#domain/stats/formula/parse-formula.ts";
import { type StatDefinition, statFormats } from "#domain/stats/stat-definition.ts";
import type { ChangedStat } from "#usecases/bookkeeping/change-stat.ts";
import type { StatPreview } from "#usecases/bookkeeping/preview-stat.ts";
import type { StatsOfSport } from "#usecases/bookkeeping/stat-definitions.ts";
import { answer } from "../endpoint.ts";
import {
	flag,
	id,
	name,
	namedOrganization,
	optionalId,
	optionalText,
	paging,
	success,
} from "../fields.ts";
import { placesIn } from "../places.ts";
import { said } from "../said.ts";
import { keptStat, toKeptStat } from "./stat.ts";

/** `userId` is read before the row is called (rule `acting-user`). */
export const ofSport = namedOrganization.extend({ sportId: id, userId: optionalId, ...paging });

const formula = optionalText(longestFormula);
const format = z.enum(statFormats, "A format is whole, decimal, percent or share.").optional();

/** The sport stands last: without any field people are told to fill all. */
export const newStat = z
	.object({
		name: name(messages.stats.fillAllFields),
		abbreviation: name(messages.stats.fillAllFields, 20),
		formula,
		format,
		headline: flag,
		sport_id: id,
	})
	.transform(({ sport_id, headline, ...stat }) => ({
		...stat,
		isHeadline: headline,
		sportId: sport_id,
	}));

/** Absent is unchanged; an empty formula is none. */
export const changedFields = z
	.object({
		id,
		name: name("Please enter a name.").optional(),
		abbreviation: name("Please enter an abbreviation.", 20).optional(),
		formula,
		format,
		headline: flag,
	})
	.transform(({ headline, ...stat }) => ({ ...stat, isHeadline: headline }));

export const statToRemove = z.object({ id });

export const statToPreview = z
	.object({
		id: optionalId,
		abbreviation: optionalText(20),
		formula: name("Please write a formula, such as 2 * G + A.", longestFormula),
		format,
		sport_id: id,
	})
	.transform(({ sport_id, abbreviation, ...rest }) => ({
		...rest,
		sportId: sport_id,
		abbreviation: abbreviation ?? undefined,
	}));

export const toggledStat = z
	.object({ id, hidden: flag })
	.transform(({ id, hidden }) => ({ id, isHidden: hidden }));

export const statPlaces = placesIn("stats");

export const sportToReset = z
	.object({ sport_id: id })
	.transform(({ sport_id }) => ({ sportId: sport_id }));

const builtIn = z.object({
	name: z.string(),
	abbreviation: z.string(),
	formula: z.string(),
	format: z.enum(statFormats),
});

export const stats = answer(
	z.object({ stats: z.array(keptStat), builtIn: z.array(builtIn) }),
	({ stats, builtIns }: StatsOfSport) => ({
		stats: stats.map(toKeptStat),
		builtIn: builtIns.map(({ name, abbreviation, formula, format }) => ({
			name,
			abbreviation,
			formula,
			format,
		})),
	}),
);

export const savedStat = answer(
	z.object({ success, message: said, stat: keptStat, stats: z.array(keptStat) }),
	({ stat, list }: ChangedStat) => ({
		message: sayWith(messages.updated, stat.name),
		stat: toKeptStat(stat),
		stats: list.map(toKeptStat),
	}),
);

export const removedStat = answer(
	z.object({ success, message: said, stats: z.array(keptStat) }),
	({ removed, list }: { removed: StatDefinition; list: Kept<StatDefinition>[] }) => ({
		message: say`${removed.name} deleted`,
		stats: list.map(toKeptStat),
	}),
);

const part = z.object({ abbreviation: z.string(), name: z.string() });
const side = z.object({ id: z.int(), name: z.string() });
const inputs = z.array(z.string());

export const statPreview = answer(
	z.object({
		message: said,
		formula: z.string(),
		format: z.enum(statFormats),
		reads: z.array(part),
		game: z
			.object({ id: z.int(), date: z.string().nullable(), homeTeam: side, awayTeam: side })
			.nullable(),
		lines: z.array(
			z.object({
				player_id: z.int(),
				player: z.string(),
				team: z.string(),
				inputs,
				value: z.string(),
			}),
		),
		teams: z.array(z.object({ team: z.string(), inputs, value: z.string() })),
	}),
	({ game, lines, ...shown }: StatPreview) => ({
		...shown,
		message: game === null ? "There is no box score yet." : "This is the newest box score.",
		game: game && {
			id: game.id,
			date: game.date,
			homeTeam: { id: game.home.teamId, name: game.home.name },
			awayTeam: { id: game.away.teamId, name: game.away.name },
		},
		lines: lines.map(({ playerId, ...line }) => ({ player_id: playerId, ...line })),
	}),
);

export const addedStat = oneStat((stat) => sayWith(messages.created, stat.name));
export const changedStat = oneStat((stat) => sayWith(messages.updated, stat.name));

export const reorderedStats = allStats("The order of the statistics is saved.");
export const restoredStats = allStats("The statistics are as they were at first.");
export const statsBeforeReset = allStats("The statistics are as they were before.");

function oneStat(sentence: (stat: StatDefinition) => Said) {
	return answer(
		z.object({ success, message: said, stat: keptStat }),
		(it: Kept<StatDefinition>) => ({ message: sentence(it), stat: toKeptStat(it) }),
	);
}

function allStats(message: string) {
	return answer(
		z.object({ success, message: said, stats: z.array(keptStat) }),
		(list: Kept<StatDefinition>[]) => ({ message, stats: list.map(toKeptStat) }),
	);
}
