import { describe, expect, test } from "vitest";
import type { ListedPlayer } from "./listed-player.ts";
import { filterChoices, filterPlayers, noTeam } from "./player-filter.ts";

const noFilter = { search: "", league: "", team: "" };
const [monday, sunday] = [
	{ id: 1, name: "Monday D1" },
	{ id: 2, name: "Sunday D2" },
];
const hawks = { entryId: 11, team: { id: 10, name: "Hawks" }, league: monday };
const owls = { entryId: 21, team: { id: 20, name: "Owls" }, league: monday };
const hawksOnSunday = { entryId: 12, team: { id: 10, name: "Hawks" }, league: sunday };

const players = [
	listed("ann archer #7", [hawks]),
	listed("bo munoz #17", [owls, hawksOnSunday]),
	listed("cy young", []),
];
const found = (filter: Partial<typeof noFilter>) =>
	filterPlayers(players, { ...noFilter, ...filter }).map(({ name }) => name.split(" ")[0]);

describe("filterPlayers", () => {
	test("without anything asked answers the very same list", () => {
		expect(filterPlayers(players, noFilter)).toBe(players);
		expect(filterPlayers(players, { ...noFilter, search: "  " })).toBe(players);
	});

	test("finds every word in any order, case and accent, and numbers", () => {
		expect(found({ search: "Archer ann" })).toEqual(["ann"]);
		expect(found({ search: "MUÑOZ" })).toEqual(["bo"]);
		expect(found({ search: "#17" })).toEqual(["bo"]);
		expect(found({ search: "ann munoz" })).toEqual([]);
	});

	test("a league finds who plays in it, with any of his teams", () => {
		expect(found({ league: "1" })).toEqual(["ann", "bo"]);
		expect(found({ league: "2" })).toEqual(["bo"]);
	});

	test("league and team have to be the same place", () => {
		expect(found({ team: "10" })).toEqual(["ann", "bo"]);
		expect(found({ league: "1", team: "10" })).toEqual(["ann"]);
	});

	test("no team finds who stands on no roster", () => {
		expect(found({ team: noTeam })).toEqual(["cy"]);
	});
});

test("a league offers its own teams, once each; all leagues offer no team as well", () => {
	const labels = (league: string) => filterChoices(players, league).teams.map(({ label }) => label);
	expect(labels("")).toEqual(["All teams", "No team", "Hawks", "Owls"]);
	expect(labels("2")).toEqual(["All teams", "Hawks"]);
	expect(filterChoices(players, "2").leagues.map(({ label }) => label)).toEqual([
		"All leagues",
		"Monday D1",
		"Sunday D2",
	]);
});

function listed(searchText: string, places: ListedPlayer["places"]): ListedPlayer {
	const player = { id: 1, firstName: searchText, lastName: "", imageUrl: null };
	return {
		id: 1,
		player,
		name: searchText,
		number: null,
		position: null,
		places,
		formerSeason: null,
		searchText,
	};
}
