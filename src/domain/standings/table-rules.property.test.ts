import { describe, expect, test } from "vitest";
import { type Random, randomFrom, shuffled } from "../schedule/random.ts";
import { type PresetName, presetNames, rulesOf } from "./rule-presets.ts";
import { computeStandings, type StandingsGame, type StandingsTeam } from "./standings.ts";

/** Leagues of each preset, others every day; `LEAGUES=10000 npm test -- --unit …` tries more. */
const leagues = Number(process.env.LEAGUES ?? 300);
const seed = Math.floor(Date.now() / 86_400_000);

describe.each(presetNames)("the table by %s", (preset) => {
	const setup = { rules: rulesOf(preset), rulings: [] };

	test(`agrees with an oracle in ${leagues} leagues of seed ${seed}`, () => {
		for (let run = 0; run < leagues; run += 1) {
			const { teams, games } = randomLeague(randomFrom(seed * 100_003 + run), preset);
			const rows = computeStandings(teams, games, setup);
			const told = [...Map.groupBy(rows, tieOf(rows)).values()].map((level) =>
				level.map(({ entryId }) => entryId),
			);
			expect(told, `league ${run}`).toEqual(oracles[preset](teams, games));
		}
	});

	test("is the same in whatever order teams and games come, and adds up", () => {
		for (let run = 0; run < leagues / 3; run += 1) {
			const random = randomFrom(seed * 7 + run);
			const { teams, games } = randomLeague(random, preset);
			const rows = computeStandings(teams, games, setup);
			expect(computeStandings(shuffled(teams, random), shuffled(games, random), setup)).toEqual(
				rows,
			);
			const sum = (of: (row: (typeof rows)[number]) => number) =>
				rows.reduce((total, row) => total + of(row), 0);
			const byBoth = counted(games).filter(({ forfeitedBy }) => forfeitedBy === "both").length;
			expect(sum(({ losses }) => losses) - sum(({ wins }) => wins)).toBe(2 * byBoth);
			expect(sum(({ difference }) => difference)).toBe(0);
			expect(sum(({ rallyFor }) => rallyFor)).toBe(sum(({ rallyAgainst }) => rallyAgainst));
			expect(sum(({ draws }) => draws) % 2).toBe(0);
			expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
		}
	});
});

test("annulling a team's games leaves the others the table they have without it", () => {
	for (let run = 0; run < leagues; run += 1) {
		const { teams, games } = randomLeague(randomFrom(seed * 17 + run), "uefa");
		const setup = { rules: rulesOf("uefa"), rulings: [] };
		const [out, ...rest] = teams;
		const isOut = (game: StandingsGame) => isIn(out?.entryId ?? 0, game);
		const annulled = games.map((game) => (isOut(game) ? { ...game, isAnnulled: true } : game));
		const without = games.filter((game) => !isOut(game));
		expect(computeStandings(rest, annulled, setup)).toEqual(computeStandings(rest, without, setup));
	}
});

test("a game between others changes nobody's head to head", () => {
	for (let run = 0; run < leagues; run += 1) {
		const random = randomFrom(seed * 13 + run);
		const { teams, games } = randomLeague(random, "fiba", 2);
		const setup = {
			rules: { ...rulesOf("fiba"), criteria: [{ by: "headToHead" as const }] },
			rulings: [],
		};
		const [home, away, ...others] = teams.map(({ entryId }) => entryId);
		const pair = teams.filter(({ entryId }) => entryId === home || entryId === away);
		const more = games.filter(({ homeEntryId }) => others.includes(homeEntryId));
		const again = more.map((game) => ({ ...game, id: game.id + 1000 }));
		const stepsOf = (played: StandingsGame[]) =>
			computeStandings(pair, played, setup).map(({ entryId, steps }) => [entryId, steps]);
		expect(stepsOf([...games, ...again])).toEqual(stepsOf(games));
	}
});

