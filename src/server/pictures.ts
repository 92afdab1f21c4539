import { randomBytes } from "node:crypto";
import type { Connection } from "#store/database.ts";
import { storeFor } from "#store/store.ts";
import type { Pictures } from "#usecases/pictures.ts";
import { Refusal } from "#usecases/refusals.ts";
import { pictureDecoder } from "./picture-decoder.ts";
import { isPicture } from "./picture-kinds.ts";
import { turns } from "./turns.ts";
import { addressOf, writeFileFor } from "./uploaded-files.ts";

/** Pictures of one organization. */
export type PicturesOf = (organizationId: number) => Pictures;

/** Decision A40. */
export const mostPictureBytes = 5 * 1024 * 1024;

/** What the pictures of one organization may take (security.md, rule 22): some 5,000 of them. */
const quota = 500 * 1024 * 1024;

export const pictureTooLarge =
	"This picture is too large. Please choose one of at most 5 MB and 24 megapixels.";

/** All organizations share one decoder; who waits holds his picture in memory. */
const decode = pictureDecoder();
const inTurn = turns({ atOnce: 1, mostWaiting: 24, tooBusy });

/**
 * Keeps pictures in the data folder: looked at before they are decoded, decoded apart, and written
 * down as the server made them, never as they came.
 */
export function pictureKeeper(settings: { dataDir: string }, database: Connection): PicturesOf {
	return (organizationId) => ({
		keep: async (upload, refusal) => {
			if (upload.size > mostPictureBytes) throw new Refusal("invalid", pictureTooLarge);
			const beginning = await upload.slice(0, 16).arrayBuffer();
			if (!isPicture(new Uint8Array(beginning))) throw new Refusal("invalid", refusal);
			await requireRoom(organizationId, database);
			const remade = await inTurn(async () => decode(new Uint8Array(await upload.arrayBuffer())));
			if (remade === "tooLarge") throw new Refusal("invalid", pictureTooLarge);
			if (remade === "noPicture") throw new Refusal("invalid", refusal);
			const name = `${randomBytes(16).toString("hex")}.webp`;
			await writeFileFor(settings, organizationId, { name, bytes: remade });
			return {
				name,
				url: addressOf(organizationId, name),
				contentType: "image/webp",
				bytes: remade.length,
			};
		},
	});
}

async function requireRoom(organizationId: number, database: Connection): Promise<void> {
	const used = await storeFor(organizationId, database).files.usedBytes();
	if (used < quota) return;
	throw new Refusal(
		"conflict",
		"There is no room left for pictures. Please remove some that are not needed any more.",
	);
}

function tooBusy(): Refusal {
	return new Refusal(
		"overloaded",
		"Too many pictures are being sent. Please try again in a moment.",
		{ retryAfterSeconds: 5 },
	);
}
