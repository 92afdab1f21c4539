import { expect, test } from "vitest";
import { byRank } from "./team-rows.ts";

test("teams stand by rank as a number, and those without one last, by name", () => {
	const teams = [aTeam("Late", null), aTeam("Ten", 10), aTeam("Two", 2), aTeam("Early", null)];
	expect(teams.toSorted(byRank).map(({ name }) => name)).toEqual(["Two", "Ten", "Early", "Late"]);
});

test("teams that share a rank stand by name", () => {
	const teams = [aTeam("Owls", 1), aTeam("Hawks", 1)];
	expect(teams.toSorted(byRank).map(({ name }) => name)).toEqual(["Hawks", "Owls"]);
});

function aTeam(name: string, rank: number | null) {
	return { name, rank };
}
