import { expect, test } from "vitest";
import { differingPlaceholders, unusedMessages } from "./catalogues.ts";

const en = {
	language: "en",
	team: {
		title: "Team",
		of: ({ name, league }: Record<string, string>) => `${name} of ${league}`,
		links: { home: "Home", away: "Away" },
	},
};

test("a message that leaves out what it is told is found", () => {
	const fr = { ...en, team: { ...en.team, of: ({ name }: Record<string, string>) => `${name}` } };
	expect(differingPlaceholders({ en, fr })).toEqual([
		"team.of: en says league, name of what it is told, fr name",
	]);
	expect(differingPlaceholders({ en, fr: en })).toEqual([]);
});

test("a message that nobody says is found; a group is said as one", () => {
	const source = "words.team.title; words.team.links[side]; words.other.of({ name })";
	expect(unusedMessages(en, [source])).toEqual(["team.of"]);
});
