import { z } from "zod";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import { messages } from "#domain/messages.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { answer } from "../endpoint.ts";
import { flag, id, name, namedOrganization, optionalId, paging, success } from "../fields.ts";
import { placesIn } from "../places.ts";
import { keptStat, toKeptStat } from "./stat.ts";

/** The door reads whom a `userId` acts for (decision A1). */
export const ofSport = namedOrganization.extend({ sportId: id, userId: optionalId, ...paging });

/** The sport stands last: without any field people are told to fill all. */
export const newStat = z
	.object({
		name: name(messages.stats.fillAllFields),
		abbreviation: name(messages.stats.fillAllFields, 20),
		sport_id: id,
	})
	.transform(({ sport_id, ...stat }) => ({ ...stat, sportId: sport_id }));

export const toggledStat = z
	.object({ id, hidden: flag })
	.transform(({ id, hidden }) => ({ id, isHidden: hidden }));

export const statPlaces = placesIn("stats");

export const sportToReset = z
	.object({ sport_id: id })
	.transform(({ sport_id }) => ({ sportId: sport_id }));

export const stats = answer(
	z.object({ stats: z.array(keptStat) }),
	(list: Kept<StatDefinition>[]) => ({ stats: list.map(toKeptStat) }),
);

export const addedStat = savedStat((stat) => messages.created(stat.name));
export const changedStat = savedStat((stat) => messages.updated(stat.name));

export const reorderedStats = savedStats("The order of the statistics is saved.");
export const restoredStats = savedStats("The statistics are as they were at first.");

function savedStat(say: (stat: StatDefinition) => string) {
	return answer(
		z.object({ success, message: z.string(), stat: keptStat }),
		(it: Kept<StatDefinition>) => ({ message: say(it), stat: toKeptStat(it) }),
	);
}

function savedStats(message: string) {
	return answer(
		z.object({ success, message: z.string(), stats: z.array(keptStat) }),
		(list: Kept<StatDefinition>[]) => ({ message, stats: list.map(toKeptStat) }),
	);
}
