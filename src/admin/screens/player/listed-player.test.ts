import { expect, test } from "vitest";
import type { Season } from "#domain/season/season.ts";
import { toListedPlayers } from "./listed-player.ts";
import { choicesBySeason, teamChoices } from "./team-choices.ts";

const spring = season(1, "2026-01-01", true);
const fall = season(2, "2025-09-01");
const seasons = [spring, fall];

test("a player is shown where he plays now, first with the team the API calls his", () => {
	const [ann] = toListedPlayers([player([roster(10, 1), roster(12, 1), roster(5, 2)])], seasons);
	expect(ann?.places.map(({ entryId }) => entryId)).toEqual([12, 10]);
	expect(ann?.formerSeason).toBeNull();
});

test("who plays no more is shown with his last team and its season", () => {
	const [ann] = toListedPlayers([player([roster(5, 2)])], seasons);
	expect(ann?.places.map(({ team }) => team.name)).toEqual(["Team 5"]);
	expect(ann?.formerSeason).toBe("Season 2");
	expect(toListedPlayers([player([])], seasons)[0]).toMatchObject({
		...{ places: [], formerSeason: null },
	});
});

test("name and number can be searched; the default picture is none", () => {
	const [ann] = toListedPlayers([player([])], seasons);
	expect(ann).toMatchObject({ name: "Ánn", number: "7", position: null, searchText: "ann #7" });
	expect(ann?.player).toMatchObject({ lastName: "", imageUrl: null });
});

test("a new player can go on the teams of the current season, by name", () => {
	const entries = [entry(3, 1, "Owls"), entry(4, 2, "Bats"), entry(6, 1, "Hawks")];
	expect(teamChoices(entries, seasons).map(({ team }) => team)).toEqual(["Hawks", "Owls"]);
	expect(teamChoices(entries, [])).toEqual([]);
	const bySeason = choicesBySeason(entries, [fall, spring, season(3, "2027-01-01")]);
	expect(bySeason.map(({ season, teams }) => [season.id, teams.length])).toEqual([
		[1, 2],
		[2, 1],
	]);
});

type Wire = Parameters<typeof toListedPlayers>[0][number];

function player(rosters: Wire["rosters"]): Wire {
	const attribute = {
		...{ id: 1, name: "Number", attribute_name: "Number", order: 1 },
		...{ type: "number" as const, attribute_type: "number" as const },
		...{ is_visible: true, hidden: false },
	};
	return {
		...{ id: 1, firstName: "Ánn", lastName: null, image: "/default-player.svg", rosters },
		attributeValues: [{ id: 1, attribute_id: 1, value: "7", attribute }],
		...{ teamId: null, team_id: null, team: null },
	};
}

function roster(id: number, seasonId: number): Wire["rosters"][number] {
	const named = { id, name: `Team ${id}` };
	return {
		...{ id, team_id: id, team: named, league_id: 1, league: { id: 1, name: "Monday D1" } },
		...{ season_id: seasonId, season: { id: seasonId, name: `Season ${seasonId}` } },
		seasons_leagues_team_id: id,
		seasons_leagues_team: {
			...{ id, season_id: seasonId, league_id: 1, team_id: id, seasons_league_id: 1 },
		},
	};
}

function entry(id: number, seasonId: number, name: string) {
	return {
		...{ id, seasons_leagues_team_id: id, teamId: id, team_id: id, team: { id, name } },
		...{ leagueId: 1, league_id: 1, league: { id: 1, name: "Monday D1", userId: null } },
		...{ seasonId, season_id: seasonId },
	};
}

function season(id: number, startDate: string, isActive = false): Season {
	return { id, name: `Season ${id}`, startDate, finishDate: null, isActive, isVisible: true };
}
