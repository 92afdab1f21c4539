import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { plainDocument, plainPictures } from "#testing/hostile-pictures.ts";
import { type LeagueApi, type Said, startLeagueApi } from "#testing/league-api.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fieldhouse-pictures-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

type Picture = {
	id: number;
	name: string;
	alt: string | null;
	url: string;
	width: number;
	height: number;
	bytes: number;
	sizes: { url: string; width: number }[];
	usedIn: { label: string; to: string }[];
};

describe.each(engines)("$name: /pictures", (engine) => {
	let league: LeagueApi;
	let owner: Browser;
	let photo: Buffer;
	beforeAll(async () => {
		league = await startLeagueApi(engine, {}, { dataDir });
		const organizationId = league.own.organization.id;
		await addUser(league.api, { username: "owen", role: "org_owner", organizationId });
		owner = await league.api.signedIn("owen");
		const green = { width: 2000, height: 1000, channels: 3 as const, background: "#2b5d3a" };
		photo = await sharp({ create: green }).jpeg().toBuffer();
	});
	afterAll(() => league.database.close());

	const call = async (method: "get" | "post" | "put" | "del", path: string, body?: object) => {
		const write = method === "put" ? owner.put : owner.post;
		const response = await (body === undefined
			? owner[method as "get" | "del"](`/api${path}`)
			: write(`/api${path}`, body));
		return { status: response.status, body: (await response.json()) as Said["body"] };
	};
	const send = (bytes: Uint8Array, name = "photo.jpg") => {
		const form = new FormData();
		form.set("file", new File([new Uint8Array(bytes)], name));
		return call("post", "/pictures", form);
	};
	const add = async (bytes: Uint8Array = photo, name?: string) => {
		const said = await send(bytes, name);
		expect(said.status, said.body.message).toBe(200);
		return said.body.picture as Picture;
	};
	const list = async () => (await call("get", "/pictures")).body.pictures as Picture[];
	const change = async (id: number, body: object) => {
		const said = await call("put", `/pictures/${id}`, body);
		expect(said.status, said.body.message).toBe(200);
		return said.body.picture as Picture;
	};
	const publish = (url: string, key = "home") =>
		league.own.store.pages.save({
			key: key as "home",
			title: `Page ${key}`,
			isPublished: true,
			blocks: [{ kind: "imageGrid", images: [{ url, alt: "" }] }] as never,
		});

	describe("what is added", () => {
		test("is a picture in its sizes, named as its file was, and not described yet", async () => {
			const { status, body } = await send(photo, "C:\\pics\\Finals_2026 .JPG");
			expect(status).toBe(200);
			expect(body).toMatchObject({ success: true, message: "Finals 2026 added" });
			const url = expect.stringMatching(
				new RegExp(`^/files/${league.own.organization.id}/[0-9a-f]{32}\\.webp$`),
			);
			expect(body.picture).toMatchObject({
				kind: "picture",
				name: "Finals 2026",
				alt: null,
				url,
				width: 1600,
				height: 800,
				focusX: 50,
				focusY: 50,
				crop: null,
				usedIn: [],
				createdBy: "owen",
				whole: { url, width: 1600, height: 800 },
			});
			const { sizes } = body.picture as Picture;
			expect(sizes.map(({ width }) => width)).toEqual([480, 960, 1600]);
			expect((await list())[0]).toEqual(body.picture);
			expect(await league.lastNote()).toMatchObject({ action: "picture.add", username: "owen" });
		});

		test("may be a document, which is only handed out to be saved", async () => {
			const document = await add(plainDocument(), "Rules 2026.pdf");
			expect(document).toMatchObject({
				kind: "document",
				name: "Rules 2026",
				alt: "",
				width: null,
				sizes: [],
				whole: null,
				url: expect.stringMatching(/^\/files\/\d+\/[0-9a-f]{32}\.pdf$/),
			});
		});

		test.each([
			["a text", Buffer.from("Hello"), "neither a picture"],
			["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "neither a picture"],
			["nothing", Buffer.alloc(0), "neither a picture"],
		])("is not %s, whatever it is called", async (_, bytes, sentence) => {
			const before = await list();
			const { status, body } = await send(bytes, "photo.png");
			expect(status).toBe(422);
			expect(body.message).toContain(sentence);
			expect(await list()).toEqual(before);
		});

		test("is a file, and one of at most ten megabytes", async () => {
			const none = await call("post", "/pictures", {});
			expect(none).toMatchObject({ status: 422, body: { message: "Please choose a file." } });
			const large = await send(Buffer.alloc(11 * 1024 * 1024), "poster.pdf");
			expect(large.status).toBe(413);
			expect(large.body.message).toContain("too large");
		});
	});

	describe("a change", () => {
		test("says what is to be seen, or that it is decoration; what is absent stays", async () => {
			const { id } = await add();
			const described = await change(id, { alt: " The team cheers ", focusX: 10, focusY: "90" });
			expect(described).toMatchObject({ alt: "The team cheers", focusX: 10, focusY: 90 });
			expect(await change(id, { name: "Cheers" })).toEqual({ ...described, name: "Cheers" });
			expect(await change(id, { alt: "" })).toMatchObject({ alt: "", name: "Cheers" });
			expect(await change(id, { alt: null })).toMatchObject({ alt: null });
		});

		test.each([
			[{ name: " " }, "name", "Please enter a name."],
			[{ alt: "x".repeat(301) }, "alt", "This is longer than 300 characters."],
			[{ focusX: 101 }, "focusX", "A point is given in hundredths, from 0 to 100."],
			[{ crop: { x: -1, y: 0, width: 1, height: 1 } }, "crop", /shares from 0 to 1/],
			[{ crop: { x: 0.5, y: 0, width: 0.9, height: 1 } }, "crop", /outside the picture/],
			[{ crop: { x: 0, y: 0, width: 0.01, height: 1 } }, "crop", /outside the picture/],
			[{ crop: "all" }, "crop", /object with its fields/],
		])("%j is refused at its field", async (body, field, sentence) => {
			const { id } = await add();
			const said = await call("put", `/pictures/${id}`, body);
			expect(said.status).toBe(422);
			expect((said.body as { fields?: object }).fields).toEqual({
				[field]: expect.stringMatching(sentence),
			});
		});

		test("cuts a part out under a name of its own; the whole and what it had stay", async () => {
			const before = await add();
			await publish(before.url);
			const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
			const cut = await change(before.id, { crop, focusX: 100 });
			// Half of the 2,000 pixels that were sent.
			expect(cut).toMatchObject({ width: 1000, height: 1000, crop, formerUrls: [before.url] });
			expect(cut.url).not.toBe(before.url);
			expect(cut.usedIn).toEqual([{ label: "Page home", to: "/dashboard/site/pages/home" }]);
			expect((await league.own.store.files.listNames()).join(" ")).toContain(nameOf(before.url));
			const again = await change(before.id, { crop: null });
			expect(again).toMatchObject({ url: before.url, width: 1600, height: 800, crop: null });
			expect(await change(before.id, { crop: { x: 0, y: 0, width: 1, height: 1 } })).toEqual(again);
		});

		test("keeps the point that matters where it is in the picture", async () => {
			const { id } = await add();
			await change(id, { focusX: 75, focusY: 50 });
			const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
			expect(await change(id, { crop: right })).toMatchObject({ focusX: 50, focusY: 50 });
			expect(await change(id, { crop: null })).toMatchObject({ focusX: 75, focusY: 50 });
		});

		test("of what is not there, or of somebody else's, is of nothing", async () => {
			const foreign = await league.foreign.store.pictures.insert({
				kind: "picture",
				fileName: "foreign.webp",
				name: "Foreign",
				alt: null,
				bytes: 7,
				width: 9,
				height: 9,
				focusX: 50,
				focusY: 50,
				crop: null,
				whole: null,
				formerFileNames: [],
				createdBy: null,
				createdAt: "2026-01-01T00:00:00.000Z",
			});
			for (const id of [foreign.id, 4711]) {
				const refused = { status: 404, body: { message: "Picture not found." } };
				expect(await call("put", `/pictures/${id}`, { alt: "Mine" })).toMatchObject(refused);
				expect(await call("del", `/pictures/${id}`)).toMatchObject(refused);
			}
			expect((await list()).map(({ name }) => name)).not.toContain("Foreign");
		});
	});

	describe("where a picture is used", () => {
		test("is told of published pages, drafts and the logo", async () => {
			const { url } = await add();
			const uses = async () => (await list()).find((it) => it.url === url)?.usedIn;
			await publish(url, "youth");
			expect(await uses()).toEqual([{ label: "Page youth", to: "/dashboard/site/pages/youth" }]);
			await league.database.db
				.updateTable("pages")
				.set({ blocks: "[]", draft_blocks: JSON.stringify([{ url }]), draft: "{}" })
				.where("key", "=", "youth")
				.execute();
			await league.database.db
				.insertInto("site_navigation")
				.values({ organization_id: league.own.organization.id, items: `[{"to":"${url}"}]` })
				.execute();
			expect((await uses())?.map(({ label }) => label)).toEqual([
				"Page youth (draft)",
				"Navigation",
			]);
		});

		test("keeps it from being removed, and says where that is", async () => {
			const { id, url, name } = await add();
			await publish(url, "tournament");
			const refused = await call("del", `/pictures/${id}`);
			expect(refused).toMatchObject({
				status: 409,
				body: { message: `${name} is used: Page tournament. Please remove it there first.` },
			});
			await publish("/demo/other.webp", "tournament");
			expect((await call("del", `/pictures/${id}`)).status).toBe(200);
		});
	});

	test("what is removed makes room at once, and comes back whole", async () => {
		const used = async () => (await call("get", "/pictures")).body.usedBytes as number;
		const before = await used();
		const added = await add();
		expect(await used()).toBe(before + added.bytes);
		const { trashId, message } = (await call("del", `/pictures/${added.id}`)).body;
		expect(message).toBe("photo removed");
		expect((await list()).map(({ id }) => id)).not.toContain(added.id);
		expect(await used()).toBe(before);
		expect((await call("post", `/trash/${trashId}/restore`, {})).status).toBe(200);
		expect((await list()).find(({ id }) => id === added.id)).toEqual(added);
		expect(await used()).toBe(before + added.bytes);
	});

	test("a picture of 1 x 1 is a picture", async () => {
		const { png } = await plainPictures();
		expect(await add(png, ".png")).toMatchObject({ name: "Picture", width: 40, height: 20 });
	});
});

function nameOf(url: string): string {
	return url.split("/").at(-1) ?? "";
}
