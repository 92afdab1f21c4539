import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultBasketballPeriods } from "../game/periods.ts";
import { defaultBasketballStats } from "../stats/default-stats.ts";
import { isNewer, type Play, standingPlays } from "./play.ts";
import { type GameCourse, readLog } from "./read-log.ts";
import { scoringOf } from "./scoring.ts";

const definitions = defaultBasketballStats.map((stat, index) => ({
	...stat,
	id: index + 1,
	order: index,
	isHidden: false,
}));
const periods = defaultBasketballPeriods.map((period, index) => ({ ...period, id: index + 1 }));
const kept = { definitions, periods, scoring: scoringOf("basketball") };
const idOf = (name: string) =>
	definitions.find(({ abbreviation }) => abbreviation === name)?.id ?? -1;
const tapped = "2PM 2PA 3PM 3PA FTM FTA OREB DREB AST TO STL BLK PF".split(" ").map(idOf);

const squads = { home: [1, 2, 3, 4, 5, 6, 7], away: [11, 12, 13, 14, 15, 16, 17] };
const quarter = 600;

const side = fc.constantFrom("home" as const, "away" as const);
const anyTap = fc.record({
	what: fc.constantFrom("stat", "stat", "stat", "points", "timeOut", "change"),
	side,
	one: fc.nat(6),
	other: fc.nat(6),
	stat: fc.constantFrom(...tapped),
	points: fc.integer({ min: 1, max: 3 }),
	wait: fc.nat(40),
});

/** A game as a table notes it: two line-ups, four quarters, changes at the clock. */
const anyGame = fc
	.array(fc.array(anyTap, { maxLength: 25 }), { minLength: 1, maxLength: 4 })
	.map((quarters) => {
		const plays: Play[] = [];
		const on = { home: squads.home.slice(0, 5), away: squads.away.slice(0, 5) };
		const add = (periodId: number, second: number | null, play: Partial<Play>) =>
			plays.push({
				id: `play-${(plays.length * 7919) % 9973}`,
				version: 1,
				isStruck: false,
				periodId,
				place: plays.length * 1000,
				second,
				kind: "stat",
				side: null,
				playerId: null,
				statId: null,
				points: null,
				...play,
			});
		for (const side of ["home", "away"] as const)
			for (const playerId of on[side]) add(1, 0, { kind: "starts", side, playerId });
		for (const [index, taps] of quarters.entries()) {
			let second = 0;
			for (const tap of taps) {
				second = Math.min(quarter, second + tap.wait);
				const { side } = tap;
				const playerId = squads[side][tap.one] ?? null;
				if (tap.what === "stat") add(index + 1, second, { side, playerId, statId: tap.stat });
				if (tap.what === "points")
					add(index + 1, second, { kind: "points", side, points: tap.points });
				if (tap.what === "timeOut") add(index + 1, second, { kind: "timeOut", side });
				if (tap.what === "change") {
					const out = on[side][tap.one % 5] ?? 0;
					const bench = squads[side].filter((id) => !on[side].includes(id));
					const comes = bench[tap.other % 2] ?? 0;
					on[side] = on[side].map((id) => (id === out ? comes : id));
					add(index + 1, second, { kind: "goesOut", side, playerId: out });
					add(index + 1, second, { kind: "comesIn", side, playerId: comes });
				}
			}
			add(index + 1, quarter, { kind: "periodEnds" });
		}
		return plays;
	});

/** A game with corrections and strikings, as everything that was ever sent. */
const anySending = fc
	.tuple(anyGame, fc.array(fc.record({ at: fc.nat(), strikes: fc.boolean(), points: fc.nat(3) })))
	.map(([plays, changes]) => {
		const sent = [...plays];
		for (const { at, strikes, points } of changes) {
			const play = sent[at % sent.length];
			if (play === undefined) continue;
			const version = play.version + 1;
			sent.push({ ...play, version, isStruck: strikes, ...(play.kind === "points" && { points }) });
		}
		return sent;
	});

const plain = (course: GameCourse) => ({
	...course,
	periods: [...course.periods],
	lines: [...course.lines]
		.sort(([a], [b]) => a - b)
		.map(([id, line]) => [id, { ...line, values: [...line.values].sort(([a], [b]) => a - b) }]),
	fouledOut: course.fouledOut.toSorted((a, b) => a - b),
});