/** Rows that no criterion parts. */
function tieOf(rows: ReturnType<typeof computeStandings>) {
	const key = (index: number): number => {
		const [row, above] = [rows[index], rows[index - 1]];
		if (row === undefined || above === undefined) return index;
		const isLevel = row.steps.every((step, at) => step.value === above.steps[at]?.value);
		return isLevel && row.steps.length === above.steps.length ? key(index - 1) : index;
	};
	return (row: (typeof rows)[number]) => key(rows.indexOf(row));
}

/**
 * The oracle: written from the published rules alone, in another way than the code. What a team has is
 * looked up in all games again for each question; the levels are lists of ids, by name within.
 */
const oracles: Record<PresetName, (teams: StandingsTeam[], games: StandingsGame[]) => number[][]> =
	{
		plain: (teams, games) =>
			byTuples(idsOf(teams), (id) => [share(id, games), -lost(id, games), won(id, games)]),
		fiba: (teams, games) => {
			const points = (id: number, of: StandingsGame[]) =>
				2 * won(id, of) + lost(id, of) - forfeited(id, of);
			return fromTheBeginning(idsOf(teams), games, [
				(id) => points(id, games),
				(id, among) => points(id, among),
				(id, among) => goals(id, among) - goalsAgainst(id, among),
				(id, among) => goals(id, among),
				(id) => goals(id, games) - goalsAgainst(id, games),
				(id) => goals(id, games),
			]);
		},
		uefa: (teams, games) => {
			const points = (id: number, of: StandingsGame[]) => 3 * won(id, of) + drawn(id, of);
			return byTuples(idsOf(teams), (id) => [points(id, games)])
				.flatMap((level) => againAmongTheRest(level, games, points))
				.flatMap((level) =>
					byTuples(level, (id) => [
						goals(id, games) - goalsAgainst(id, games),
						goals(id, games),
						won(id, games),
					]),
				);
		},
		fifa: (teams, games) => {
			const points = (id: number, of: StandingsGame[]) => 3 * won(id, of) + drawn(id, of);
			return byTuples(idsOf(teams), (id) => [
				points(id, games),
				goals(id, games) - goalsAgainst(id, games),
				goals(id, games),
			]).flatMap((level) => againAmongTheRest(level, games, points));
		},
		fivb: (teams, games) => {
			const points = (id: number, of: StandingsGame[]) =>
				mine(id, of).reduce((sum, game) => {
					const [own, other] = score(id, game);
					const wasLong =
						game.status !== "forfeit" && own > 0 && other > 0 && Math.abs(own - other) === 1;
					if (result(id, game) === "win") return sum + (wasLong ? 2 : 3);
					return sum + (wasLong ? 1 : 0);
				}, 0);
			return fromTheBeginning(idsOf(teams), games, [
				(id) => won(id, games),
				(id) => points(id, games),
				(id) => quotient(goals(id, games), goalsAgainst(id, games)),
				(id) => quotient(rallies(id, games, true), rallies(id, games, false)),
				(id, among) => points(id, among),
			]);
		},
		baseball: (teams, games) =>
			fromTheBeginning(idsOf(teams), games, [
				(id) => share(id, games),
				(id, among) => won(id, among),
				(id, among) => goals(id, among) - goalsAgainst(id, among),
				(id) => goals(id, games) - goalsAgainst(id, games),
				(id) => goals(id, games),
			]),
		hockey: (teams, games) => {
			const late = (id: number, of: StandingsGame[], how: string) =>
				mine(id, of).filter(
					(game) => game.wentToOvertime && game.status !== "forfeit" && result(id, game) === how,
				).length;
			const points = (id: number, of: StandingsGame[]) => 2 * won(id, of) + late(id, of, "loss");
			return byTuples(idsOf(teams), (id) => [
				points(id, games),
				won(id, games) - late(id, games, "win"),
				won(id, games),
			])
				.flatMap((level) => againAmongTheRest(level, games, points, true))
				.flatMap((level) =>
					byTuples(level, (id) => [goals(id, games) - goalsAgainst(id, games), goals(id, games)]),
				);
		},
	};

