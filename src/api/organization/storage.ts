import { z } from "zod";
import { mostMegabytes, type Storage, storageWarning } from "#domain/organization/storage.ts";
import type { StorageView } from "#usecases/organization/storage.ts";
import { answer } from "../endpoint.ts";
import { emptyAsNull, id, success, wholeNumber } from "../fields.ts";
import { said } from "../said.ts";

const tooOdd = `This is not a whole number from 1 to ${mostMegabytes}.`;

/** Nothing written is what all organizations may. */
export const changedStorage = z
	.object({
		id,
		megabytes: emptyAsNull(wholeNumber(1, mostMegabytes, tooOdd).nullable()),
	})
	.transform(({ id: organizationId, megabytes }) => ({ organizationId, megabytes }));

/** How much is used of how much. */
export const shortStorage = z.object({ usedBytes: z.int(), limitBytes: z.int() });

export function toShortStorage({ usedBytes, limitBytes }: Storage): z.input<typeof shortStorage> {
	return { usedBytes, limitBytes };
}

const whole = shortStorage.extend({
	/** What the used bytes are made of. */
	parts: z.object({
		files: z.int(),
		pages: z.int(),
		trash: z.int(),
		trail: z.int(),
		answers: z.int(),
	}),
	/** What the owner is told once there is little left. */
	warning: said.nullable(),
	megabytes: z.int().nullable(),
	usualMegabytes: z.int(),
});

function toWhole(it: StorageView): z.input<typeof whole> {
	const { parts, megabytes, usualMegabytes } = it;
	return { ...toShortStorage(it), parts, warning: storageWarning(it), megabytes, usualMegabytes };
}

export const storage = answer(z.object({ storage: whole }), (it: StorageView) => ({
	storage: toWhole(it),
}));

export const savedStorage = answer(
	z.object({ success, message: said, storage: whole }),
	(it: StorageView) => ({ message: "Saved", storage: toWhole(it) }),
);
