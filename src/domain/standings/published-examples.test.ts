import { expect, test } from "vitest";
import { type PresetName, rulesOf } from "./rule-presets.ts";
import { computeStandings, type StandingsGame } from "./standings.ts";
import type { Ruling, TableRules } from "./table-rules.ts";

test("FIBA, D.2.1: two pairs of level teams are parted by the games between them", () => {
	const rows = table("fiba", `A 100-55 B, B 100-95 C, A 90-85 C, B 80-75 D, A 75-80 D, C 60-55 D`);
	expect(rows).toEqual(["1 A 5", "2 B 5", "3 C 4", "4 D 4"]);
});

test("FIBA, D.2.2: of three level teams one is placed by difference, and C has beaten D", () => {
	const rows = table("fiba", `A 100-55 B, B 100-85 C, A 90-85 C, B 75-80 D, A 120-75 D, C 65-55 D`);
	expect(rows).toEqual(["1 A 6", "2 B 4", "3 C 4", "4 D 4"]);
});

test("UEFA, group C of the EURO 2004: the goals among three, then of all games among two", () => {
	const rows = table(
		"uefa",
		`Denmark 0-0 Italy, Sweden 5-0 Bulgaria, Bulgaria 0-2 Denmark, Italy 1-1 Sweden,
		Italy 2-1 Bulgaria, Denmark 2-2 Sweden`,
	);
	expect(rows).toEqual(["1 Sweden 5", "2 Denmark 5", "3 Italy 5", "4 Bulgaria 0"]);
});

test("UEFA, group A of the EURO 1996: Scotland stays behind the Netherlands by goals, not by difference", () => {
	const rows = table(
		"uefa",
		`England 1-1 Switzerland, Netherlands 0-0 Scotland, Switzerland 0-2 Netherlands,
		Scotland 0-2 England, Scotland 1-0 Switzerland, Netherlands 1-4 England`,
	);
	expect(rows).toEqual(["1 England 7", "2 Netherlands 4", "3 Scotland 4", "4 Switzerland 1"]);
});

test("FIFA, group H of the World Cup 2018: level in all but conduct, Japan before Senegal", () => {
	const games = `Colombia 1-2 Japan, Poland 1-2 Senegal, Japan 2-2 Senegal, Poland 0-3 Colombia,
		Japan 0-1 Poland, Senegal 0-1 Colombia`;
	expect(table("fifa", games)).toEqual(["1 Colombia 6", "2 Japan 4", "2 Senegal 4", "4 Poland 3"]);
	const lot: Ruling = { kind: "lot", entryIds: [2, 4] };
	expect(table("fifa", games, [lot])).toEqual([
		"1 Colombia 6",
		"2 Japan 4",
		"3 Senegal 4",
		"4 Poland 3",
	]);
});

test("FIVB: a win in five sets brings two points, and more wins come before more points", () => {
	const rows = table("fivb", `A 3-2 B, A 3-2 C, B 3-0 D, A 1-3 D, C 0-3 B, C 3-1 D`);
	expect(rows).toEqual(["1 B 7", "2 A 4", "3 C 4", "4 D 3"]);
});

test("hockey: who loses in overtime keeps a point, and wins in regulation come first", () => {
	const games = parse("A 3-2 B, B 4-1 C, C 2-1 A");
	const overtime = games.map((game, index) => ({ ...game, wentToOvertime: index === 0 }));
	expect(ranks(overtime, rulesOf("hockey"))).toEqual(["1 B 3", "2 C 2", "3 A 2"]);
});

test("points that were taken count, and a loss by forfeit brings none with FIBA", () => {
	const taken: Ruling = { kind: "penalty", entryId: 1, of: "points", amount: 2, reason: "Late" };
	expect(table("fiba", "A 80-70 B, A 75-70 B", [taken])).toEqual(["1 A 2", "2 B 2"]);
	const forfeit = parse("A 20-0 B").map((game) => ({
		...game,
		status: "forfeit" as const,
		forfeitedBy: "away" as const,
	}));
	expect(ranks(forfeit, rulesOf("fiba"))).toEqual(["1 A 2", "2 B 0"]);
});

test("wins that were taken lower the share, never below nothing", () => {
	const taken: Ruling = { kind: "penalty", entryId: 1, of: "wins", amount: 3, reason: "Late" };
	const games = parse("A 9-8 B, A 9-7 B, B 9-1 A");
	const rows = computeStandings(teams(), games, {
		rules: rulesOf("plain"),
		rulings: [taken],
	});
	expect(rows.map(({ name, wins, winShare }) => [name, wins, winShare])).toEqual([
		["B", 1, 0.333],
		["A", 0, 0],
	]);
});

test("a difference may be capped for each game", () => {
	const rules: TableRules = {
		...rulesOf("fifa"),
		criteria: [{ by: "points" }, { by: "difference", cap: 3 }, { by: "pointsFor" }],
	};
	expect(ranks(parse("A 9-0 C, B 2-0 C, B 3-1 D, A 1-0 D"), rules)).toEqual([
		"1 A 6",
		"2 B 6",
		"3 D 0",
		"4 C 0",
	]);
});

function table(preset: PresetName, games: string, rulings: Ruling[] = []): string[] {
	return ranks(parse(games), rulesOf(preset), rulings);
}

function ranks(games: StandingsGame[], rules: TableRules, rulings: Ruling[] = []): string[] {
	const rows = computeStandings(teams(), games, { rules, rulings });
	return rows.map(({ rank, name, points }) => `${rank} ${name} ${points}`);
}

const known = new Map<number, string>();

function parse(games: string): StandingsGame[] {
	known.clear();
	const idOf = (name: string) => {
		for (const [id, other] of known) if (other === name) return id;
		known.set(known.size + 1, name);
		return known.size;
	};
	return games.split(/,\s*/).map((text, index) => {
		const [home = "", score = "", away = ""] = text.split(" ");
		const [homePoints = 0, awayPoints = 0] = score.split("-").map(Number);
		return {
			id: index + 1,
			homeEntryId: idOf(home),
			awayEntryId: idOf(away),
			date: "2025-05-01",
			time: null,
			status: "completed",
			forfeitedBy: null,
			score: { home: homePoints, away: awayPoints },
		};
	});
}

/** Those of the games that were read last. */
function teams() {
	return [...known].map(([entryId, name]) => ({
		entryId,
		teamId: entryId + 100,
		name,
		logoUrl: null,
		captainName: null,
		captainId: null,
	}));
}
