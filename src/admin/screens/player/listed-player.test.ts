import { expect, test } from "vitest";
import type { Season } from "#domain/season/season.ts";
import { toListedPlayers } from "./listed-player.ts";
import { choicesBySeason, teamChoices } from "./team-choices.ts";

const spring = season(1, "2026-01-01", true);
const fall = season(2, "2025-09-01");
const seasons = [spring, fall];

test("a player is shown where he plays now, first with the team the API calls his", () => {
	const [ann] = toListedPlayers([player(spring, [place(12), place(10)])], seasons);
	expect(ann?.places.map(({ entryId }) => entryId)).toEqual([12, 10]);
	expect(ann?.formerSeason).toBeNull();
});

test("who plays no more is shown with his last team and its season", () => {
	const [ann] = toListedPlayers([player(fall, [place(5)])], seasons);
	expect(ann?.places.map(({ team }) => team.name)).toEqual(["Team 5"]);
	expect(ann?.formerSeason).toBe("Season 2");
	expect(toListedPlayers([player(null, [])], seasons)[0]).toMatchObject({
		places: [],
		formerSeason: null,
	});
});

test("name and number can be searched; the default picture is none", () => {
	const [ann] = toListedPlayers([player(null, [])], seasons);
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

function player(season: Season | null, places: Wire["places"]): Wire {
	return {
		id: 1,
		firstName: "Ánn",
		lastName: null,
		image: "/default-player.svg",
		number: "7",
		position: null,
		season: season && { id: season.id, name: season.name },
		places,
	};
}

function place(id: number): Wire["places"][number] {
	return { entryId: id, team: { id, name: `Team ${id}` }, league: { id: 1, name: "Monday D1" } };
}

function entry(id: number, seasonId: number, name: string) {
	return {
		id,
		entryId: id,
		teamId: id,
		team: { id, name },
		leagueId: 1,
		league: { id: 1, name: "Monday D1", userId: null },
		seasonId,
	};
}

function season(id: number, startDate: string, isActive = false): Season {
	return { id, name: `Season ${id}`, startDate, finishDate: null, isActive, isVisible: true };
}
