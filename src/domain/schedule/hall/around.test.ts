import { describe, expect, test } from "vitest";
import { plainVenue, type Venue } from "../../venue/venue.ts";
import type { Slot } from "../types.ts";
import {
	busyElsewhere,
	clashesAmong,
	type GameElsewhere,
	nothingAround,
	takenSlots,
} from "./around.ts";

const gym: Venue = { ...plainVenue, id: 1, name: "Gym", courts: ["A", "B"] };

function slot(time: string, court: string): Slot {
	return { week: 0, date: "2026-01-05", day: "Monday", time, court };
}

function game(time: string, location: string | null): GameElsewhere {
	const names = { home: "Hawks", away: "Owls", league: "B" };
	return {
		...names,
		homeTeamId: 1,
		awayTeamId: 2,
		date: "2026-01-05",
		time,
		location,
		minutes: 60,
	};
}

const taken = (games: GameElsewhere[], slots: Slot[], venues = [gym]) =>
	takenSlots(slots, { ...nothingAround, venues, games }, 60).map(({ time, court, by }) => [
		time,
		court,
		by?.league ?? null,
	]);

describe("games of others", () => {
	test("take the court they name as long as they last, and no other", () => {
		const slots = ["18:00", "18:30", "19:00"].flatMap((time) => [
			slot(time, "Gym, A"),
			slot(time, "Gym, B"),
		]);
		expect(taken([game("18:00", "gym, a")], slots)).toEqual([
			["18:00", "Gym, A", "B"],
			["18:30", "Gym, A", "B"],
		]);
	});

	test("take the first free court where they name the hall alone", () => {
		const games = [game("18:00", "Gym"), game("18:00", "Gym, A")];
		expect(taken(games, [slot("18:00", "Gym, A"), slot("18:00", "Gym, B")])).toHaveLength(2);
		expect(taken([game("18:00", "Gym")], [slot("18:00", "Gym, B")])).toEqual([]);
		// A league that names the hall alone has a place as long as one of its courts is free.
		expect(taken([game("18:00", "Gym, A")], [slot("18:00", "Gym")])).toEqual([]);
		expect(taken(games, [slot("18:00", "Gym")])).toHaveLength(1);
	});

	test("take a named court of no venue, but not a number that every hall has", () => {
		expect(taken([game("18:00", "Old barn")], [slot("18:00", "Old barn")], [])).toHaveLength(1);
		expect(taken([game("18:00", "Court 1")], [slot("18:00", "Court 1")], [])).toEqual([]);
	});

	test("keep their teams busy until they are over", () => {
		const busy = busyElsewhere(new Set([2]), { games: [game("18:00", null)] }, 90);
		expect(busy).toEqual([{ date: "2026-01-05", from: "16:31", until: "19:00" }]);
		expect(busyElsewhere(new Set([3]), { games: [game("18:00", null)] }, 90)).toEqual([]);
	});
});

test("a hall that is closed has no slots", () => {
	const closed = { ...gym, closures: [{ from: "2026-01-05", until: "2026-01-05", court: "B" }] };
	expect(taken([], [slot("18:00", "Gym, A"), slot("18:00", "Gym, B")], [closed])).toEqual([
		["18:00", "Gym, B", null],
	]);
});

test("two games on one court, a team that plays twice and a closed hall are seen on an evening", () => {
	const hours = [{ day: "Monday" as const, from: "18:00", until: "21:00" }];
	const open = { ...gym, hours };
	const others = { homeTeamId: 3, awayTeamId: 4 };
	const seen = clashesAmong(
		[
			game("18:00", "Gym, A"),
			{ ...game("18:30", "Gym, A"), ...others },
			{ ...game("19:30", "Gym, B"), ...others },
			{ ...game("20:00", "Gym"), homeTeamId: 4, awayTeamId: 5 },
			{ ...game("20:30", "Gym, B"), homeTeamId: 6, awayTeamId: 7 },
		],
		[open],
	);
	expect(seen.map(({ place, clash }) => [place, clash])).toEqual([
		["Gym, A", "court"],
		["Gym, A", "court"],
		["Gym, B", "team"],
		["Gym, A", "team"],
		["Gym, B", "closed"],
	]);
});
