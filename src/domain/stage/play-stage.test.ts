import { expect, test } from "vitest";
import { finalPlaces } from "./final-places.ts";
import { playStage } from "./play-stage.ts";
import { seriesOf } from "./series-of.ts";
import { plainFormat, type SeriesPlan } from "./stage.ts";
import type { Played, StageGame, StageSeed } from "./stage-state.ts";
import { whatChanges } from "./what-changes.ts";

const four = seedsOf(["Ants", "Bees", "Cats", "Dogs"]);

test("a long series ends as soon as it is decided, and its spare games fall away", () => {
	const series = seriesOf(withFinal(5));
	const begun = playStage({
		series,
		seeds: four.slice(0, 2),
		games: [game(1, 1, 101, 102, 80, 70)],
	});
	expect(begun.series[0]).toMatchObject({ needed: [2, 3], spare: [4, 5], isOver: false });
	const games = [1, 2, 3].map((number) => game(1, number, 101, 102, 80, 70));
	const over = playStage({ series, seeds: four.slice(0, 2), games });
	expect(over.series[0]).toMatchObject({ winner: 101, loser: 102, needed: [], spare: [] });
	expect(over.champion).toBe(101);
});

test("a drawn game wins nobody anything, and a series that stays level waits for the league", () => {
	const series = seriesOf(plainFormat(2));
	const played: Played = { series, seeds: four.slice(0, 2), games: [game(1, 1, 101, 102, 70, 70)] };
	expect(playStage(played).series[0]).toMatchObject({ isOver: false, isLevel: true, needed: [] });
	const decided = playStage({ ...played, decided: new Map([[1, 102]]) });
	expect(decided.series[0]).toMatchObject({ winner: 102, endedBy: "decision", isLevel: false });
});

test("who withdraws loses what is not over, and what is over stays", () => {
	const series = seriesOf(plainFormat(4));
	const seeds = four.map((seed) => ({ ...seed, isWithdrawn: seed.entryId === 101 }));
	const state = playStage({ series, seeds, games: [game(1, 1, 101, 104, 80, 70)] });
	expect(state.series[0]).toMatchObject({ winner: 101, endedBy: "games" });
	expect(state.series[2]).toMatchObject({ home: 101, away: undefined, isOver: false });
	const further = playStage({
		series,
		seeds,
		games: [game(1, 1, 101, 104, 80, 70), game(2, 1, 102, 103, 80, 70)],
	});
	expect(further.series[2]).toMatchObject({ winner: 102, loser: 101, endedBy: "walkover" });
});

test("a correction names what it moves and what was played there", () => {
	const series = seriesOf(plainFormat(4));
	const games = [game(1, 1, 101, 104, 80, 70), game(2, 1, 102, 103, 80, 70)];
	const before = playStage({ series, seeds: four, games });
	const final = game(3, 1, 101, 102, 80, 70);
	const played = playStage({ series, seeds: four, games: [...games, final] });
	const others = [game(1, 1, 101, 104, 60, 70), game(2, 1, 102, 103, 80, 70)];
	const move = { number: 3, before: { home: 101, away: 102 }, after: { home: 104, away: 102 } };
	expect(whatChanges(before, playStage({ series, seeds: four, games: others }))).toEqual([
		{ ...move, playedIds: [] },
	]);
	const after = playStage({ series, seeds: four, games: [...others, final] });
	expect(whatChanges(played, after)).toEqual([{ ...move, playedIds: [final.id] }]);
	// The game of teams that stand there no more counts for nobody.
	expect(after.series[2]).toMatchObject({ isOver: false, playedIds: [] });
});

test("with reseeding the best seed left meets the last one left, byes among them", () => {
	const format = plainFormat(6);
	format.reseeds = true;
	const seeds = seedsOf(["Ants", "Bees", "Cats", "Dogs", "Eels", "Foxes"]);
	const games = [game(1, 1, 104, 105, 80, 70), game(2, 1, 103, 106, 70, 80)];
	const { series } = playStage({ series: seriesOf(format), seeds, games });
	expect(series.slice(2, 4)).toMatchObject([
		{ home: 101, away: 106 },
		{ home: 102, away: 104 },
	]);
});

test("the final of a double elimination is played again only when who came through the winners loses", () => {
	const format = plainFormat(2);
	format.kind = "double";
	format.hasReset = true;
	const series = seriesOf(format);
	const seeds = four.slice(0, 2);
	const first = game(1, 1, 101, 102, 80, 70);
	const won = playStage({ series, seeds, games: [first, game(2, 1, 101, 102, 80, 70)] });
	expect(won).toMatchObject({ champion: 101, isOver: true });
	expect(won.series[2]?.isSkipped).toBe(true);
	const lost = playStage({ series, seeds, games: [first, game(2, 1, 101, 102, 60, 70)] });
	expect(lost).toMatchObject({ champion: undefined, isOver: false });
	expect(lost.series[2]).toMatchObject({ needed: [1], home: 102, away: 101 });
});

