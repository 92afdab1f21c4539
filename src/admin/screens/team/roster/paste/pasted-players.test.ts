import { expect, test } from "vitest";
import type { ListedPlayer } from "../../../player/namesakes.ts";
import { judge, type PastedPlayer, wanted } from "./pasted-players.ts";

const line = (
	line: number,
	firstName: string,
	lastName: string,
	more: Partial<PastedPlayer> = {},
): PastedPlayer => ({
	line,
	firstName,
	lastName,
	number: "",
	position: "",
	email: "",
	chosen: null,
	...more,
});

const player = (id: number, firstName: string, lastName: string, team = "Owls", number = "9") =>
	({
		id,
		firstName,
		lastName,
		season: { name: "Fall 2026" },
		places: [{ team: { name: team } }],
		number,
	}) as unknown as ListedPlayer;

const said = (
	pasted: PastedPlayer[],
	players: ListedPlayer[] = [],
	roster: { id: number }[] = [],
) => judge(pasted, players, roster).map(({ who, note }) => [who, note]);

test("a name nobody has is a new player, without a question", () => {
	expect(said([line(1, "Ana", "Ruiz")], [player(3, "Bo", "Lee")])).toEqual([["new", null]]);
});

test("who is on the team already is left out", () => {
	const pasted = [line(1, "ana", "Rúiz")];
	expect(said(pasted, [player(3, "Ana", "Ruiz")], [{ id: 3 }])).toEqual([
		["out", "Already on this team."],
	]);
	expect(
		said([line(1, "Ana", "Ruiz", { chosen: "new" })], [player(3, "Ana", "Ruiz")], [{ id: 3 }]),
	).toEqual([["new", "Already on this team."]]);
});

test("a player the league has is that player, until somebody says otherwise, with what tells him apart", () => {
	const [judged] = judge([line(1, "Ana", "Ruiz")], [player(3, "Ana", "Ruiz")], []);
	expect(judged).toMatchObject({ who: 3, note: "The league has a player with this name." });
	expect(judged?.choices).toEqual([
		{ value: "3", label: "Ana Ruiz · Owls, Fall 2026 · No. 9" },
		{ value: "new", label: "Somebody else: a new player" },
		{ value: "out", label: "Leave out" },
	]);
	expect(said([line(1, "Ana", "Ruiz", { number: "7" })], [player(3, "Ana", "Ruiz")])).toEqual([
		[3, "The league has a player with this name. No. 9 becomes No. 7, on every team."],
	]);
});

test("of two players of one name somebody chooses", () => {
	const two = [player(3, "Ana", "Ruiz"), player(4, "Ana", "Ruiz", "Hawks")];
	expect(said([line(1, "Ana", "Ruiz")], two)).toEqual([
		[null, "2 players have this name. Who is it?"],
	]);
	expect(said([line(1, "Ana", "Ruiz", { chosen: 4 })], two)[0]?.[0]).toBe(4);
	// A choice goes with the name it was made for.
	expect(said([line(1, "Ana", "Roy", { chosen: 4 })], two)).toEqual([["new", null]]);
});

test("of two lines of one name the second is left out", () => {
	const pasted = [line(1, "Ana", "Ruiz"), line(3, "Ana", "Ruiz")];
	expect(said(pasted)).toEqual([
		["new", null],
		["out", "The same name as in line 1."],
	]);
	expect(wanted(judge(pasted, [], []))).toHaveLength(1);
});
