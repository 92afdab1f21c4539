import { expect, test } from "vitest";
import { gameOf, movedIn, samplePlan, withGames } from "#testing/admin/plan.ts";
import { changedGames } from "./changes.ts";
import { costSentence, costsOf } from "./costs.ts";

const eight = ["Hawks", "Owls", "Bears", "Foxes", "Lynx", "Wolves", "Crows", "Rams"];
const plan = samplePlan({ teams: eight, weeks: 7, times: ["18:00", "19:00", "20:00", "21:00"] });
const sentence = (after: typeof plan, before = plan) => costSentence(costsOf(before, after));

test("a plan that is the same costs nothing", () => {
	expect(sentence(plan)).toBe("This costs nothing: everything is as fair as before.");
});

test("a swap across weeks says which rules it breaks first, then who meets whom too soon", () => {
	const games = [gameOf(plan, 0, 0), gameOf(plan, 1, 1)] as const;
	const after = withGames(plan, [...changedGames(plan, [{ kind: "swap", games }])]);
	const { worse } = costsOf(plan, after);
	expect(worse[0]).toMatch(/has 2 games in week 1, but 1 is allowed$/);
	expect(sentence(plan, after)).toMatch(/^Better now: \d+ broken rules? fewer/);
});

test("a team that plays late more often is named with how often", () => {
	const small = samplePlan({ teams: ["Hawks", "Owls", "Bears", "Foxes"], weeks: 6 });
	const late = small.games.filter(({ time }) => time === "19:00");
	const early = small.games.filter(({ time }) => time === "18:00");
	const hawksEarly = early.find(({ homeTeamId, awayTeamId }) =>
		[homeTeamId, awayTeamId].includes(1),
	);
	const sameWeek = late.find(({ weekIndex }) => weekIndex === hawksEarly?.weekIndex);
	if (!hawksEarly || !sameWeek) throw new Error("The sample has no such games.");
	const after = withGames(small, [
		...changedGames(small, [{ kind: "swap", games: [hawksEarly, sameWeek] }]),
	]);
	expect(costsOf(small, after).worse).toContainEqual(
		expect.stringMatching(/Hawks.* now play 4 late games \(7:00 PM\)/),
	);
});

test("a game that is taken out says how many games its teams have left", () => {
	const game = gameOf(plan, 0);
	const after = withGames(
		plan,
		plan.games.filter((one) => one !== game),
	);
	const { worse } = costsOf(plan, after);
	expect(worse[0]).toMatch(/^\w+ and \w+ now play 6 games$/);
});

test("a game on no slot is a broken rule, and moving it back repairs that", () => {
	const off = movedIn(plan, gameOf(plan, 0), { time: "10:00", court: null });
	expect(costsOf(plan, off).worse[0]).toMatch(/the schedule has no slot on Monday, January 5/);
	expect(costsOf(off, plan).better).toContain("1 broken rule fewer");
});

test("much that is worse is cut short", () => {
	const worse = ["one", "two", "three", "four", "five", "six"];
	expect(costSentence({ worse, better: ["courts"] })).toBe(
		"One; two; three; four; 2 more things to see below. Better now: courts.",
	);
});