test("groups are tables by the league's rules, and who is level there stands by the seed", () => {
	const format = plainFormat(6);
	format.kind = "groups";
	format.groups = { count: 2, advance: 1, meetings: 1 };
	const series = seriesOf(format);
	const seeds = seedsOf(["Ants", "Bees", "Cats", "Dogs", "Eels", "Foxes"]);
	const members = (group: number) =>
		playStage({ series, seeds, games: [] })
			.groups[group - 1]?.rows.map(({ entryId }) => entryId)
			.toSorted((a, b) => a - b);
	expect([members(1), members(2)]).toEqual([
		[101, 104, 105],
		[102, 103, 106],
	]);
	// In group 1 everybody wins at home once or away once; in group 2 seed 6 wins both.
	const games = [
		...circle(series, 1, 101, 104, 105),
		...pairsOf(series, 2).map(({ number, home, away }) => {
			return game(number, 1, home, away, home === 106 ? 9 : 1, away === 106 ? 9 : 2);
		}),
	];
	const state = playStage({ series, seeds, games });
	expect(state.series.at(-1)).toMatchObject({ home: 101, away: 106 });
});

/** CEBL 2025: on each side the third plays in against the fourth, and the host of the weekend waits. */
test("the playoffs of the CEBL in 2025 end with the Niagara River Lions", () => {
	const names = ["WPG", "NIA", "VAN", "OTT", "CGY", "MTL", "EDM", "SSS"];
	const format = plainFormat(8);
	format.kind = "ladder";
	format.sides = 2;
	const series = seriesOf(format);
	const seeds = seedsOf(names);
	const idOf = (name: string) => 101 + names.indexOf(name);
	const results: [string, string, number, number][] = [
		["MTL", "SSS", 86, 92],
		["CGY", "EDM", 103, 95],
		["OTT", "SSS", 81, 114],
		["CGY", "VAN", 105, 103],
		["NIA", "SSS", 93, 91],
		["CGY", "WPG", 90, 79],
		["CGY", "NIA", 73, 79],
	];
	const games: StageGame[] = [];
	for (const [home, away, homeScore, awayScore] of results) {
		const teams = [idOf(home), idOf(away)];
		const meeting = playStage({ series, seeds, games }).series.find(
			(one) => !one.isOver && teams.includes(one.home ?? 0) && teams.includes(one.away ?? 0),
		);
		const number = meeting?.plan.number ?? 0;
		games.push(game(number, 1, idOf(home), idOf(away), homeScore, awayScore));
	}
	const end = playStage({ series, seeds, games });
	expect(end.champion).toBe(idOf("NIA"));
	expect(finalPlaces(end).map(({ entryId, place }) => `${place} ${names[entryId - 101]}`)).toEqual([
		"1 NIA",
		"2 CGY",
		"3 WPG",
		"3 SSS",
		"5 VAN",
		"5 OTT",
		"7 MTL",
		"7 EDM",
	]);
});

test("third place and consolation say who is third, fourth, fifth and so on", () => {
	const format = plainFormat(8);
	format.hasThirdPlace = true;
	format.hasConsolation = true;
	const series = seriesOf(format);
	const seeds = seedsOf(["A", "B", "C", "D", "E", "F", "G", "H"]);
	const games: StageGame[] = [];
	// The better seed wins wherever two meet.
	for (const { number } of series) {
		const meeting = playStage({ series, seeds, games }).series[number - 1];
		const [home, away] = [meeting?.home ?? 0, meeting?.away ?? 0];
		games.push(game(number, 1, home, away, 200 - home, 200 - away));
	}
	expect(finalPlaces(playStage({ series, seeds, games }))).toEqual([
		...[101, 102, 103, 104, 105, 106].map((entryId, at) => ({
			entryId,
			place: at + 1,
			isShared: false,
		})),
		{ entryId: 107, place: 7, isShared: true },
		{ entryId: 108, place: 7, isShared: true },
	]);
});

function seedsOf(names: string[]): StageSeed[] {
	return names.map((_, at) => ({ seed: at + 1, entryId: 101 + at }));
}

function withFinal(bestOf: 1 | 3 | 5 | 7) {
	const format = plainFormat(2);
	format.bestOf.final = bestOf;
	return format;
}

function game(
	series: number,
	number: number,
	homeEntryId: number,
	awayEntryId: number,
	home: number,
	away: number,
): StageGame {
	return {
		id: series * 10 + number,
		series,
		number,
		homeEntryId,
		awayEntryId,
		date: null,
		time: null,
		status: "completed",
		forfeitedBy: null,
		score: { home, away },
	};
}

function pairsOf(series: SeriesPlan[], group: number) {
	const idOf = (side: SeriesPlan["home"]) => ("seed" in side ? 100 + side.seed : 0);
	return series
		.filter((plan) => plan.part === "group" && plan.group === group)
		.map(({ number, home, away }) => ({ number, home: idOf(home), away: idOf(away) }));
}

/** Each of three wins once: the first against the second, the second against the third, the third against the first. */
function circle(series: SeriesPlan[], group: number, ...teams: number[]): StageGame[] {
	return pairsOf(series, group).map(({ number, home, away }) => {
		const isHomeWin = teams[(teams.indexOf(home) + 1) % 3] === away;
		return game(number, 1, home, away, isHomeWin ? 2 : 1, isHomeWin ? 1 : 2);
	});
}
