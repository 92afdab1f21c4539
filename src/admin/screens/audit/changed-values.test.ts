import { describe, expect, test } from "vitest";
import { plainFormat } from "#domain/stage/stage.ts";
import { plainRules } from "#domain/standings/table-rules.ts";
import { en as adminEnglish } from "#words/admin/en.ts";
import { es as adminSpanish } from "#words/admin/es.ts";
import { fr as adminFrench } from "#words/admin/fr.ts";
import { en as english } from "#words/en.ts";
import { es as spanish } from "#words/es.ts";
import { fr as french } from "#words/fr.ts";
import { es as saidInSpanish } from "#words/said/es.ts";
import { fr as saidInFrench } from "#words/said/fr.ts";
import { speak } from "../../words.ts";
import { changedValues } from "./changed-values.ts";

describe("what a change did", () => {
	test("is what differs, in words", () => {
		const before = { id: 4, name: "Spring", startDate: null, isActive: false };
		const after = { id: 4, name: "Summer", startDate: "2026-06-01", isActive: true };
		expect(changedValues(before, after)).toEqual([
			{ name: "Name", before: "Spring", after: "Summer" },
			{ name: "Active", before: "no", after: "yes" },
			{ name: "Start date", before: null, after: "2026-06-01" },
		]);
	});

	test("of a score names both sides", () => {
		const score = (home: number, away: number) => ({ score: { home, away } });
		expect(changedValues(score(50, 40), score(51, 40))).toEqual([
			{ name: "Score: home", before: "50", after: "51" },
		]);
	});

	test("is all that is known of what is new or gone, without numbers that only we know", () => {
		const team = { id: 7, leagueId: 3, name: "Hawks", unavailableSlots: ["18:00", "19:00"] };
		expect(changedValues(null, team)).toEqual([
			{ name: "Name", before: null, after: "Hawks" },
			{ name: "Unavailable slots", before: null, after: "18:00, 19:00" },
		]);
		expect(changedValues(team, null)).toEqual([
			{ name: "Name", before: "Hawks", after: null },
			{ name: "Unavailable slots", before: "18:00, 19:00", after: null },
		]);
	});

	test("of a box score and of points by period says how many numbers there are, never how we keep them", () => {
		const lines = (goals: number) => [
			{ playerId: 5, values: [[31, goals]] },
			{ playerId: 6, values: [] },
		];
		const periodScores = [{ periodId: 1, teamId: 2, points: 0 }];
		expect(
			changedValues({ lines: [], periodScores: [] }, { lines: lines(1), periodScores }),
		).toEqual([
			{ name: "Lines", before: null, after: "1 number of 1 player" },
			{ name: "Period scores", before: null, after: "1 entry" },
		]);
		const none = [{ playerId: 5, values: [] }];
		expect(changedValues({ lines: none }, { lines: lines(1) })).toEqual([
			{ name: "Lines", before: null, after: "1 number of 1 player" },
		]);
		expect(changedValues({ lines: lines(1) }, { lines: lines(2) })).toEqual([
			{ name: "Lines", before: "1 number of 1 player", after: "1 number of 1 player, changed" },
		]);
	});

	test("says nothing of an order by itself, which the sentence of the change has said", () => {
		const [first, second] = [
			{ id: 1, order: 1 },
			{ id: 2, order: 2 },
		];
		expect(changedValues([first, second], [second, first])).toEqual([]);
	});

	test("of a picture says that there is another one", () => {
		const logo = (logoUrl: string | null) => ({ logoUrl });
		expect(changedValues(logo(null), logo("/files/1/a.webp"))).toEqual([
			{ name: "Logo", before: null, after: "a picture" },
		]);
		expect(changedValues(logo("/files/1/a.webp"), logo("/files/1/b.webp"))).toEqual([
			{ name: "Logo", before: "a picture", after: "a picture, changed" },
		]);
	});

	test("leaves out the count of a game's revisions", () => {
		const game = (revision: number) => ({ revision, revisedAt: `2026-11-2${revision}T20:11:57Z` });
		expect(changedValues(game(0), game(1))).toEqual([]);
	});

	test("names the things of a list, and cuts what nobody reads", () => {
		const stats = [{ name: "Points" }, { name: "Rebounds" }];
		expect(changedValues({ stats: stats.toReversed() }, { stats })).toEqual([
			{ name: "Stats", before: "Rebounds, Points", after: "Points, Rebounds" },
		]);
		const [many] = changedValues(null, { rows: Array.from({ length: 200 }, (_, x) => ({ x })) });
		expect(many?.after).toBe("200 entries");
		const words = Array.from({ length: 200 }, (_, x) => `word ${x}`);
		expect(changedValues(null, { words })[0]?.after).toMatch(/^word 0, .{280,}…$/);
	});

	test("has a name in each language for all parts of a stage and of table rules", () => {
		const state = { ...plainFormat(4), seeds: "1", honors: "1", rules: plainRules, reason: "Rain" };
		const names = () => changedValues(null, state).map(({ name }) => name);
		speak(admin.en, site.en);
		const english = names();
		for (const language of ["fr", "es"] as const) {
			speak(admin[language], site[language], sayings[language]);
			const same = names().filter((name) => english.includes(name));
			expect(same, language).toEqual(alike[language]);
		}
		speak(admin.en, site.en);
	});
});

const admin = { en: adminEnglish, fr: adminFrench, es: adminSpanish };
const site = { en: english, fr: french, es: spanish };
const sayings = { fr: saidInFrench, es: saidInSpanish };
/** Spelled like the English word. */
const alike = { fr: ["Consolation"], es: [] };
