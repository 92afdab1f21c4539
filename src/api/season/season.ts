import { z } from "zod";
import { sayWith } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { Season } from "#domain/season/season.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { emptyAsNull, flag, id, line, namedOrganization, paging, success } from "../fields.ts";
import { said } from "../said.ts";

/** One model, two spellings: `isActive` is v1's word, `active` v2's, and every answer has both. */
export const season = z.object({
	id: z.int(),
	name: z.string(),
	startDate: z.string().nullable(),
	finishDate: z.string().nullable(),
	active: z.boolean(),
	isActive: z.boolean(),
	isVisible: z.boolean(),
	/** Of a season that is locked, since when. */
	lockedAt: z.string().optional(),
});

export function toSeason(it: Season): z.input<typeof season> {
	return {
		id: it.id,
		name: it.name,
		startDate: it.startDate,
		finishDate: it.finishDate,
		active: it.isActive,
		isActive: it.isActive,
		isVisible: it.isVisible,
		lockedAt: it.lockedAt,
	};
}

export const pageQuery = namedOrganization.extend(paging);
export const one = namedOrganization.extend({ id });
export const deleted = z.object({ id });
export const lock = z.object({
	id,
	isLocked: flag.nonoptional("Please say whether it is locked."),
	reason: emptyAsNull(line(200, "This is longer than 200 characters.").nullable().default(null)),
});

export const seasons = answer(z.object({ seasons: z.array(season) }), (list: Season[]) => ({
	seasons: list.map(toSeason),
}));

export const oneSeason = answer(z.object({ season }), (it: Season) => ({ season: toSeason(it) }));

const saved = z.object({ success, message: said, season });

export const addedSeason = answer(saved, (it: Season) => ({
	message: sayWith(messages.created, it.name),
	season: toSeason(it),
}));

export const changedSeason = answer(saved, (it: Season) => ({
	message: sayWith(messages.updated, it.name),
	season: toSeason(it),
}));

export const lockedSeason = answer(saved, (it: Season) => ({
	message: it.lockedAt === undefined ? "The season is open again" : "The season is locked",
	season: toSeason(it),
}));

export const deletedSeason = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: messages.seasons.deleted, trashId }),
);
