import { randomBytes } from "node:crypto";
import {
	mostDocumentBytes,
	mostPictureBytes,
	mostStoredBytes,
	roomBytes,
} from "#domain/picture/limits.ts";
import { mostSide, smallerWidths } from "#domain/picture/sizes.ts";
import type { Connection } from "#store/engine/database.ts";
import { storeFor } from "#store/store.ts";
import type { KeptFile, KeptRenditions, Upload } from "#usecases/picture/pictures.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { PicturesOf } from "../services.ts";
import { limitFairly } from "../workers/limit-concurrency.ts";
import { type PictureWork, pictureDecoder, type Rendition } from "../workers/picture-decoder.ts";
import { isDocument, isPicture } from "./file-kinds.ts";
import { addressOf, readFileOf, removeFileOf, writeFileFor } from "./uploaded-files.ts";

export const pictureTooLarge =
	"This picture is too large. Please choose one of at most 5 MB and 24 megapixels.";
export const documentTooLarge = "This document is too large. Please choose one of at most 10 MB.";
const pictureTooSlow =
	"This picture took too long to read. Please try again, or choose a smaller one.";
export const noneOfLibrary =
	"This is neither a picture (PNG, JPEG, WebP or GIF) nor a PDF document.";

/** Logos and pictures of players. */
const single = [{ name: "", width: 1024, height: 1024 }];

/** What stands in tabs and on home screens, of which not all read WebP. */
const icon = [{ name: "", width: 256, height: 256, isPng: true }];

/** More pixels than are shown, so that a part of them is still sharp. */
const source = { name: "-source", width: 2560, height: 2560 };
const ofLibrary = [
	{ name: "", width: mostSide, height: mostSide },
	...smallerWidths.map((width) => ({ name: `-${width}`, width })),
];

/** All organizations share one decoder, in turns (rule `turns-by-league`); every waiting picture stays in memory. */
const decode = pictureDecoder();
const inTurn = limitFairly({ atOnce: 1, mostOfOne: 25, mostOfAll: 50, tooBusy });

/**
 * Keeps pictures in the data folder: looked at before they are decoded, decoded apart, and written
 * down as the server made them, never as they came. Documents are kept as they are.
 */
export function pictureKeeper(settings: { dataDir: string }, database: Connection): PicturesOf {
	return (organizationId, signal) => {
		const make: Make = (work) => inTurn(organizationId, work, signal);
		const write = async (name: string, bytes: Uint8Array, contentType: string) => {
			await writeFileFor(settings, organizationId, { name, bytes });
			return { name, contentType, bytes: bytes.length };
		};
		const writeRenditions = async (renditions: readonly Rendition[]): Promise<KeptRenditions> => {
			const stem = randomName();
			const files: KeptFile[] = [];
			for (const { name, bytes } of renditions) {
				files.push(await write(`${stem}${name}.webp`, bytes, "image/webp"));
			}
			const { width = 0, height = 0 } = renditions[0] ?? {};
			const hasSource = renditions.some(({ name }) => name === source.name);
			return { fileName: `${stem}.webp`, width, height, hasSource, files };
		};
		return {
			keep: async (upload, refusal) => {
				await requireRoom(organizationId, database);
				const renditions = await renditionsOf(make, upload, { renditions: single, refusal });
				const { files } = await writeRenditions(renditions);
				const [file] = files as [KeptFile];
				return { ...file, url: addressOf(organizationId, file.name) };
			},

			keepIcon: async (upload, refusal) => {
				await requireRoom(organizationId, database);
				const [rendition] = await renditionsOf(make, upload, { renditions: icon, refusal });
				const name = `${randomName()}.png`;
				const file = await write(name, rendition?.bytes ?? new Uint8Array(), "image/png");
				return { ...file, url: addressOf(organizationId, name) };
			},

			keepForLibrary: async (upload) => {
				await requireRoom(organizationId, database);
				if (await isDocument(upload)) {
					if (upload.size > mostDocumentBytes) throw new Refusal("invalid", documentTooLarge);
					const bytes = new Uint8Array(await upload.arrayBuffer());
					return write(`${randomName()}.pdf`, bytes, "application/pdf");
				}
				const made = { renditions: [...ofLibrary, source], refusal: noneOfLibrary };
				return writeRenditions(await renditionsOf(make, upload, made));
			},

			cut: async ({ fileName, hasSource }, crop) => {
				await requireRoom(organizationId, database);
				const name = hasSource ? fileName.replace(".", `${source.name}.`) : fileName;
				const bytes = await readFileOf(settings, organizationId, name);
				if (bytes === null) return undefined;
				const renditions = await make(() => decode({ bytes, crop, renditions: ofLibrary }));
				return typeof renditions === "string" ? undefined : writeRenditions(renditions);
			},

			remove: async (names) => {
				for (const name of names) await removeFileOf(settings, organizationId, name);
			},
		};
	};
}

/** Makes a picture when it is the organization's turn. */
type Make = <Made>(work: () => Promise<Made>) => Promise<Made>;

async function renditionsOf(
	make: Make,
	upload: Upload,
	{ renditions, refusal }: Pick<PictureWork, "renditions"> & { refusal: string },
): Promise<Rendition[]> {
	if (upload.size > mostPictureBytes) throw new Refusal("invalid", pictureTooLarge);
	const beginning = await upload.slice(0, 16).arrayBuffer();
	if (!isPicture(new Uint8Array(beginning))) throw new Refusal("invalid", refusal);
	const remade = await make(async () =>
		decode({ bytes: new Uint8Array(await upload.arrayBuffer()), crop: null, renditions }),
	);
	if (remade === "tooLarge") throw new Refusal("invalid", pictureTooLarge);
	if (remade === "tooSlow") throw new Refusal("invalid", pictureTooSlow);
	if (remade === "noPicture") throw new Refusal("invalid", refusal);
	return remade;
}

function randomName(): string {
	return randomBytes(16).toString("hex");
}

async function requireRoom(organizationId: number, database: Connection): Promise<void> {
	const { files } = storeFor(organizationId, database);
	const hasRoom = (await files.usedBytes()) < roomBytes;
	if (hasRoom && (await files.storedBytes()) < mostStoredBytes) return;
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
