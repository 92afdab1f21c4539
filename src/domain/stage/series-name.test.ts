import { expect, test } from "vitest";
import { nameAmong, type RoundName, stageRounds } from "./series-name.ts";
import { seriesOf } from "./series-of.ts";
import { plainFormat, type StageFormat } from "./stage.ts";

test.each<[string, Partial<StageFormat>, string[]]>([
	["two teams", { teams: 2 }, ["final"]],
	[
		"sixteen teams who play for all places",
		{ teams: 16, hasThirdPlace: true, hasConsolation: true },
		[
			"round of 16",
			"consolation 1 for 9",
			"consolation 2 for 9",
			"place 9",
			"quarter-final",
			"consolation 1 for 5",
			"place 5",
			"semi-final",
			"third place",
			"final",
		],
	],
	[
		"twelve teams, seeded anew",
		{ teams: 12, reseeds: true },
		["round 1", "quarter-final", "semi-final", "final"],
	],
	[
		"the NBA's way in",
		{ teams: 10, playIn: 4 },
		["play-in", "quarter-final", "semi-final", "final"],
	],
	[
		"two sides of a ladder",
		{ teams: 8, kind: "ladder", sides: 2 },
		["round 1", "quarter-final", "semi-final", "final"],
	],
	[
		"those who lose twice",
		{ teams: 4, kind: "double", hasReset: true },
		["winners 1", "winners' final", "losers 1", "losers' final", "final", "second final"],
	],
	[
		"groups",
		{ teams: 8, kind: "groups", groups: { count: 2, advance: 2, meetings: 1 } },
		["group 1", "group 2", "semi-final", "final"],
	],
])("rounds of %s", (_, changes, expected) => {
	const format = Object.assign(plainFormat(2), changes);
	expect(stageRounds(seriesOf(format)).map(({ name }) => inShort(name))).toEqual(expected);
});

function inShort(name: RoundName): string {
	switch (name.kind) {
		case "round of":
			return `round of ${name.teams}`;
		case "group":
			return `group ${name.group}`;
		case "place":
			return `place ${name.place}`;
		case "consolation":
			return `consolation ${name.round} for ${name.place}`;
		default:
			return "round" in name ? `${name.kind} ${name.round}` : name.kind;
	}
}

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
