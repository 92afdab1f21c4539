import { describe, expect, test } from "vitest";
import { clubsIn, clubsMatching, leaguesText, type TeamAnswer } from "./clubs.ts";

const monday = { id: 1, name: "Monday D1", userId: null };
const tuesday = { id: 2, name: "Tuesday D2", userId: null };

describe("clubsIn", () => {
	test("counts a team of two leagues once, and a player of both rosters too", () => {
		const [hawks, ...others] = clubsIn([
			aTeam({ id: 7, league: monday, players: [1, 2, 3, 4, 5], wins: 3, losses: 1 }),
			aTeam({ id: 7, league: tuesday, players: [1, 2, 3, 4, 5, 6], wins: 1, losses: 2 }),
		]);
		expect(others).toEqual([]);
		expect(hawks).toMatchObject({ playersCount: 6, wins: 4, losses: 3, warning: null });
		expect(hawks && leaguesText(hawks)).toBe("Monday D1, Tuesday D2");
	});

	test("keeps the order of the list, and teams without a league", () => {
		const clubs = clubsIn([aTeam({ id: 9, league: monday }), aTeam({ id: 3, league: null })]);
		expect(clubs.map((club) => [club.id, leaguesText(club)])).toEqual([
			[9, "Monday D1"],
			[3, "-"],
		]);
	});

	test("warns of fewer than 5 players, and says in which of several leagues", () => {
		const warnings = (...teams: TeamAnswer[]) => clubsIn(teams).map(({ warning }) => warning);
		expect(warnings(aTeam({ id: 7, players: [1, 2, 3, 4, 5] }))).toEqual([null]);
		expect(warnings(aTeam({ id: 7, players: [1, 2, 3, 4] }))).toEqual([
			"Team has fewer than 5 players.",
		]);
		expect(
			warnings(
				aTeam({ id: 7, league: monday, players: [1, 2, 3, 4, 5] }),
				aTeam({ id: 7, league: tuesday, players: [1] }),
			),
		).toEqual(["Tuesday D2: Team has fewer than 5 players."]);
	});
});

describe("clubsMatching", () => {
	const clubs = clubsIn([
		aTeam({ id: 1, name: "Los Pelícanos", league: monday }),
		aTeam({ id: 2, name: "Hawks", league: tuesday }),
		aTeam({ id: 3, name: "Free Hawks", league: null }),
	]);
	test.each([
		[{ search: "", league: "" }, [1, 2, 3]],
		[{ search: " PELICA ", league: "" }, [1]],
		[{ search: "hawks", league: "" }, [2, 3]],
		[{ search: "hawks", league: "2" }, [2]],
		[{ search: "", league: "none" }, [3]],
		[{ search: "owls", league: "" }, []],
	])("%o leaves %o", (asked, ids) => {
		expect(clubsMatching(clubs, asked).map(({ id }) => id)).toEqual(ids);
	});
});

type Given = Partial<Pick<TeamAnswer, "name" | "league" | "wins" | "losses">> & {
	id: number;
	players?: number[];
};

function aTeam({ players = [], league = monday, ...given }: Given): TeamAnswer {
	return {
		name: "Hawks",
		wins: 0,
		losses: 0,
		logoUrl: null,
		unavailableSlots: [],
		...given,
		league,
		leagueName: league?.name ?? null,
		players: players.map((id) => ({ id })),
		playersCount: players.length,
	} as unknown as TeamAnswer;
}