describe("any log", () => {
	test("says the same in whatever order and however often its plays came", () => {
		fc.assert(
			fc.property(
				anySending.chain((sent) =>
					fc.tuple(
						fc.constant(sent),
						fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length * 2 }),
					),
				),
				([sent, again]) => {
					expect(plain(readLog(again, kept))).toEqual(plain(readLog(sent, kept)));
				},
			),
		);
	});

	test("of two versions at most one stands over the other, whoever is asked first", () => {
		fc.assert(
			fc.property(anySending, fc.nat(), fc.nat(), (sent, a, b) => {
				const [one, other] = [sent[a % sent.length], sent[b % sent.length]];
				if (one === undefined || other === undefined) return;
				expect(isNewer(one, other) && isNewer(other, one)).toBe(false);
			}),
		);
	});

	test("without its struck plays is the log in which they never were", () => {
		fc.assert(
			fc.property(anyGame, fc.array(fc.nat()), (plays, picks) => {
				const struck = new Set(picks.map((pick) => pick % plays.length));
				const strikings = [...struck].flatMap((at) => {
					const play = plays[at];
					return play === undefined ? [] : [{ ...play, version: 2, isStruck: true }];
				});
				const left = plays.filter((_, at) => !struck.has(at));
				expect(plain(readLog([...strikings, ...plays], kept))).toEqual(plain(readLog(left, kept)));
			}),
		);
	});

	test("adds up: periods to the score, players and sides to it, plus and minus to nothing", () => {
		fc.assert(
			fc.property(anyGame, (plays) => {
				const { score, periods, lines } = readLog(plays, kept);
				for (const side of ["home", "away"] as const) {
					const own = [...lines.values()].filter((line) => line.side === side);
					const of = (name: string) =>
						own.reduce((sum, { values }) => sum + (values.get(idOf(name)) ?? 0), 0);
					const alone = plays
						.filter((play) => play.kind === "points" && play.side === side)
						.reduce((sum, { points }) => sum + (points ?? 0), 0);
					const byPeriod = [...periods.values()].reduce((sum, it) => sum + it[side], 0);
					expect(byPeriod).toBe(score[side]);
					expect(of("PTS") + alone).toBe(score[side]);
					expect(of("2PM") * 2 + of("3PM") * 3 + of("FTM")).toBe(of("PTS"));
					expect(of("2PM")).toBeLessThanOrEqual(of("2PA"));
					const difference = side === "home" ? score.home - score.away : score.away - score.home;
					// Five of a side see each point.
					expect(of("PLUS_MINUS")).toBe(5 * difference);
					const seconds = own.reduce((sum, line) => sum + (line.seconds ?? 0), 0);
					expect(seconds).toBe(5 * quarter * periods.size);
				}
			}),
		);
	});

	test("agrees with who walks through the game second by second", () => {
		fc.assert(
			fc.property(anySending, (sent) => {
				const { lines, score } = readLog(sent, kept);
				const walked = walk(standingPlays(sent));
				expect(score).toEqual(walked.score);
				for (const [playerId, line] of lines) {
					expect(line.values.get(idOf("PLUS_MINUS"))).toBe(walked.plusMinus(playerId));
					if (line.seconds !== null) expect(line.seconds).toBe(walked.seconds(playerId));
				}
			}),
			{ numRuns: 25 },
		);
	});
});

/** The slow way: for each player and each point it is asked anew who was on the court then. */
function walk(plays: readonly Play[]) {
	const ordered = plays.toSorted(
		(a, b) => a.periodId - b.periodId || a.place - b.place || (a.id < b.id ? -1 : 1),
	);
	const worth = new Map([
		[idOf("2PM"), 2],
		[idOf("3PM"), 3],
		[idOf("FTM"), 1],
	]);
	const pointsOf = (play: Play) =>
		play.kind === "points" ? (play.points ?? 0) : (worth.get(play.statId ?? -1) ?? 0);
	const isOn = (playerId: number, before: readonly Play[]) =>
		["starts", "comesIn"].includes(
			before.findLast(
				(play) =>
					play.playerId === playerId && ["starts", "comesIn", "goesOut"].includes(play.kind),
			)?.kind ?? "",
		);
	const sum = (side: string) =>
		ordered.filter((play) => play.side === side).reduce((all, play) => all + pointsOf(play), 0);
	return {
		score: { home: sum("home"), away: sum("away") },
		plusMinus: (playerId: number) => {
			const own = ordered.filter((play) => play.playerId === playerId);
			if (!own.some(({ kind }) => kind === "starts" || kind === "comesIn")) return;
			return ordered.reduce((all, play, at) => {
				if (pointsOf(play) === 0 || !isOn(playerId, ordered.slice(0, at))) return all;
				return all + (play.side === own[0]?.side ? pointsOf(play) : -pointsOf(play));
			}, 0);
		},
		seconds: (playerId: number) => {
			let all = 0;
			for (const periodId of new Set(ordered.map((play) => play.periodId))) {
				const own = ordered.filter((play) => play.periodId === periodId);
				const end =
					own.find(({ kind }) => kind === "periodEnds")?.second ??
					Math.max(...own.map(({ second }) => second ?? 0));
				const earlier = ordered.filter((play) => play.periodId < periodId);
				for (let second = 0; second < end; second += 1) {
					const now = own.filter((play) => (play.second ?? 0) <= second);
					if (isOn(playerId, [...earlier, ...now])) all += 1;
				}
			}
			return all;
		},
	};
}
