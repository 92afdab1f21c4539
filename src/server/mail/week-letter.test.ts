import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followsNothing } from "#domain/follower/follower.ts";
import type { Language } from "#domain/language/language.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { startMailServer } from "#testing/servers/mail-server.ts";
import { startApp } from "#testing/start-app.ts";
import { deliverDue, postOf } from "./deliver.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
	server = await startMailServer();
});
afterAll(() => server.close());

describe.each(engines)("$name: the letter of the week", ({ open }) => {
	test("goes on Monday morning of the league to who asked before, once, of what they follow", async () => {
		const database = await open();
		const hoops = await aLeague(database, {
			organization: { name: "Hoops", slug: "hoops", timeZone: "America/Los_Angeles" },
			teams: { Hawks: ["Ana Ruiz"], Owls: ["Cy Young"], Kites: ["Di Dunn"], Doves: ["Eve Fox"] },
			hasBoxScores: true,
			games: [
				["Hawks", 81, "Owls", 70, { date: "2026-01-07" }],
				["Kites", 60, "Doves", 50, { date: "2026-01-08" }],
				["Hawks", "Kites", { date: "2026-01-14", time: "19:00", location: "Gym" }],
				["Doves", "Owls", { date: "2026-01-15", time: "19:00" }],
			],
		});
		// Sunday evening there.
		let now = new Date("2026-01-12T05:00:00Z");
		const app = await startApp({
			database,
			now: () => now,
			settings: { smtpUrl: server.url, mailFrom: "league@fieldhouse.test" },
		});
		const follower = async (address: string, teams: number[], language: Language, at = now) => {
			const { followers } = hoops.store;
			const createdAt = at.toISOString();
			const id = await followers.insert({ way: "mail", address, language, createdAt });
			const follows = { ...followsNothing, isWeekly: true, teams, isAll: teams.length === 0 };
			await followers.setFollows(id, follows, createdAt);
		};
		const deliver = async () => {
			const post = postOf(app.services);
			await Promise.all([deliverDue(app.services, post), deliverDue(app.services, post)]);
			post?.close();
			return server.received
				.splice(0)
				.map(({ to, raw }) => ({ to: to[0], raw: raw.replace(/=\r\n/g, "") }))
				.toSorted((a, b) => (a.to ?? "").localeCompare(b.to ?? ""));
		};
		await follower("all@home.test", [], "fr");
		await follower("hawks@home.test", [hoops.teamId("Hawks")], "en");
		expect(await deliver()).toEqual([]);
		now = new Date("2026-01-12T16:01:00Z");
		await follower("late@home.test", [], "en");
		const letters = await deliver();
		expect(letters.map(({ to }) => to)).toEqual(["all@home.test", "hawks@home.test"]);
		const [french, english] = letters.map(({ raw }) => raw);
		expect(french).toContain("Meneurs");
		expect(french).toContain("Kites 60");
		expect(english).toContain("Owls 70, Hawks 81");
		expect(english).toContain("Kites at Hawks, Gym");
		expect(english).not.toContain("Doves 50, Kites 60");
		expect(english).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
		expect(await deliver()).toEqual([]);
		now = new Date("2026-01-19T16:01:00Z");
		const next = await deliver();
		// Nothing was played or is to come.
		expect(next).toEqual([]);
		await database.close();
	});
});