/** "The procedure shall be repeated from the beginning for all the remaining teams." */
function fromTheBeginning(
	ids: number[],
	games: StandingsGame[],
	questions: ((id: number, among: StandingsGame[]) => number)[],
): number[][] {
	const among = gamesAmong(ids, games);
	for (const question of questions) {
		const levels = byTuples(ids, (id) => [among === null ? question(id, []) : question(id, among)]);
		if (levels.length > 1)
			return levels.flatMap((level) => fromTheBeginning(level, games, questions));
	}
	return [ids];
}

/** "The criteria are reapplied exclusively to the matches between the remaining teams." */
function againAmongTheRest(
	ids: number[],
	games: StandingsGame[],
	points: (id: number, of: StandingsGame[]) => number,
	isPointsOnly = false,
): number[][] {
	const among = gamesAmong(ids, games);
	if (ids.length < 2 || among === null) return [ids];
	const levels = byTuples(ids, (id) => [
		points(id, among),
		...(isPointsOnly ? [] : [goals(id, among) - goalsAgainst(id, among), goals(id, among)]),
	]);
	if (levels.length === 1) return levels;
	return levels.flatMap((level) => againAmongTheRest(level, games, points, isPointsOnly));
}

/** Null where they have not met equally often: then head to head says nothing. */
function gamesAmong(ids: number[], games: StandingsGame[]): StandingsGame[] | null {
	const among = counted(games).filter(
		({ homeEntryId, awayEntryId }) => ids.includes(homeEntryId) && ids.includes(awayEntryId),
	);
	const meetings = ids.flatMap((one, index) =>
		ids
			.slice(index + 1)
			.map((other) => mine(one, among).filter((game) => isIn(other, game)).length),
	);
	return meetings.includes(0) || new Set(meetings).size > 1 ? null : among;
}

function byTuples(ids: number[], tuple: (id: number) => number[]): number[][] {
	const levels = Map.groupBy(ids, (id) => tuple(id).join(" "));
	return [...levels.entries()]
		.sort(([a], [b]) => {
			const [left, right] = [a, b].map((text) => text.split(" ").map(Number));
			const at = left?.findIndex((value, index) => value !== right?.[index]) ?? 0;
			return (right?.[at] ?? 0) - (left?.[at] ?? 0);
		})
		.map(([, level]) => level);
}

function idsOf(teams: StandingsTeam[]): number[] {
	return teams.map(({ entryId }) => entryId).sort((a, b) => a - b);
}

function counted(games: StandingsGame[]): StandingsGame[] {
	return games.filter(
		({ status, isAnnulled }) => !isAnnulled && (status === "completed" || status === "forfeit"),
	);
}

function isIn(id: number, game: StandingsGame): boolean {
	return game.homeEntryId === id || game.awayEntryId === id;
}

function mine(id: number, games: StandingsGame[]): StandingsGame[] {
	return counted(games).filter((game) => isIn(id, game));
}

function score(id: number, { homeEntryId, score }: StandingsGame): [number, number] {
	const { home = 0, away = 0 } = score ?? {};
	return homeEntryId === id ? [home, away] : [away, home];
}

function result(id: number, game: StandingsGame): "win" | "loss" | "draw" {
	const isHome = game.homeEntryId === id;
	if (game.forfeitedBy === "both") return "loss";
	if (game.status === "forfeit") return (game.forfeitedBy === "home") === isHome ? "loss" : "win";
	const [own, other] = score(id, game);
	if (own === other) return "draw";
	return own > other ? "win" : "loss";
}

const number = (how: string) => (id: number, games: StandingsGame[]) =>
	mine(id, games).filter((game) => result(id, game) === how).length;
