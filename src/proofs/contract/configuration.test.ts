import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type Story, startStory } from "../world/story.ts";
import { contractOf } from "./contract.ts";
import { attribute, business, done, gamePeriod, stat, success } from "./shapes.ts";

const idAndName = (list: readonly { id: number; name: string }[]) => list.map(({ name }) => name);

describe.each(engines)("$name: the contract of configuration", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let sportId: number;
	const ids: Record<string, number> = {};
	const idOf = (name: string) => present(ids[name], name);
	beforeAll(async () => {
		story = await startStory(engine);
		sportId = story.sport.id;
	});
	afterAll(() => story.api.database.close());

	describe("periods, attributes and statistics", () => {
		const { walk, endsHere } = contractOf("bookkeeping", () => story.olive);
		const gamePeriods = z.object({ gamePeriods: z.array(gamePeriod) });
		const attributes = z.object({ attributes: z.array(attribute) });
		const stats = z.object({ stats: z.array(stat) });

		walk("GET /api/gamePeriods/{sportId}", async (send) => {
			const path = { sportId };
			const own = await send({ path, answers: gamePeriods });
			expect(idAndName(own.gamePeriods)).toContain("Final");
			// Settings may act for another user (rule `acting-user`).
			const query = { userId: story.oliveId };
			expect(await send({ path, query, by: story.root, answers: gamePeriods })).toEqual(own);
		});

		walk("POST /api/gamePeriods", async (send) => {
			const json = { sportId, name: " Overtime ", userId: story.oliveId };
			const added = await send({ json, answers: z.object({ ...success, gamePeriod }) });
			expect(added).toMatchObject({
				message: "Overtime created",
				gamePeriod: { name: "Overtime", hidden: false },
			});
			ids.overtime = added.gamePeriod.id;
		});

		walk("PUT /api/gamePeriods/hide/{id}", async (send) => {
			const shape = z.object({ ...success, gamePeriod });
			const path = { id: idOf("overtime") };
			for (const _ of ["once", "twice"]) {
				const said = await send({ path, answers: shape });
				expect(said.gamePeriod.hidden).toBe(true);
			}
		});

		walk("PUT /api/gamePeriods/unhide/{id}", async (send) => {
			const shape = z.object({ ...success, gamePeriod });
			const said = await send({ path: { id: idOf("overtime") }, answers: shape });
			expect(said.gamePeriod).toMatchObject({ name: "Overtime", hidden: false });
		});

		walk("PUT /api/gamePeriods/reorder", async (send) => {
			const { gamePeriods: before } = await story.get(`/gamePeriods/${sportId}`);
			const reversed = before.toReversed().map(({ id }: { id: number }, order: number) => ({
				id,
				order,
			}));
			for (const json of [{ gamePeriods: reversed }, reversed]) {
				const said = await send({ json, answers: gamePeriods.extend(success) });
				expect(said.gamePeriods.map(({ id, order }) => ({ id, order }))).toEqual(reversed);
			}
		});

		walk("POST /api/gamePeriods/reset/{sportId}", async (send) => {
			const said = await send({ path: { sportId }, answers: gamePeriods.extend(success) });
			expect(idAndName(said.gamePeriods)).not.toContain("Overtime");
			expect(idAndName(said.gamePeriods).at(-1)).toBe("Final");
		});

		walk("GET /api/playerAttributes", async (send) => {
			const own = await send({ answers: attributes });
			expect(idAndName(own.attributes)).toEqual(["Number", "Position", "Height", "Birth date"]);
			const query = { userId: story.oliveId };
			expect(await send({ query, by: story.root, answers: attributes })).toEqual(own);
		});

		walk("POST /api/playerAttributes", async (send) => {
			const shape = z.object({ ...success, attribute });
			for (const type of ["string", "number", "date"]) {
				const json = { name: ` Own ${type} `, type };
				const added = await send({ json, answers: shape });
				// Dates of young players are not for everybody (rule `date-attribute-hidden`).
				expect(added.attribute).toMatchObject({
					name: `Own ${type}`,
					attribute_type: type,
					is_visible: type !== "date",
				});
				ids.attribute = added.attribute.id;
			}
		});

		walk("PUT /api/playerAttributes/{id}/toggleAttributeVisibility", async (send) => {
			const shape = z.object({ ...success, attribute });
			const path = { id: idOf("attribute") };
			for (const is_visible of [true, true, false]) {
				const said = await send({ path, json: { is_visible }, answers: shape });
				expect(said.attribute.is_visible).toBe(is_visible);
			}
			expect((await send({ path, json: {}, answers: shape })).attribute.is_visible).toBe(true);
		});

		walk("PUT /api/playerAttributes/reorder", async (send) => {
			const { attributes: before } = await story.get("/playerAttributes");
			const reversed = before.toReversed().map(({ id }: { id: number }, order: number) => ({
				id,
				order,
			}));
			for (const json of [{ attributes: reversed }, reversed]) {
				const said = await send({ json, answers: attributes.extend(success) });
				expect(said.attributes.map(({ id, order }) => ({ id, order }))).toEqual(reversed);
			}
		});

		walk("POST /api/playerAttributes/reset", async (send) => {
			const said = await send({ answers: attributes.extend(success) });
			expect(idAndName(said.attributes)).toEqual(["Number", "Position", "Height", "Birth date"]);
		});

		walk("POST /api/statsv2", async (send) => {
			const json = { sport_id: sportId, name: "Charges taken", abbreviation: "CHG" };
			const added = await send({ json, answers: z.object({ ...success, stat }) });
			expect(added).toMatchObject({
				message: "Charges taken created",
				stat: { ...json, hidden: false, is_visible: true },
			});
			ids.charges = added.stat.id;
		});

		walk("PUT /api/statsv2/{id}/toggle", async (send) => {
			const shape = z.object({ ...success, stat });
			const path = { id: idOf("charges") };
			for (const hidden of [true, true, false]) {
				const said = await send({ path, json: { hidden }, answers: shape });
				expect(said.stat).toMatchObject({ hidden, is_visible: !hidden });
			}
			expect((await send({ path, json: {}, answers: shape })).stat.hidden).toBe(true);
		});

		walk("GET /api/statsv2/{sportId}", async (send) => {
			const own = await send({ path: { sportId }, answers: stats });
			expect(own.stats.at(-1)).toMatchObject({ abbreviation: "CHG", hidden: true });
			const query = { slug: "hoops" };
			const shown = await send({ path: { sportId }, query, by: story.stranger, answers: stats });
			expect(shown.stats).toHaveLength(own.stats.length - 1);
			const forOlive = { path: { sportId }, query: { userId: story.oliveId }, by: story.root };
			expect((await send({ ...forOlive, answers: stats })).stats).toEqual(own.stats);
		});

		walk("PUT /api/statsv2/reorder", async (send) => {
			const { stats: before } = await story.get(`/statsv2/${sportId}`);
			const reversed = before.toReversed().map(({ id }: { id: number }, order: number) => ({
				id,
				order,
			}));
			for (const json of [reversed, { stats: reversed }]) {
				const said = await send({ json, answers: stats.extend(success) });
				expect(said.stats.map(({ id, order }) => ({ id, order }))).toEqual(reversed);
			}
			// Those that are not named follow.
			const json = [{ id: idOf("charges"), order: 5 }];
			expect((await send({ json, answers: stats })).stats[0]?.id).toBe(ids.charges);
		});

		walk("POST /api/statsv2/reset", async (send) => {
			const said = await send({ json: { sport_id: sportId }, answers: stats.extend(success) });
			expect(said.stats[0]?.abbreviation).toBe("PTS");
			expect(said.stats.map(({ id }) => id)).not.toContain(ids.charges);
		});

		endsHere();
	});

	describe("businesses", () => {
		const { walk, endsHere } = contractOf("businesses", () => story.olive);
		const saved = z.object({ ...success, business });
		const json = {
			name: "City Hoops",
			phone: "555 0100",
			email: "play@city.test",
			website: "https://city.test",
			city: "Los Angeles",
			state: "California",
			location: "12 Main Street",
			facebook: "https://facebook.com/city",
			instagram: "https://instagram.com/city",
			sport: "basketball",
			category: "men,co-ed",
			season: "Spring",
			nextSeason: "Summer",
			signupDeadline: "2026-04-01",
			signupStatus: "closed",
			cost: "$100 a player",
			skillLevel: "D1 to D3",
		};

		walk("POST /api/businesses", async (send) => {
			const added = await send({ json, answers: saved });
			expect(added).toMatchObject({ message: "City Hoops created", business: json });
			ids.business = added.business.id;
			const lists = { name: "Bare", sport: ["tennis", "volleyball"], city: [], category: "" };
			const bare = await send({ json: lists, answers: saved });
			expect(bare.business).toMatchObject({
				sport: "tennis,volleyball",
				city: null,
				category: null,
				signupStatus: "active",
				signupDeadline: null,
				cost: null,
				email: null,
			});
		});

		walk("GET /api/businesses", async (send) => {
			const shape = z.object({ businesses: z.array(business) });
			const { businesses } = await send({ answers: shape });
			expect(idAndName(businesses)).toEqual(["Bare", "City Hoops"]);
			expect(businesses[1]).toEqual({ id: ids.business, ...json });
		});

		walk("PUT /api/businesses/{id}", async (send) => {
			const path = { id: idOf("business") };
			const other = {
				name: "Bay Hoops",
				phone: "555 0199",
				email: "bay@city.test",
				website: "https://bay.test",
				city: "Buffalo,Houston",
				state: "Texas,New York",
				location: "Pier 4",
				facebook: "https://facebook.com/bay",
				instagram: "https://instagram.com/bay",
				sport: "tennis",
				category: "youth",
				season: "Fall",
				nextSeason: "Winter",
				signupDeadline: "2026-10-01",
				signupStatus: "active",
				cost: "free",
				skillLevel: "all",
			};
			const changed = await send({ path, json: other, answers: saved });
			const sorted = { city: "Buffalo,Houston" };
			expect(changed.business).toMatchObject({ ...other, ...sorted, id: ids.business });
			const partly = await send({ path, json: { cost: "" }, answers: saved });
			expect(partly.business).toEqual({ ...changed.business, cost: null });
		});

		walk("DELETE /api/businesses/{id}", async (send) => {
			await send({ path: { id: idOf("business") }, answers: done });
			expect((await story.tryDel(`/businesses/${idOf("business")}`)).status).toBe(404);
		});

		endsHere();
	});
});
