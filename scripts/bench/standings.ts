import { chancesOf } from "#domain/standings/outlook/chances.ts";
import { outlooks } from "#domain/standings/outlook/outlook.ts";
import { positionOf } from "#domain/standings/outlook/position.ts";
import type { StandingsGame } from "#domain/standings/results.ts";
import { rulesOf } from "#domain/standings/rule-presets.ts";
import { computeStandings } from "#domain/standings/standings.ts";
import {
	criterionNames,
	plainSetup,
	type TableRules,
	type TableSetup,
} from "#domain/standings/table-rules.ts";
import { median } from "./measure.ts";
import { type Findings, fixed, table } from "./report.ts";
import { randomNumbers } from "./tables.ts";

type Effort = { rounds: number; ms: number };
type League = ReturnType<typeof leagueOf>;

/** Every criterion there is, in the order in which they are known, with the rest beginning again. */
const everyCriterion: TableRules = {
	...rulesOf("fiba"),
	longGames: "overtime",
	criteria: criterionNames.map((by) => ({ by })),
};

const mostOfPlain = 1.5;
const mostSimulationMs = 150;

/** What tables cost the processor by their rules, and what it costs to look ahead. */
export function standings({ rounds, ms }: Effort): Findings {
	const large = leagueOf(40, { meetings: 1, left: 120 });
	const small = leagueOf(12, { meetings: 2, left: 60 });
	const by = (setup: TableSetup) => () => computeStandings(large.teams, large.games, setup);
	const [plain, every] = inTurns({ rounds, ms }, [by(plainSetup), by(setupOf(everyCriterion))]);
	const [marks] = inTurns({ rounds, ms }, [
		() => outlooks(large.teams, large.games, setupOf(everyCriterion)),
	]);
	const [chances] = inTurns({ rounds, ms }, [() => simulated(small)]);
	const ratio = every / plain;
	return {
		tables: [
			table(
				["ms of the processor", "median"],
				[
					["table of 40 teams and 660 results, as every league has it at first", fixed(plain, 2)],
					["the same by every criterion there is", fixed(every, 2)],
					["what is certain of 40 teams with 120 games left", fixed(marks, 2)],
					["chances of 12 teams with 60 games left, 10,000 times", fixed(chances, 0)],
				],
			),
		],
		goals: [
			{
				goal: `a table of 40 teams by every criterion, at most ${mostOfPlain} × the usual one`,
				measured: `${fixed(ratio, 2)} ×`,
				isReached: ratio <= mostOfPlain,
			},
			{
				goal: `a simulation of 12 teams and 60 games left in ${mostSimulationMs} ms`,
				measured: `${fixed(chances, 0)} ms`,
				isReached: chances <= mostSimulationMs,
			},
		],
	};
}

function simulated({ teams, games }: League) {
	const position = positionOf(teams, games, setupOf(rulesOf("fiba")));
	return chancesOf(position, { teams: 4, runs: 10_000, seed: 1 });
}

function setupOf(rules: TableRules): TableSetup {
	return { rules, rulings: [], playoffs: { teams: 8, knowsAllGames: true } };
}

/** Everybody against everybody; the last games are still to be played. */
function leagueOf(size: number, { meetings, left }: { meetings: number; left: number }) {
	const random = randomNumbers(size);
	const teams = Array.from({ length: size }, (_, index) => ({
		entryId: index + 1,
		teamId: index + 1,
		name: `Team ${index + 1}`,
		captainName: null,
		captainId: null,
		logoUrl: null,
	}));
	const pairs = teams.flatMap((home, at) =>
		teams.slice(at + 1).flatMap((away) => Array.from({ length: meetings }, () => [home, away])),
	);
	// Not by team: those of one play their last games on different days.
	const mixed = pairs.toSorted(() => random(3) - 1);
	const games = mixed.map(([home, away], index): StandingsGame => {
		const isPlayed = index < mixed.length - left;
		const score = { home: 60 + random(30), away: 60 + random(30) };
		if (score.home === score.away) score.home += 1;
		return {
			id: index + 1,
			homeEntryId: home?.entryId ?? 0,
			awayEntryId: away?.entryId ?? 0,
			date: "2026-01-01",
			time: null,
			status: isPlayed ? "completed" : "scheduled",
			forfeitedBy: null,
			score: isPlayed ? score : null,
			wentToOvertime: random(10) === 0,
			rally: score,
		};
	});
	return { teams, games };
}

/** Milliseconds of one go, the median of the rounds; what is compared takes turns. */
function inTurns<Works extends readonly (() => unknown)[]>(
	{ rounds, ms }: Effort,
	works: readonly [...Works],
): { [Work in keyof Works]: number } {
	const found = works.map((): number[] => []);
	for (let round = 0; round <= rounds; round += 1) {
		for (const [index, work] of works.entries()) {
			const took = oneGo(work, ms / 4);
			// The first round warms up.
			if (round > 0) found[index]?.push(took);
		}
	}
	return found.map(median) as { [Work in keyof Works]: number };
}

function oneGo(work: () => unknown, ms: number): number {
	const start = process.cpuUsage();
	const end = performance.now() + ms;
	let goes = 0;
	do {
		work();
		goes += 1;
	} while (performance.now() < end);
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000 / goes;
}
