import fc from "fast-check";
import { expect, test } from "vitest";
import { gameStatuses } from "../game/game.ts";
import { computeStandings, type StandingsGame, type StandingsTeam } from "./standings.ts";

test("standings agree with counting every team's games by hand", () => {
	fc.assert(
		fc.property(league, ({ teams, games }) => {
			const rows = computeStandings(teams, games);
			const slow = slowStandings(teams, games);
			expect(rows).toHaveLength(slow.length);
			expect(rows).toMatchObject(slow);
		}),
		{ numRuns: 400 },
	);
});

test("the order in which games and teams arrive changes nothing", () => {
	fc.assert(
		fc.property(league, ({ teams, games }) => {
			const turned = computeStandings(teams.toReversed(), games.toReversed());
			expect(turned).toEqual(computeStandings(teams, games));
		}),
	);
});

test("every win is someone's loss, and every point for is one against", () => {
	fc.assert(
		fc.property(league, ({ teams, games }) => {
			const rows = computeStandings(teams, games);
			const sum = (value: (row: (typeof rows)[number]) => number) =>
				rows.reduce((total, row) => total + value(row), 0);
			expect(sum((row) => row.wins)).toBe(sum((row) => row.losses));
			expect(sum((row) => row.difference)).toBe(0);
		}),
	);
});

/**
 * The oracle: slow, obvious, and written from the decisions rather than from the code. Each
 * question looks through all games again.
 */
function slowStandings(teams: StandingsTeam[], games: StandingsGame[]) {
	const facts = teams.map((team) => factsOf(team, games));
	const sorted = facts.toSorted((a, b) => {
		if (a.share3 !== b.share3) return Number(b.share3) - Number(a.share3);
		if (a.losses !== b.losses) return a.losses - b.losses;
		if (a.wins !== b.wins) return b.wins - a.wins;
		if (a.name !== b.name) return a.name.localeCompare(b.name, "en", { numeric: true });
		return a.entryId - b.entryId;
	});
	const first = sorted[0];
	const played = sorted.filter(({ gamesPlayed }) => gamesPlayed > 0);
	return sorted.map(({ share3, name, results, ...row }) => ({
		...row,
		rank:
			row.gamesPlayed === 0
				? null
				: 1 +
					played.findIndex(
						(other) =>
							other.share3 === share3 && other.losses === row.losses && other.wins === row.wins,
					),
		winShare: Number(share3),
		gamesBehind:
			first === undefined ? 0 : 0.5 * (first.wins - row.wins) + 0.5 * (row.losses - first.losses),
		streak: streakOf(results),
		lastFive: winLoss(results.slice(-5)),
		form: results.slice(-5),
	}));
}

function factsOf({ entryId, name }: StandingsTeam, games: StandingsGame[]) {
	const mine = games
		.filter((game) => game.homeEntryId === entryId || game.awayEntryId === entryId)
		.filter((game) => {
			if (game.status === "forfeit") return true;
			if (game.status !== "scheduled" && game.status !== "completed") return false;
			return game.score !== null && game.score.home + game.score.away > 0;
		})
		.toSorted((a, b) => whenKey(a).localeCompare(whenKey(b), "en") || a.id - b.id)
		.map((game) => resultFor(entryId, game));
	const { wins, losses } = winLoss(mine.map((played) => played.result));
	const pointsFor = mine.reduce((sum, played) => sum + played.scored, 0);
	const pointsAgainst = mine.reduce((sum, played) => sum + played.conceded, 0);
	return {
		entryId,
		name,
		wins,
		losses,
		share3: wins + losses === 0 ? "0.000" : shareText(wins, losses),
		home: winLoss(mine.filter((played) => played.atHome).map((played) => played.result)),
		away: winLoss(mine.filter((played) => !played.atHome).map((played) => played.result)),
		results: mine.map((played) => played.result).filter((result) => result !== "none"),
		gamesPlayed: mine.length,
		pointsFor,
		pointsAgainst,
		difference: pointsFor - pointsAgainst,
	};
}

type Result = "win" | "loss" | "none";

function resultFor(entryId: number, game: StandingsGame) {
	const atHome = game.homeEntryId === entryId;
	const scored = (atHome ? game.score?.home : game.score?.away) ?? 0;
	const conceded = (atHome ? game.score?.away : game.score?.home) ?? 0;
	let result: Result = scored > conceded ? "win" : scored < conceded ? "loss" : "none";
	if (game.status === "forfeit") {
		result = (game.forfeitedBy === "home") === atHome ? "loss" : "win";
	}
	return { atHome, scored, conceded, result };
}

function winLoss(results: Result[]) {
	return {
		wins: results.filter((result) => result === "win").length,
		losses: results.filter((result) => result === "loss").length,
	};
}

/** Long division with whole numbers: three decimals, a half goes up. */
function shareText(wins: number, losses: number): string {
	const thousandths = (BigInt(wins) * 2000n + BigInt(wins + losses)) / BigInt(2 * (wins + losses));
	return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, "0")}`;
}

function streakOf(results: Result[]) {
	const kind = results.at(-1);
	if (kind === undefined || kind === "none") return null;
	const other = results.findLastIndex((result) => result !== kind);
	return { kind, count: results.length - 1 - other };
}

/** Games without a date or time are played last. */
function whenKey(game: StandingsGame): string {
	return `${game.date ?? "9999"} ${game.time ?? "99:99"}`;
}

const points = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 }));

const league = fc
	.record({
		names: fc.array(fc.constantFrom("Ants", "Bears", "D2", "D10", "Émile"), {
			minLength: 2,
			maxLength: 7,
		}),
		plays: fc.array(
			fc.record({
				home: fc.nat(),
				offset: fc.nat(),
				date: fc.option(fc.constantFrom("2025-05-01", "2025-05-02", "2025-12-31")),
				time: fc.option(fc.constantFrom("09:00", "10:00", "18:30")),
				status: fc.oneof(fc.constant("completed" as const), fc.constantFrom(...gameStatuses)),
				by: fc.constantFrom("home" as const, "away" as const),
				score: fc.option(fc.record({ home: points, away: points })),
			}),
			{ maxLength: 40 },
		),
	})
	.map(({ names, plays }) => {
		const count = names.length;
		const teams: StandingsTeam[] = names.map((name, index) => ({
			entryId: index + 1,
			teamId: index + 100,
			name,
			logoUrl: null,
			captainName: null,
			captainId: null,
		}));
		const games: StandingsGame[] = plays.map(({ home, offset, by, ...game }, index) => ({
			...game,
			id: index + 1,
			homeEntryId: (home % count) + 1,
			awayEntryId: ((home + 1 + (offset % (count - 1))) % count) + 1,
			forfeitedBy: game.status === "forfeit" ? by : null,
		}));
		return { teams, games };
	});
