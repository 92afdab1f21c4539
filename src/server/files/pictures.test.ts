import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { openMemory } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { hostilePictures, payload, plainPictures, type Sent } from "#testing/hostile-pictures.ts";
import { pictureDecoder } from "../workers/picture-decoder.ts";
import { pictureKeeper, pictureTooLarge } from "./pictures.ts";
import { uploadsFolder } from "./uploaded-files.ts";

const sentence = "Only image files are allowed";
const settings = { dataDir: "" };
const database = await openMemory();
const corpus = await hostilePictures();
const { png, gif } = await plainPictures();
afterAll(() => database.close());

describe("hostile files", () => {
	test("there are more than sixty", () => expect(corpus.length).toBeGreaterThan(60));

	test.each(corpus)("$name: $becomes", async (sent) => {
		const before = stored();
		const start = performance.now();
		const outcome = await keep(sent).catch((error: Error) => error.message);
		expect(performance.now() - start).toBeLessThan(2000);
		if (sent.becomes === "kept") {
			expect(stored()).toEqual([...before, join("1", outcome)].toSorted());
			await expectMadeAnew(outcome);
		} else {
			expect(outcome).toBe(sent.becomes === "tooLarge" ? pictureTooLarge : sentence);
			expect(stored()).toEqual(before);
		}
	});

	test("twenty at once are all answered", async () => {
		const largest = corpus.toSorted((a, b) => b.bytes.length - a.bytes.length).slice(0, 20);
		const outcomes = await Promise.allSettled(largest.map(keep));
		expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(
			largest.map(({ becomes }) => becomes === "kept"),
		);
	});

	test("what comes when too many wait already is refused at once", async () => {
		const sent = Array.from({ length: 40 }, () => keep({ name: "a.png", bytes: png }));
		// Another organization's is taken all the same, and made before most of them.
		let done = 0;
		for (const one of sent) {
			one.then(
				() => {
					done += 1;
				},
				() => {},
			);
		}
		await keep({ name: "another.png", bytes: png }, 2);
		expect(done).toBeLessThan(10);
		const outcomes = await Promise.allSettled(sent);
		const refused = outcomes.filter((outcome) => outcome.status === "rejected");
		// Twenty-five have room, and some are done before the last one comes.
		expect(refused.length).toBeGreaterThan(0);
		expect(refused.length).toBeLessThanOrEqual(15);
		expect(refused[0]?.reason).toMatchObject({ kind: "overloaded", retryAfterSeconds: 5 });
	});
});

test("a picture is kept upright, without where it was taken", async () => {
	const lying = sharp(png).withExif({ IFD3: { GPSLatitude: "34/1 3/1 0/1" } });
	const bytes = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
	const { width, height, exif } = await sharp(
		read(await keep({ name: "a.jpg", bytes })),
	).metadata();
	expect({ width, height, exif }).toEqual({ width: 20, height: 40 });
});

test("a GIF keeps its first frame and what is seen through it", async () => {
	const clear = { create: { width: 4, height: 4, channels: 4, background: "#ff000000" } } as const;
	const bytes = await sharp(clear).gif().toBuffer();
	const { hasAlpha } = await sharp(read(await keep({ name: "a.gif", bytes }))).metadata();
	expect(hasAlpha).toBe(true);
});

test("a decoder that takes too long is ended, and the next picture gets another", async () => {
	const decode = pictureDecoder(1);
	const work = { bytes: gif, crop: null, renditions: [{ name: "", width: 10 }] };
	expect(await decode(work)).toBe("tooSlow");
	expect(await decode(work)).toBe("tooSlow");
	expect(await pictureDecoder()(work)).toEqual([
		{ name: "", width: 10, height: 5, bytes: expect.any(Uint8Array) },
	]);
});

test("an organization that has used up its room is told so", async () => {
	const { store, organization } = await aLeague(database);
	const file = { contentType: "image/webp", createdBy: null, createdAt: "2026-01-01" };
	await store.files.insert({ ...file, name: "large.webp", bytes: 500 * 1024 * 1024 });
	const pictures = pictureKeeper(settings, database)(organization.id);
	await expect(
		pictures.keep(new File([Buffer.from(png)], "a.png"), sentence),
	).rejects.toMatchObject({
		kind: "conflict",
		message: expect.stringContaining("no room left"),
	});
});

test("what was thrown away takes no room, but cannot be heaped up without end", async () => {
	const { store, organization } = await aLeague(database);
	const pictures = pictureKeeper(settings, database)(organization.id);
	const file = { contentType: "image/webp", createdBy: null, createdAt: "2026-01-01" };
	const half = 500 * 1024 * 1024;
	await store.files.insert({ ...file, name: "gone.webp", bytes: half, isOfLibrary: true });
	expect(await pictures.keep(new File([Buffer.from(png)], "a.png"), sentence)).toBeTruthy();
	await store.files.insert({ ...file, name: "gone too.webp", bytes: half, isOfLibrary: true });
	await expect(
		pictures.keepForLibrary(new File([Buffer.from(png)], "a.png")),
	).rejects.toMatchObject({ kind: "conflict" });
});

async function keep(
	{ name, bytes }: Pick<Sent, "name" | "bytes">,
	organizationId = 1,
): Promise<string> {
	const file = new File([Buffer.from(bytes)], name);
	return (await pictureKeeper(settings, database)(organizationId).keep(file, sentence)).name;
}

async function expectMadeAnew(name: string): Promise<void> {
	const bytes = read(name);
	expect(bytes.includes(payload)).toBe(false);
	expect(bytes.length).toBeLessThan(500_000);
	const { format, width, height, pages, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
	expect({ format, pages, exif, icc, xmp, iptc }).toEqual({ format: "webp" });
	expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
}

function read(name: string): Buffer {
	expect(name).toMatch(/^[0-9a-f]{32}\.webp$/);
	return readFileSync(join(uploadsFolder(settings), "1", name));
}

function stored(): string[] {
	return globSync("1/*", { cwd: uploadsFolder(settings) }).toSorted();
}
