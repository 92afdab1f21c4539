import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Follows, followsNothing } from "#domain/follower/follower.ts";
import type { Language } from "#domain/language/language.ts";
import { gameState, type NoticeAudience } from "#domain/notice/happening.ts";
import { usualLetters } from "#domain/notice/letter-settings.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";
import { startApp } from "#testing/start-app.ts";
import { gamesGone } from "#usecases/notice/game-happened.ts";
import { happened } from "#usecases/notice/happened.ts";
import { countOf } from "#usecases/notice/readers.ts";
import { bringBack, moveToTrash } from "#usecases/trash/trash.ts";
import { deliverDue, postOf } from "./deliver.ts";
import { tellNotices } from "./tell-notices.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
	server = await startMailServer();
});
afterAll(() => server.close());

const minute = 60_000;

describe.each(engines)("$name: what happened is told", ({ open }) => {
	let app: Awaited<ReturnType<typeof startApp>>;
	let hoops: MadeLeague;
	let others: MadeLeague;
	let now: Date;
	beforeEach(async () => {
		server.received.length = 0;
		// Noon in California.
		now = new Date("2026-01-05T20:00:00Z");
		const database = await open();
		hoops = await aLeague(database, {
			organization: { name: "Hoops", slug: "hoops", timeZone: "America/Los_Angeles" },
			teams: {
				Hawks: ["Ana Ruiz", "Bo Archer"],
				Owls: ["Cy Young"],
				Kites: ["Di Dunn"],
				Doves: [],
			},
			games: [
				["Hawks", "Owls", { date: "2026-01-12", time: "19:00", location: "Gym" }],
				["Kites", "Doves", { date: "2026-01-12", time: "19:00" }],
				["Hawks", 81, "Kites", 70, { date: "2026-01-05" }],
			],
		});
		others = await aLeague(database, {
			organization: { name: "Others", slug: "others" },
			games: [["Reds", "Blues"]],
		});
		app = await startApp({
			database,
			now: () => now,
			settings: { smtpUrl: server.url, mailFrom: "league@fieldhouse.test" },
		});
		return () => database.close();
	});

	const later = (minutes: number) => {
		now = new Date(now.getTime() + minutes * minute);
	};
	const follower = async (
		league: MadeLeague,
		address: string,
		follows: Partial<Follows>,
		language: Language = "en",
	) => {
		const { followers } = league.store;
		const at = now.toISOString();
		const id = await followers.insert({ way: "mail", address, language, createdAt: at });
		await followers.setFollows(id, Object.assign(structuredClone(followsNothing), follows), at);
		return id;
	};
	const move = async (index: number, after: object, reason: string | null = "Snow") => {
		const { store, organization } = hoops;
		const gameId = hoops.gameId(index);
		const [game] = await store.games.listWithTeams({ id: gameId });
		const before = gameState(present(game, "the game"));
		const changed = Object.assign(structuredClone(before), after);
		await store.transaction((store) =>
			happened(
				{ store, organization, now, viewer: { kind: "anonymous" } },
				{ kind: "gamesChanged", changes: [{ gameId, before, after: changed }], reason },
			),
		);
	};
	const deliver = async () => {
		const post = postOf(app.services);
		await Promise.all([deliverDue(app.services, post), deliverDue(app.services, post)]);
		post?.close();
		const all = server.received.splice(0);
		return all.map(({ to, raw }) => ({ to: to[0], raw: raw.replace(/=\r\n/g, "") }));
	};
	const reached = async () => (await deliver()).map(({ to }) => to).toSorted();

	test("to who follows a team of it or all, once, after a minute, and to nobody else", async () => {
		await follower(hoops, "hawks@home.test", { teams: [hoops.teamId("Hawks")] });
		await follower(hoops, "all@home.test", { isAll: true }, "fr");
		await follower(hoops, "doves@home.test", { teams: [hoops.teamId("Doves")] });
		await follower(others, "others@home.test", { isAll: true });
		const gone = await follower(hoops, "gone@home.test", { isAll: true });
		const asking = { way: "mail", address: "asking@home.test", language: "en" } as const;
		await hoops.store.followers.insert(Object.assign({ createdAt: now.toISOString() }, asking));
		await move(0, { date: "2026-01-19", time: "20:00" });
		expect(await reached()).toEqual([]);
		later(1);
		await hoops.store.followers.remove(gone);
		const letters = await deliver();
		expect(letters.map(({ to }) => to).toSorted()).toEqual(["all@home.test", "hawks@home.test"]);
		expect(await reached()).toEqual([]);
		const english = letters.find(({ to }) => to === "hawks@home.test")?.raw ?? "";
		expect(english).toMatch(/^From: Hoops <league@fieldhouse.test>\r$/m);
		expect(english).toMatch(/^Subject: New time: Owls at Hawks\r$/m);
		expect(english).toContain("Reason: Snow");
		expect(english).toContain("Monday, January 12, 7:00 PM =E2=86=92 Monday, January 19, 8:00 PM");
		expect(english).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
		expect(english).toContain("text/calendar");
		expect(letters.find(({ to }) => to === "all@home.test")?.raw).toContain("Nouvel horaire");
	});

	test("as its organization has set: held longer, in quiet hours of its own, with an address to answer to", async () => {
		await follower(hoops, "all@home.test", { isAll: true });
		const letters = {
			answersTo: "office@hoops.test",
			holdMinutes: 5,
			digestMinutes: 0,
			quietFrom: "12:00",
			quietUntil: "13:00",
		};
		await app.services.platform.organizations.change(hoops.organization.id, { letters });
		hoops.organization.letters = letters;
		await move(0, { date: "2026-01-19", time: "20:00" });
		later(4);
		expect(await reached()).toEqual([]);
		later(2);
		expect(await reached()).toEqual([]);
		later(60);
		const [letter, ...others] = await deliver();
		expect(others).toEqual([]);
		expect(letter?.raw).toMatch(/^Reply-To: Hoops <office@hoops.test>\r$/m);
	});

	test("as many as were counted before", async () => {
		const teams = [hoops.teamId("Hawks"), hoops.teamId("Owls")];
		await follower(hoops, "hawks@home.test", { teams });
		await follower(hoops, "league@home.test", { leagues: [hoops.seasonLeague.league.id] });
		await follower(hoops, "doves@home.test", { teams: [hoops.teamId("Doves")] });
		const count = (audience: Partial<NoticeAudience>) =>
			countOf(hoops, { teams, leagues: [], toWhom: ["followers"], ...audience });
		expect(await count({})).toEqual({ teams: 2, people: 1, byMail: 1, byPush: 0 });
		expect(await count({ teams: "all" })).toMatchObject({ teams: 4, people: 3 });
		const leagues = [hoops.seasonLeague.league.id];
		expect(await count({ leagues })).toMatchObject({ people: 2 });
		expect(await count({ toWhom: ["captains"] })).toMatchObject({ people: 0 });
	});

	test("to those who play in it, minors by a guardian, once where the address follows as well", async () => {
		const { contacts } = hoops.store;
		const write = async (player: string, address: string) =>
			contacts.save({
				playerId: hoops.playerId(player),
				address,
				isGuardians: false,
				guardianName: null,
				endedAt: null,
			});
		await write("Ana Ruiz", "ana@home.test");
		await write("Bo Archer", "family@home.test");
		await write("Cy Young", "family@home.test");
		await write("Di Dunn", "di@home.test");
		await follower(hoops, "ana@home.test", { isAll: true });
		const captains = { teams: "all", leagues: [], toWhom: ["captains"] } as const;
		expect(await countOf(hoops, captains)).toMatchObject({ people: 0 });
		const [entry] = await hoops.store.teams.listEntriesOfTeam(hoops.teamId("Owls"));
		const captain = { captainId: hoops.playerId("Cy Young"), captainName: "Cy Young" };
		await hoops.store.teams.setCaptain(entry?.id ?? 0, captain);
		expect(await countOf(hoops, captains)).toMatchObject({ people: 1 });
		await move(0, { date: "2026-01-19" });
		later(1);
		const letters = await deliver();
		expect(letters.map(({ to }) => to).toSorted()).toEqual(["ana@home.test", "family@home.test"]);
		const family = letters.find(({ to }) => to === "family@home.test")?.raw ?? "";
		expect(family).toContain("because you, or your child, play in it");
		const [, address = ""] = /^List-Unsubscribe:\s+<([^>]*)>/m.exec(family) ?? [];
		const ended = await app.app.request(address, {
			method: "POST",
			body: "List-Unsubscribe=One-Click",
			headers: {
				"content-type": "application/x-www-form-urlencoded",
				host: new URL(address).host,
			},
		});
		expect(ended.status).toBe(200);
		later(120);
		await move(0, { date: "2026-01-20" });
		later(1);
		expect(await reached()).toEqual(["ana@home.test"]);
	});

	test("of games that go with a team or a season, once in one letter, and that they are back", async () => {
		await follower(hoops, "hawks@home.test", { teams: [hoops.teamId("Hawks")] });
		await follower(hoops, "doves@home.test", { teams: [hoops.teamId("Doves")] });
		const viewer = { kind: "anonymous" } as const;
		const { store, organization, season } = hoops;
		const remove = (kind: "team" | "season", id: number) =>
			store.transaction((store) =>
				moveToTrash({ viewer, now, organization }, store, { kind, id, label: "", seasonIds: [] }),
			);
		const { trashId } = await remove("team", hoops.teamId("Hawks"));
		later(1);
		// What was played is over for them.
		const [letter, ...more] = await deliver();
		expect([letter?.to, more]).toEqual(["hawks@home.test", []]);
		expect(letter?.raw).toMatch(/^Subject: Cancelled: Owls at Hawks\r$/m);
		await bringBack({ store, organization, now, viewer }, trashId);
		later(61);
		expect(await reached()).toEqual(["hawks@home.test"]);
		later(61);
		await remove("season", season.id);
		later(1);
		expect(await reached()).toEqual(["doves@home.test", "hawks@home.test"]);
		later(61);
		expect(await reached()).toEqual([]);
	});

	test("to nobody who became anonymous meanwhile, whose address is nowhere any more", async () => {
		const id = hoops.playerId("Ana Ruiz");
		await hoops.store.contacts.save({
			playerId: id,
			address: "ana@home.test",
			isGuardians: false,
			guardianName: null,
			endedAt: null,
		});
		await move(0, { date: "2026-01-19" });
		later(1);
		await tellNotices(app.services);
		const waiting = async () =>
			(await app.services.platform.outbox.listOf("all", 10)).map(({ address }) => address);
		expect(await waiting()).toEqual(["ana@home.test"]);
		await hoops.store.letters.removeOf({ playerIds: [id], signUpIds: [] });
		expect(await waiting()).toEqual([]);
		expect(await reached()).toEqual([]);
	});

	test("of a game that is deleted, unless it is back within the minute", async () => {
		await follower(hoops, "hawks@home.test", { teams: [hoops.teamId("Hawks")] });
		const gameId = hoops.gameId(0);
		const viewer = { kind: "anonymous" } as const;
		const remove = () =>
			hoops.store.transaction(async (store) => {
				const game = present(await store.games.find(gameId), "the game");
				const { organization } = hoops;
				await gamesGone({ store, organization, now, viewer }, [game]);
				const thrown = { by: null, at: now.toISOString(), label: "" };
				return present(await store.trash.discard("game", gameId, thrown), "the trash");
			});
		const { store, organization } = hoops;
		await bringBack({ store, organization, now, viewer }, await remove());
		later(1);
		expect(await reached()).toEqual([]);
		await remove();
		later(1);
		const [letter, ...more] = await deliver();
		expect(more).toEqual([]);
		expect(letter?.raw).toMatch(/^Subject: Cancelled: Owls at Hawks\r$/m);
	});

	test("by a result, of games that visitors see alone", async () => {
		await follower(hoops, "all@home.test", { isAll: true });
		const result = (index: number) =>
			hoops.store.transaction((store) =>
				happened(
					{ store, organization: hoops.organization, now, viewer: { kind: "anonymous" } },
					{ kind: "result", gameId: hoops.gameId(index) },
				),
			);
		await result(2);
		// It has none by the time it would be told.
		await result(1);
		later(1);
		const letters = await deliver();
		expect(letters).toHaveLength(1);
		expect(letters[0]?.raw).toMatch(/^Subject: Final: Kites 70, Hawks 81\r$/m);
	});

	test("not at night, unless it is played within a day", async () => {
		await follower(hoops, "all@home.test", { isAll: true });
		// 23:00 there.
		now = new Date("2026-01-06T07:00:00Z");
		await move(0, { status: "cancelled" });
		later(1);
		expect(await reached()).toEqual([]);
		now = new Date("2026-01-06T14:59:00Z");
		expect(await reached()).toEqual([]);
		now = new Date("2026-01-06T15:00:00Z");
		expect(await reached()).toEqual(["all@home.test"]);
		// 23:00 on the day before.
		now = new Date("2026-01-12T07:00:00Z");
		await move(1, { status: "postponed" });
		later(1);
		expect(await reached()).toEqual(["all@home.test"]);
	});

	test("in one letter of what happens within an hour", async () => {
		await follower(hoops, "all@home.test", { isAll: true });
		await move(0, { location: "Arena" });
		later(1);
		expect(await reached()).toEqual(["all@home.test"]);
		await move(0, { location: "Hall" });
		later(1);
		expect(await reached()).toEqual([]);
		await move(1, { location: "Hall" });
		later(1);
		expect(await reached()).toEqual([]);
		later(60);
		const [letter, ...more] = await deliver();
		expect(more).toEqual([]);
		expect(letter?.raw).toMatch(/^Subject: Hoops: 2 changes\r$/m);
	});

	test("whatever teams are called, no header breaks", async () => {
		await follower(hoops, "all@home.test", { isAll: true });
		const evil = "Owls\r\nBcc: all@b.test <script>";
		await move(0, {
			date: "2026-01-20",
			home: { teamId: hoops.teamId("Hawks"), name: evil + "x".repeat(300) },
		});
		later(1);
		const [letter] = await deliver();
		const [head = ""] = (letter?.raw ?? "").split("\r\n\r\n");
		expect(head).not.toMatch(/^Bcc:/m);
		expect(letter?.to).toBe("all@home.test");
		const page = letter?.raw.slice(letter.raw.indexOf("<!doctype")) ?? "";
		expect(page).toContain("&lt;script&gt;x");
		expect(page).not.toContain("<script>");
	});

	test("whatever a league is called, whoever gets its answers and whatever the reason is, no header breaks", async () => {
		const evil = 'Hoops" <boss@b.test>\r\nBcc: all@b.test\u2028<script>';
		await app.database.db
			.updateTable("organizations")
			.set({
				name: evil + "x".repeat(120 - evil.length),
				letters: JSON.stringify({ ...usualLetters, answersTo: "office@hoops.test" }),
			})
			.where("id", "=", hoops.organization.id)
			.execute();
		await follower(hoops, "all@home.test", { isAll: true });
		await move(0, { date: "2026-01-20" }, `Snow\r\nBcc: all@b.test <script>`);
		later(1);
		const [letter, ...more] = await deliver();
		expect(more).toEqual([]);
		const [head = ""] = (letter?.raw ?? "").split("\r\n\r\n");
		const names = head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(":")));
		expect(names.filter((name) => /^(from|reply-to|to|bcc|subject)$/i.test(name))).toEqual([
			"From",
			"To",
			"Reply-To",
			"Subject",
		]);
		expect(head).toMatch(/<league@fieldhouse.test>\r$/m);
		expect(head).toMatch(/<office@hoops.test>\r$/m);
		expect(letter?.to).toBe("all@home.test");
		const page = letter?.raw.slice(letter.raw.indexOf("<!doctype")) ?? "";
		expect(page).toContain("&lt;script&gt;");
		expect(page).not.toContain("<script>");
	});
});
