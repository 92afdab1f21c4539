import { expect, test } from "vitest";
import { rankReason } from "./rank-reason.ts";
import { rulesOf } from "./rule-presets.ts";
import { computeStandings, type StandingsGame } from "./standings.ts";
import type { TableRules } from "./table-rules.ts";

test("a better win share is named first, then fewer losses, then more wins", () => {
	expect(reasons(["Ants 9-8 Bears"])).toEqual(["first by winShare", "winShare 0 to 1"]);
	const losses = ["Ants 9-8 Bears", "Bears 9-8 Ants", "Crows 9-8 Dogs", "Dogs 9-8 Crows"];
	const more = [...losses, "Ants 9-8 Bears", "Bears 9-8 Ants"];
	expect(reasons(more)).toEqual(["first by winShare", "level", "losses 2 to 1", "level"]);
	const wins = ["Ants 9-8 Dogs", "Bears 9-8 Dogs", "Bears 9-8 Dogs"];
	expect(reasons(wins)).toEqual(["first by winShare", "wins 1 to 2", "winShare 0 to 1"]);
});

test("a team without a game has no reason but that", () => {
	const rows = table(["Ants 9-8 Bears"], undefined, ["Crows"]);
	expect(rows.map((row, index) => rankReason(row, rows[index - 1] ?? null).kind)).toEqual([
		"first",
		"unranked",
		"behind",
	]);
});

test("head to head names all who were level and what they did among themselves", () => {
	const rows = table(
		["Ants 9-8 Bears", "Bears 9-5 Crows", "Crows 9-7 Ants", ...all("9-1 Dogs")],
		rulesOf("fiba"),
	);
	expect(rows.map(({ name }) => name)).toEqual(["Bears", "Ants", "Crows", "Dogs"]);
	const reason = rankReason(rows[1] as never, rows[0] as never);
	expect(reason).toMatchObject({
		kind: "behind",
		own: { by: "headToHeadDifference", value: -1 },
		above: { value: 3 },
		skippedHeadToHead: false,
	});
	expect(reason.kind === "behind" && reason.own.among?.map(({ entryId }) => entryId)).toEqual([
		1, 2, 3,
	]);
});

test("who has not met equally often is told that head to head was left out", () => {
	const games = ["Ants 3-0 Crows", "Bears 2-0 Crows"];
	const [first, second] = table(games, rulesOf("uefa"));
	expect(first?.name).toBe("Ants");
	expect(rankReason(second as never, first as never)).toMatchObject({
		kind: "behind",
		own: { by: "difference", value: 2 },
		above: { value: 3 },
		skippedHeadToHead: true,
	});
});

const names = ["Ants", "Bears", "Crows", "Dogs"];

function all(rest: string): string[] {
	return ["Ants", "Bears", "Crows"].map((name) => `${name} ${rest}`);
}

function reasons(games: string[]): string[] {
	const rows = table(games);
	return rows.map((row, index) => {
		const reason = rankReason(row, rows[index - 1] ?? null);
		if (reason.kind === "first") return `first by ${reason.by?.by}`;
		if (reason.kind !== "behind") return reason.kind;
		return `${reason.own.by} ${reason.own.value} to ${reason.above.value}`;
	});
}

/** Of games such as "Ants 9-8 Bears"; who plays in none has to be named. */
function table(games: string[], rules?: TableRules, idle: string[] = []) {
	const played = games.map((text, index): StandingsGame => {
		const [home = "", score = "", away = ""] = text.split(" ");
		const [homePoints = 0, awayPoints = 0] = score.split("-").map(Number);
		return {
			id: index + 1,
			homeEntryId: names.indexOf(home) + 1,
			awayEntryId: names.indexOf(away) + 1,
			date: "2025-05-01",
			time: null,
			status: "completed",
			forfeitedBy: null,
			score: { home: homePoints, away: awayPoints },
		};
	});
	const shown = names.filter((name) => idle.includes(name) || games.join().includes(name));
	const teams = shown.map((name) => ({
		entryId: names.indexOf(name) + 1,
		teamId: 0,
		name,
		logoUrl: null,
		captainName: null,
		captainId: null,
	}));
	return computeStandings(teams, played, rules && { rules, rulings: [] });
}
