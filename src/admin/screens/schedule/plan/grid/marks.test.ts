import { expect, test } from "vitest";
import { gameOf, movedIn, samplePlan, withGames } from "#testing/admin/plan.ts";
import { changedGames } from "../changes/changes.ts";
import { problemsByGame } from "../problems.ts";
import { marksOf } from "./marks.ts";

const teamsOf = (plan: ReturnType<typeof samplePlan>) => plan.report?.teams ?? [];

test("nothing is marked in a plan that is proved the best", () => {
	const plan = samplePlan({ weeks: 12 });
	const marks = marksOf(plan);
	for (const team of teamsOf(plan)) {
		const { times, opponents, ...flags } = marks(team);
		expect([times.size, opponents.size]).toEqual([0, 0]);
		expect(Object.values(flags)).not.toContain(true);
	}
});

test("a team that always plays late is marked there, unless it cannot play early", () => {
	const plan = samplePlan({ weeks: 6 });
	const swaps = [0, 1, 2, 3, 4, 5].flatMap((week) => {
		const [one, other] = [gameOf(plan, week, 0), gameOf(plan, week, 1)];
		const isEarly = [one.homeTeamId, one.awayTeamId].includes(1) === (one.time === "18:00");
		return isEarly ? [{ kind: "swap" as const, games: [one, other] as const }] : [];
	});
	const late = withGames(plan, [...changedGames(plan, swaps)]);
	const hawks = teamsOf(late).find(({ id }) => id === 1);
	if (!hawks) throw new Error("The sample has no Hawks.");
	expect(hawks.times["19:00"]).toBe(6);
	expect([...marksOf(late)(hawks).times]).toEqual(["19:00"]);
	const must = late.teams.map((team) =>
		team.id === 1 ? { ...team, unavailableSlots: ["18:00"] } : team,
	);
	expect([...marksOf({ ...late, teams: must })(hawks).times]).toEqual([]);
});

test("broken rules are marked at their games", () => {
	const plan = samplePlan();
	const game = gameOf(plan, 0);
	const off = movedIn(plan, game, { time: "10:00", court: null });
	const problems = problemsByGame(off, off.games);
	expect([...problems.keys()]).toEqual([game.id]);
	expect(problems.get(game.id)?.[0]).toMatch(/the schedule has no slot/);
});

test("reasons for missing games are at no game", () => {
	const plan = samplePlan({ teams: ["Hawks", "Owls"], weeks: 1 });
	const problems = [
		{
			kind: "slots" as const,
			message: "2 games do not fit.",
			missing: 2,
			teamIds: [1, 2],
			slots: ["2026-01-05 18:00"],
		},
	];
	expect(problemsByGame({ problems }, plan.games).size).toBe(0);
});

test("in groups a team is marked for whom it meets more often than was said of both groups", () => {
	const plan = samplePlan({ weeks: 6 });
	const [one, other] = plan.teams.map(({ id }) => id);
	const groups = plan.teams.map(({ id, name }) => ({
		name,
		teamIds: [id],
		meetings: plan.teams.map((team) => (team.id === id ? 0 : 1)),
	}));
	const lines = plan.report?.lines.map((line) =>
		line.measure === "opponents" ? { ...line, gap: 1 } : line,
	);
	const grouped = {
		...plan,
		schedule: { ...plan.schedule, groups },
		report: plan.report && { ...plan.report, lines: lines ?? [] },
	};
	const team = teamsOf(grouped).find(({ id }) => id === one);
	if (!team || other === undefined) throw new Error("The sample has no teams.");
	expect(marksOf(grouped)({ ...team, opponents: { [other]: 2 } }).opponents).toEqual(
		new Set([String(other)]),
	);
	expect(marksOf(grouped)({ ...team, opponents: { [other]: 1 } }).opponents.size).toBe(0);
});
