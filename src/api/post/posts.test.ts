import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { followsNothing } from "#domain/follower/follower.ts";
import { showPosts } from "#server/operations/scheduled-publishing.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { type PagesApi, type PagesLeague, startPagesApi } from "#testing/pages-api.ts";

describe.each(engines)("$name: news", (engine) => {
	let pages: PagesApi;
	let desk: PagesLeague;
	beforeAll(async () => {
		pages = await startPagesApi(engine);
	});
	afterAll(() => pages.database.close());
	beforeEach(async () => {
		desk = await pages.league({ moreLanguages: ["fr"] });
	});

	const said = async (response: Promise<Response>) => {
		const { status, body } = await response.then(async (it) => ({
			status: it.status,
			body: await it.json(),
		}));
		return { status, body };
	};
	const write = async (sent: Record<string, unknown>, who: Browser = desk.olga) =>
		said(who.post("/api/posts", { title: "Hall closed", ...sent }));
	const published = async (sent: Record<string, unknown> = {}) =>
		(await write({ isPublished: true, ...sent })).body.post;
	const change = async (id: number, sent: Record<string, unknown>, who: Browser = desk.olga) =>
		said(who.put(`/api/posts/${id}`, sent));

	test("are on their page, under their own address, on the front page, in feed, search and sitemap", async () => {
		const { id } = await published({ text: "Gym **two** is closed." });
		for (const path of ["/news", `/news/${id}`, "/", "/search?q=closed", "/feeds/news.xml"]) {
			expect((await desk.visit(path)).html, path).toContain("Hall closed");
		}
		const { html } = await desk.visit(`/news/${id}`);
		expect(html).toContain("<strong>two</strong>");
		expect(html).toContain('"@type":"NewsArticle"');
		expect(html).toContain("data-share");
		expect(html).toMatch(/og:image" content="[^"]*\/post-\d+\./);
		expect(await desk.sitemap()).toContain(`/news/${id}<`);
	});

	test("have a link in the bar where its people want one, as long as there is something to read", async () => {
		const navigation = ["/", "/news"].map((to) => ({ label: to === "/" ? "HOME" : "NEWS", to }));
		await desk.put("/navigation", { navigation });
		expect((await desk.visit("/contact")).html).not.toContain("NEWS");
		const { id } = await published();
		expect((await desk.visit("/contact")).html).toContain("NEWS");
		expect((await desk.visit("/fr/contact")).html).toContain("NOUVELLES");
		await desk.olga.del(`/api/posts/${id}`);
		expect((await desk.visit("/contact")).html).not.toContain("NEWS");
	});

	test("without any there is neither a link to them nor a part of the front page", async () => {
		expect((await desk.visit("/")).html).not.toMatch(/NEWS|\/news"/);
		expect((await desk.visit("/news")).html).toContain("No news yet");
	});

	test("that are drafts or planned nobody sees before their minute, and then everybody does", async () => {
		const draft = (await write({})).body.post;
		const planned = await published({ title: "Soon", publishAt: "2026-03-02T12:30" });
		expect(planned).toMatchObject({ state: "planned", publishAt: "2026-03-02T12:30" });
		for (const { id } of [draft, planned]) {
			expect((await desk.visit(`/news/${id}`)).status).toBe(404);
		}
		expect((await desk.visit("/news")).html).not.toMatch(/Soon|Hall closed/);
		const since = new Date("2026-03-02T20:29:00Z");
		pages.setClock("2026-03-02T20:30:00Z");
		await showPosts(pages.services, since);
		expect((await desk.visit("/news")).html).toContain("Soon");
		expect((await desk.visit("/")).html).toContain("Soon");
	});

	test("stand pinned first, then the newest, and twelve on a page", async () => {
		await published({ title: "Pinned one", isPinned: true, publishAt: "2025-01-01T10:00" });
		for (let day = 1; day <= 13; day += 1) {
			const publishAt = `2026-02-${String(day).padStart(2, "0")}T10:00`;
			await published({ title: `Day ${day}.`, publishAt });
		}
		const { html } = await desk.visit("/news");
		const places = ["Pinned one", "Day 13.", "Day 12."].map((title) => html.indexOf(title));
		expect(places.toSorted((a, b) => a - b)).toEqual(places);
		expect(html).not.toContain("Day 1.");
		expect((await desk.visit("/news?page=2")).html).toContain("Day 1.");
	});

	test("stand over every page until the end of their day, where the league plays", async () => {
		const { id } = await published({ bannerUntil: "2026-03-02" });
		expect((await desk.visit("/contact")).html).toContain(`/news/${id}"`);
		pages.setClock("2026-03-03T07:59:00Z");
		expect((await desk.visit("/teamList")).html).toContain("Hall closed");
		pages.setClock("2026-03-03T08:00:00Z");
		expect((await desk.visit("/schedule")).html).not.toContain("Hall closed");
	});

	test("are marked where they are in another language than the page", async () => {
		const { id } = await published({ language: "fr", title: "Gymnase fermé" });
		expect((await desk.visit(`/news/${id}`)).html).toContain('<h1 lang="fr">Gymnase fermé');
		expect((await desk.visit(`/fr/news/${id}`)).html).toContain("<h1>Gymnase fermé");
		expect((await write({ language: "es" })).body.fields).toHaveProperty("language");
	});

	test("with hostile titles harm neither pages, heads, feeds nor sitemaps", async () => {
		const title = `</script><script>alert(1)</script>"'&]]>${"x".repeat(100)}`;
		const { id } = await published({
			title: `${title}\r\nBcc: a@b.c`,
			text: "<img src=x onerror=alert(1)> [x](javascript:alert(1))",
			bannerUntil: "2026-03-09",
		});
		for (const path of ["/news", `/news/${id}`, "/", "/feeds/news.xml"]) {
			const { html } = await desk.visit(path);
			expect(html, path).not.toContain("<script>alert");
			expect(html, path).not.toMatch(/<img src=x|href="javascript:/);
		}
		expect((await write({ title: "x".repeat(201) })).status).toBe(422);
		expect((await write({ title: " \u200b " })).status).toBe(422);
		expect((await write({ picture: { url: "javascript:alert(1)" } })).status).toBe(422);
		expect((await write({ publishAt: "2026-02-30T10:00" })).status).toBe(422);
	});

	test("change, go back to being drafts, are deleted and come back, and all of it is noted", async () => {
		const { id } = await published();
		const { body } = await change(id, { title: "Hall open" });
		expect(body.message).toBe("Hall open is in the news");
		expect((await change(id, { isPublished: false })).body.post.state).toBe("draft");
		expect((await desk.visit("/news")).html).not.toContain("Hall open");
		await change(id, { isPublished: true });
		const { trashId } = (await said(desk.olga.del(`/api/posts/${id}`))).body;
		expect((await desk.visit(`/news/${id}`)).status).toBe(404);
		await desk.olga.post(`/api/trash/${trashId}/restore`, {});
		expect((await desk.visit(`/news/${id}`)).html).toContain("Hall open");
		const notes = await desk.store.audit.list({ limit: 10, offset: 0 });
		expect(notes.map(({ action }) => action).toReversed()).toEqual([
			"post.add",
			"post.change",
			"post.change",
			"post.change",
			"post.delete",
			"post.restore",
		]);
	});

	test("are sent once, to those who follow, as the owner chose", async () => {
		const follow = async (
			address: string,
			way: "mail" | "push",
			follows = { ...followsNothing, isAll: true },
		) => {
			const at = "2026-03-01T12:00:00.000Z";
			const { followers } = desk.store;
			const id = await followers.insert({ way, address, language: "en", createdAt: at });
			await followers.setFollows(id, follows, at);
		};
		const { id } = await published();
		const send = (sent: object, who = desk.olga) =>
			said(who.post(`/api/posts/${id}/sending`, sent));
		expect(await send({})).toMatchObject({
			status: 409,
			body: { message: "Nobody would hear of it yet." },
		});
		await follow("ann@example.test", "mail");
		await follow("https://push.example.test/1", "push");
		const draft = (await write({})).body.post;
		expect((await said(desk.olga.post(`/api/posts/${draft.id}/sending`, {}))).body.message).toBe(
			"Publish the post before you send it.",
		);
		const readers = (await said(desk.olga.get(`/api/posts/${id}/readers`))).body.readers;
		expect(readers).toEqual({ people: 2, byMail: 1, byPush: 1 });
		expect((await send({ leagueId: 999_999 })).status).toBe(404);
		expect((await send({ how: [] })).status).toBe(422);
		expect((await send({}, desk.stan)).status).toBe(403);
		expect((await send({}, await desk.stranger())).status).toBe(404);
		expect(await desk.store.notices.listHeld()).toEqual([]);

		const tries = await Promise.all([send({ how: ["mail"] }), send({ how: ["mail"] })]);
		expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const done = tries.find(({ status }) => status === 200);
		expect(done?.body).toMatchObject({
			message: "Hall closed goes to 1 reader",
			post: { sent: { by: desk.names.olga, people: 1 } },
		});
		expect(await desk.store.notices.listHeld()).toMatchObject([
			{
				happening: {
					kind: "newsPublished",
					postId: id,
					how: ["mail"],
					audience: { teams: "all", leagues: [], toWhom: ["followers"] },
				},
			},
		]);
	});

	test("are the owners' to write, and another league's are not there", async () => {
		const { id } = await published();
		expect((await write({}, desk.stan)).status).toBe(403);
		const eve = await desk.stranger();
		expect((await change(id, { title: "Mine" }, eve)).status).toBe(404);
		expect((await said(eve.get("/api/posts"))).body.posts).toEqual([]);
	});

	test("leave an own page at their address where it is, and no new one is called so", async () => {
		expect((await desk.post("", { title: "News", path: "news" })).status).toBe(422);
		const at = { title: "Old news", path: "news", description: "", isIndexed: true, blocks: [] };
		const page = await desk.store.pages.insert({ key: null, title: "Old news" });
		await desk.store.pages.set(page, { content: at, isPublished: true });
		const { id } = await published();
		expect((await desk.visit("/news")).html).toContain("Old news");
		expect((await desk.visit("/news?page=1")).html).toContain("Hall closed");
		expect((await desk.visit(`/news/${id}`)).status).toBe(200);
	});
});
