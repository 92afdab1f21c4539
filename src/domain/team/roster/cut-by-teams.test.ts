import { expect, test } from "vitest";
import { cutByTeams } from "./cut-by-teams.ts";

const teams = ["Hawks", "Les Faucons", "Owls"];

/** Each part as `team: players`. */
const cut = (text: string) =>
	[...(cutByTeams(text, teams) ?? [])].map(
		([team, part]) => `${teams[team]}: ${part.replaceAll("\n", ", ")}`,
	);

test("a text with each team's name above its players is cut there, in the order of the text", () => {
	expect(cut("Owls\n7 Ana Ruiz\nBo Lee\n\nHawks\nCy Fox")).toEqual([
		"Owls: 7 Ana Ruiz, Bo Lee",
		"Hawks: Cy Fox",
	]);
});

test.each([
	"Les Faucons:",
	"LES FAUCONS",
	"*Les Faucons*",
	"🦅 Les Faucons 🔥",
	"2. Les Faucons",
	"- Les Faucons",
	"Les Faucons (10)",
	"Équipe Les Faucons",
	"[18:02, 11/23/2026] Marie: Les Faucons",
	"Faucons:",
])("a heading as people write it: %s", (heading) => {
	expect(cut(`${heading}\nCy Fox`)).toEqual(["Les Faucons: Cy Fox"]);
});

test("what stands before the first team is of none, and parts of one team are put together", () => {
	expect(cut("Rosters for Tuesday\nOwls\nBo Lee\nHawks\nCy Fox\nOwls\nAna Ruiz")).toEqual([
		"Owls: Bo Lee, Ana Ruiz",
		"Hawks: Cy Fox",
	]);
});

test("a text that names no team is left whole, and a player who is called like one is a player", () => {
	expect(cutByTeams("7 Ana Ruiz\nBo Lee", teams)).toBeNull();
	expect(cutByTeams("Ethan Hawks 7\nFaucons", teams)).toBeNull();
});
