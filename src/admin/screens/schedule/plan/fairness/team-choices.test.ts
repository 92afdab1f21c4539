import { expect, test } from "vitest";
import { samplePlan, withGames } from "#testing/admin/plan.ts";
import { teamChoices } from "./team-choices.ts";

test("teams with a bye stand first, those that cannot play last, each with the reason", () => {
	const all = samplePlan({ unavailable: { Foxes: ["18:00:00"] } });
	const hawks = all.games.filter(
		({ weekIndex, homeTeamId, awayTeamId }) =>
			weekIndex === 0 && [homeTeamId, awayTeamId].includes(1),
	);
	const blackouts = [{ teamId: 2, dates: ["2026-01-05"] }];
	const plan = withGames({ ...all, schedule: { ...all.schedule, blackouts } }, []);
	const [slot] = plan.slots;
	if (!slot) throw new Error("The sample has no slots.");
	const noted = teamChoices(plan, [], slot).map(({ name, note }) => [name, note]);
	expect(noted).toEqual([
		["Bears", ""],
		["Hawks", ""],
		["Foxes", "cannot play at 6:00 PM"],
		["Owls", "cannot play that day"],
	]);
	const busy = teamChoices(plan, hawks, slot).filter(({ note }) => note === "has a game that week");
	expect(busy.map(({ name }) => name)).toContain("Hawks");
});