const won = number("win");
const lost = number("loss");
const drawn = number("draw");

function forfeited(id: number, games: StandingsGame[]): number {
	return mine(id, games).filter((game) => game.status === "forfeit" && result(id, game) === "loss")
		.length;
}

function goals(id: number, games: StandingsGame[]): number {
	return mine(id, games).reduce((sum, game) => sum + score(id, game)[0], 0);
}

function goalsAgainst(id: number, games: StandingsGame[]): number {
	return mine(id, games).reduce((sum, game) => sum + score(id, game)[1], 0);
}

function rallies(id: number, games: StandingsGame[], isOwn: boolean): number {
	return mine(id, games).reduce((sum, { homeEntryId, rally }) => {
		const { home = 0, away = 0 } = rally ?? {};
		return sum + ((homeEntryId === id) === isOwn ? home : away);
	}, 0);
}

function share(id: number, games: StandingsGame[]): number {
	const decided = won(id, games) + lost(id, games);
	return decided === 0 ? 0 : Number((won(id, games) / decided + 1e-9).toFixed(3));
}

function quotient(made: number, allowed: number): number {
	if (allowed === 0) return made === 0 ? 0 : 1e12;
	return made / allowed;
}

/** Few teams, low scores and nearly whole rounds, so that many are level. */
function randomLeague(random: Random, preset: PresetName, fewest = 2) {
	const count = fewest + 1 + random.below(5);
	const teams = Array.from(
		{ length: count },
		(_, index): StandingsTeam => ({
			entryId: index + 1,
			teamId: index + 100,
			name: `Team ${index + 1}`,
			logoUrl: null,
			captainName: null,
			captainId: null,
		}),
	);
	const rounds = 1 + random.below(2);
	const mostLeftOut = random.below(3) === 0 ? 4 : 20;
	const games: StandingsGame[] = [];
	for (let round = 0; round < rounds; round += 1) {
		for (let one = 1; one <= count; one += 1) {
			for (let other = one + 1; other <= count; other += 1) {
				if (random.below(mostLeftOut) === 0 && mostLeftOut === 4) continue;
				const [homeEntryId, awayEntryId] = round === 0 ? [one, other] : [other, one];
				const played = randomResult(random, preset);
				const date = `2025-05-${10 + random.below(20)}`;
				games.push({ id: games.length + 1, homeEntryId, awayEntryId, date, time: null, ...played });
			}
		}
	}
	if (random.below(4) !== 0) return { teams, games };
	const out = 1 + random.below(count);
	return {
		teams,
		games: games.map((game) => (isIn(out, game) ? { ...game, isAnnulled: true } : game)),
	};
}

function randomResult(random: Random, preset: PresetName) {
	const side = () => (random.below(2) === 0 ? "home" : "away") as "home" | "away";
	if (random.below(15) === 0) {
		const forfeitedBy = random.below(4) === 0 ? ("both" as const) : side();
		return { status: "forfeit" as const, forfeitedBy, score: null };
	}
	const status = random.below(20) === 0 ? ("postponed" as const) : ("completed" as const);
	const winner = side();
	// Where a draw is worth nothing, 0-0 is not played (rule `goalless-draw`).
	const least = ["fivb", "uefa", "fifa"].includes(preset) ? 0 : 1;
	const loserScore = least + random.below(3);
	const canDraw = preset === "uefa" || preset === "fifa" || preset === "plain";
	const margin = canDraw ? random.below(3) : 1 + random.below(2);
	const winnerScore = preset === "fivb" ? 3 : loserScore + margin;
	const rally = { home: 60 + random.below(3), away: 60 + random.below(3) };
	return {
		status,
		forfeitedBy: null,
		score:
			winner === "home"
				? { home: winnerScore, away: loserScore }
				: { home: loserScore, away: winnerScore },
		wentToOvertime: random.below(3) === 0,
		rally,
	};
}
