import { expect, test } from "vitest";
import { nameAmong } from "./stage-links.ts";

const stage = (id: number, leagueId: number) => ({
	id,
	name: "Playoffs",
	leagueId,
	leagueName: `Division ${leagueId}`,
});

test("stages of several leagues are told with their league, those of one are not", () => {
	const those = [stage(1, 1), stage(2, 2)];
	expect(those.map(nameAmong(those))).toEqual(["Playoffs, Division 1", "Playoffs, Division 2"]);
	const ofOne = [stage(1, 1), stage(2, 1)];
	expect(ofOne.map(nameAmong(ofOne))).toEqual(["Playoffs", "Playoffs"]);
});
