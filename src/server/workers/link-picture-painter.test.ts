import { Hono } from "hono";
import sharp from "sharp";
import { expect, test } from "vitest";
import { box, picture, words } from "#site/link-pictures/element.ts";
import { linkPictureAddress } from "#site/link-pictures/facts.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { linkPictures } from "../link-pictures/link-pictures.ts";
import { linkPicturePainter } from "./link-picture-painter.ts";

const drawing = box({ width: 1200, height: 630, backgroundColor: "#123456" }, [words("Hawks", {})]);

test("a drawing that takes too long is given up, and the next one is painted", async () => {
	expect(await linkPicturePainter(1)(drawing, new Map())).toBeNull();
	const painted = await linkPicturePainter()(drawing, new Map());
	expect((await sharp(painted ?? undefined).metadata()).width).toBe(1200);
});

test("what is no drawing is no picture, and the painter paints on", async () => {
	const paint = linkPicturePainter();
	const broken = {
		type: "div",
		props: { style: { display: "nonsense" }, children: [box({}), box({})] },
	};
	expect(await paint(broken, new Map())).toBeNull();
	expect(await paint(drawing, new Map())).not.toBeNull();
});

test("a logo is painted, and what only has the name of one is not", async () => {
	const paint = linkPicturePainter();
	const blue = { create: { width: 20, height: 20, channels: 3 as const, background: "#0000ff" } };
	const logo = await sharp(blue).webp().toBuffer();
	const script = Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
	);
	const colourOf = async (bytes: Uint8Array) => {
		const withLogo = box({ width: 1200, height: 630, backgroundColor: "#ffffff" }, [
			picture("/files/1/x.webp", 630),
		]);
		const painted = await paint(withLogo, new Map([["/files/1/x.webp", bytes]]));
		const pixel = await sharp(painted ?? undefined)
			.extract({ left: 300, top: 300, width: 1, height: 1 })
			.removeAlpha()
			.raw()
			.toBuffer();
		return [...pixel];
	};
	expect(await colourOf(logo)).toEqual([0, 0, 255]);
	expect(await colourOf(script)).toEqual([255, 255, 255]);
});

test("a link picture is painted once for all who ask at once, and whoever comes too many is told to wait", async () => {
	const database = await openMemory();
	const league = await aLeague(database, {
		games: Array.from({ length: 60 }, () => ["Hawks", 81, "Owls", 70] as const),
	});
	const { services } = await startApp({ database });
	let painted = 0;
	const { promise, resolve } = Promise.withResolvers<void>();
	const slow = async () => {
		painted += 1;
		await promise;
		return new Uint8Array([1]);
	};
	const app = new Hono().get(linkPictureAddress, linkPictures(services, slow));
	const path = (id: number) => `/cards/1/game-${id}.0123456789abcdef.png`;
	const answers = [0, 0, ...league.gameIds.map((_, at) => at)].map((at) =>
		Promise.resolve(app.request(path(league.gameIds[at] ?? 0))),
	);
	// Those for whom there is no room are answered while the others wait.
	const refused = await Promise.race(
		answers.map((answer) => answer.then((it) => (it.status === 503 ? it : promise.then(() => it)))),
	);
	expect(refused.status).toBe(503);
	expect(refused.headers.get("retry-after")).toBe("5");
	resolve();
	const statuses = (await Promise.all(answers)).map(({ status }) => status);
	expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
	expect(painted).toBe(statuses.filter((status) => status === 200).length - 2);
	await database.close();
});
