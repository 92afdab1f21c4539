import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { sizesOf } from "#domain/picture/sizes.ts";
import { openMemory } from "#testing/databases.ts";
import {
	hostileDocuments,
	hostilePictures,
	payload,
	plainDocument,
	plainPictures,
} from "#testing/hostile-pictures.ts";
import type { KeptRenditions } from "#usecases/picture/pictures.ts";
import { documentTooLarge, noneOfLibrary, pictureKeeper, pictureTooLarge } from "./pictures.ts";
import { uploadsFolder } from "./uploaded-files.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-library-"));
const database = await openMemory();
const pictures = pictureKeeper({ dataDir }, database)(1);
const corpus = await hostilePictures();
const { png } = await plainPictures();
afterAll(async () => {
	await database.close();
	rmSync(dataDir, { recursive: true });
});

const photo = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#2b5d3a" } })
		.jpeg()
		.toBuffer();

describe("hostile files", () => {
	test.each(corpus)("$name: $becomes", async ({ name, bytes, becomes }) => {
		const before = stored();
		const kept = await keep(name, bytes).catch((error: Error) => error.message);
		if (becomes === "kept") {
			const { files } = kept as KeptRenditions;
			expect(stored()).toEqual([...before, ...files.map((file) => file.name)].toSorted());
			for (const file of files) await expectMadeAnew(file.name);
		} else {
			expect(kept).toBe(becomes === "tooLarge" ? pictureTooLarge : noneOfLibrary);
			expect(stored()).toEqual(before);
		}
	});

	test.each(hostileDocuments())("$name: $becomes", async ({ name, bytes, becomes }) => {
		const before = stored();
		const kept = await keep(name, bytes).catch((error: Error) => error.message);
		if (becomes === "kept") {
			expect(kept).toMatchObject({ contentType: "application/pdf", bytes: bytes.length });
			expect((kept as { name: string }).name).toMatch(/^[0-9a-f]{32}\.pdf$/);
		} else {
			expect(kept).toBe(becomes === "tooLarge" ? documentTooLarge : noneOfLibrary);
			expect(stored()).toEqual(before);
		}
	});
});

describe("a picture of the library", () => {
	test.each([
		{ what: "a photograph", size: [4000, 3000], shown: [1600, 1200], widths: [480, 960, 1600] },
		{ what: "one that stands", size: [3000, 4000], shown: [1200, 1600], widths: [480, 960, 1200] },
		{ what: "a small one", size: [700, 350], shown: [700, 350], widths: [480, 700] },
		{ what: "a crest", size: [300, 300], shown: [300, 300], widths: [300] },
		{ what: "one as wide as a size", size: [960, 400], shown: [960, 400], widths: [480, 960] },
	])("$what is kept in the sizes its address promises", async ({ size, shown, widths }) => {
		const [width = 0, height = 0] = size;
		const kept = (await keep("a.jpg", await photo(width, height))) as KeptRenditions;
		expect([kept.width, kept.height]).toEqual(shown);
		const promised = sizesOf(`/files/1/${kept.fileName}`, kept.width);
		expect(promised.map((it) => it.width)).toEqual(widths);
		for (const { url, width } of promised) {
			expect((await sharp(read(url.split("/").at(-1) ?? "")).metadata()).width).toBe(width);
		}
		expect(kept.hasSource).toBe(Math.max(width, height) > 1600);
		expect(kept.files).toHaveLength(widths.length + Number(kept.hasSource));
	});

	test("is upright, whatever the camera held", async () => {
		const lying = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer();
		expect(await keep("a.jpg", lying)).toMatchObject({ width: 20, height: 40 });
	});

	test("is cut out of all the pixels that were sent", async () => {
		const halves = await sharp(await photo(2400, 1200))
			.composite([{ input: await photo(1200, 1200).then(red), left: 0, top: 0 }])
			.png()
			.toBuffer();
		const whole = { ...((await keep("a.png", halves)) as KeptRenditions), bytes: 0 };
		const cut = await pictures.cut(whole, { x: 0.5, y: 0, width: 0.5, height: 1 });
		// Half of 2,400 pixels, where half of what is shown would be 800.
		expect(cut).toMatchObject({ width: 1200, height: 1200 });
		expect(cut?.fileName).not.toBe(whole.fileName);
		const { dominant } = await sharp(read(cut?.fileName ?? "")).stats();
		expect(dominant.r).toBeLessThan(dominant.g);
	});

	test("whose file is gone cannot be cut", async () => {
		const whole = { fileName: `${"0".repeat(32)}.webp`, width: 9, height: 9, bytes: 9 };
		const part = { x: 0, y: 0, width: 0.5, height: 0.5 };
		expect(await pictures.cut({ ...whole, hasSource: false }, part)).toBeUndefined();
	});
});

test("a document is kept as it came", async () => {
	const bytes = plainDocument();
	const kept = await keep("Rules 2026.pdf", bytes);
	expect(read((kept as { name: string }).name).equals(bytes)).toBe(true);
});

async function red(picture: Buffer): Promise<Buffer> {
	const { width, height } = await sharp(picture).metadata();
	return sharp({ create: { width, height, channels: 3, background: "red" } })
		.png()
		.toBuffer();
}

async function keep(name: string, bytes: Uint8Array) {
	return pictures.keepForLibrary(new File([Buffer.from(bytes)], name));
}

async function expectMadeAnew(name: string): Promise<void> {
	expect(name).toMatch(/^[0-9a-f]{32}(-480|-960|-source)?\.webp$/);
	const bytes = read(name);
	expect(bytes.includes(payload)).toBe(false);
	const { format, width, height, pages, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
	expect({ format, pages, exif, icc, xmp, iptc }).toEqual({ format: "webp" });
	expect(Math.max(width, height)).toBeLessThanOrEqual(name.includes("source") ? 2560 : 1600);
}

function read(name: string): Buffer {
	return readFileSync(join(uploadsFolder({ dataDir }), "1", name));
}

function stored(): string[] {
	return globSync("*", { cwd: join(uploadsFolder({ dataDir }), "1") }).toSorted();
}
