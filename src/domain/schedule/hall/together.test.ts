import { describe, expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { generateSchedule } from "../generate.ts";
import { expandSlots, minutesOf, placeKey } from "../slots.ts";
import type { PlannedGame, ScheduleInput } from "../types.ts";
import { besideEachOther, withBusyPeople } from "./together.ts";

const hall = ["Gym, Court 1", "Gym, Court 2"];
const hours = ["18:00", "19:00", "20:00", "21:00"];

/** A league whose teams nobody else has. */
function own(name: string, teams: number, weeks: number, more: Partial<ScheduleInput> = {}) {
	const input = league(teams, weeks, hours);
	return {
		...input,
		teams: input.teams.map((team) => ({ ...team, id: `${name}-${team.id}` })),
		courts: hall,
		...more,
	};
}

function laid(inputs: readonly ScheduleInput[]): PlannedGame[][] {
	return besideEachOther(inputs).map((input) => generateSchedule(input).games);
}

describe("leagues that are laid together", () => {
	test("are never in each other's way, and each has all of its games", () => {
		const games = laid([own("A", 6, 8), own("B", 6, 8), own("C", 4, 8)]);
		expect(games.map(({ length }) => length)).toEqual([24, 24, 16]);
		const places = games.flat().map(placeKey);
		expect(new Set(places).size).toBe(places.length);
	});

	test("share each hour by how many games they have (rule `late-hours-shared`)", () => {
		const slots = besideEachOther([own("A", 8, 10), own("B", 4, 10), own("C", 4, 10)]).map(
			expandSlots,
		);
		const at = (time: string) =>
			slots.map((all) => all.filter((slot) => slot.time === time).length);
		for (const time of hours) {
			const [a = 0, b = 0, c = 0] = at(time);
			expect([Math.abs(a - 10) <= 1, Math.abs(b - 5) <= 1, Math.abs(c - 5) <= 1]).toEqual([
				true,
				true,
				true,
			]);
		}
	});

	test("want as many games as their groups make", () => {
		const pairOnly = (name: string) => [
			{ teams: [`${name}-T1`, `${name}-T2`], meetings: [4, 0] },
			{ teams: [`${name}-T3`, `${name}-T4`], meetings: [0, 4] },
		];
		const slots = besideEachOther([
			own("A", 4, 8, { groups: pairOnly("A") }),
			own("B", 8, 8, { rules: { gamesPerTeam: 6 } }),
		]).map((input) => expandSlots(input).length);
		// Each gets as many of the 64 slots.
		expect(slots).toEqual([8, 24]);
	});

	test("keep what stays where it is, and give way to games that begin at other times", () => {
		const pinned = [
			{ home: "A-T1", away: "A-T2", date: "2026-01-05", time: "18:00", court: "Gym, Court 1" },
		];
		const later = own("B", 8, 4);
		const shifted = {
			...later,
			schedule: { ...later.schedule, timeSlots: ["18:30", "19:30", "20:30"] },
		};
		const [a = [], b = []] = laid([own("A", 6, 4, { pinned }), shifted]);
		expect(a).toContainEqual(expect.objectContaining(pinned[0] ?? {}));
		for (const one of a) {
			for (const other of b) {
				const isSame = one.date === other.date && one.court === other.court;
				expect(isSame && Math.abs(minutesOf(one.time) - minutesOf(other.time)) < 60).toBe(false);
			}
		}
	});

	test("know who plays elsewhere already, and with whom people are shared", () => {
		const [first, second] = besideEachOther([own("A", 4, 5), own("B", 4, 5)]);
		const games = generateSchedule(first as ScheduleInput).games;
		const input = withBusyPeople(
			second as ScheduleInput,
			[{ games, minutes: 60 }],
			[["A-T1", "B-T1"]],
		);
		const others = generateSchedule(input).games;
		const of = (team: string, list: PlannedGame[]) =>
			list.filter(({ home, away }) => home === team || away === team);
		for (const one of of("A-T1", games)) {
			for (const other of of("B-T1", others)) {
				expect(one.date === other.date && one.time === other.time).toBe(false);
			}
		}
		expect(others).toHaveLength(10);
	});
});
