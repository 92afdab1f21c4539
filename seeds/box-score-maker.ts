import type { Score, Side } from "#domain/game/game.ts";
import { type CountSheet, fillIn, shots } from "./count-sheet.ts";
import type { Dressed, DressedTeam } from "./dressed.ts";
import { playingTime } from "./playing-time.ts";
import type { Random } from "./random.ts";

export type GameRules = {
	/** Points an average team scores. */
	usualPoints: number;
	/** Length of regulation when minutes are kept, else null: amateur tables rarely keep them. */
	minutes: number | null;
};

/** A finished game that adds up: quarters and lines make the score, percentages are believable. */
export type PlayedGame = { score: Score; periods: PlayedPeriod[]; lines: PlayedLine[] };
export type PlayedPeriod = Score & { name: string };
export type PlayedLine = {
	playerId: number;
	entryId: number;
	isStarter: boolean;
	seconds: number | null;
	/** Values by abbreviation; empty for somebody who was dressed and did not play. */
	values: ReadonlyMap<string, number>;
};

/** A way to play a game; each sport has its own. */
export type Play = (random: Random, home: DressedTeam, away: DressedTeam) => PlayedGame;

export function basketball(rules: GameRules): Play {
	return (random, home, away) => playGame(random, home, away, rules);
}

function playGame(
	random: Random,
	home: DressedTeam,
	away: DressedTeam,
	rules: GameRules,
): PlayedGame {
	const periods = playPeriods(random, home.strength - away.strength, rules.usualPoints);
	const score = { home: sum(periods.map((p) => p.home)), away: sum(periods.map((p) => p.away)) };
	const sheets = {
		home: shots(random, home.players, score.home),
		away: shots(random, away.players, score.away),
	};
	fillIn(random, sheets.home, sheets.away);
	fillIn(random, sheets.away, sheets.home);
	const hasOvertime = periods.length > 4;
	const linesOf = (side: Side, team: DressedTeam) => {
		const margin = side === "home" ? score.home - score.away : score.away - score.home;
		const time = playingTime(random, team.players, rules.minutes, { hasOvertime, margin });
		return toLines(team.entryId, sheets[side], time, technicalFoul(random, team.players));
	};
	return { score, periods, lines: [...linesOf("home", home), ...linesOf("away", away)] };
}

/** Equal after four quarters means an overtime that somebody wins. */
function playPeriods(random: Random, advantage: number, usualPoints: number): PlayedPeriod[] {
	const homeCourt = 1;
	const pace = random.around(usualPoints, 6);
	const margin = random.around(advantage + homeCourt, 9);
	const home = quarters(random, Math.max(24, Math.round(pace + margin / 2)));
	const away = quarters(random, Math.max(24, Math.round(pace - margin / 2)));
	const names = ["Q1", "Q2", "Q3", "Q4"] as const;
	const periods: PlayedPeriod[] = names.map((name, index) => ({
		name,
		home: home[index] ?? 0,
		away: away[index] ?? 0,
	}));
	if (sum(home) === sum(away)) periods.push(overtime(random, advantage));
	return periods;
}

function quarters(random: Random, points: number): number[] {
	const weights = [0, 1, 2, 3].map(() => random.around(1, 0.16));
	let given = 0;
	let weightSoFar = 0;
	return weights.map((weight) => {
		weightSoFar += weight;
		const quarter = Math.round((points * weightSoFar) / sum(weights)) - given;
		given += quarter;
		return quarter;
	});
}

function overtime(random: Random, advantage: number): PlayedPeriod {
	const loser = random.int(3, 8);
	const winner = loser + random.int(1, 6);
	const isHomeWin = random.isTrue(0.5 + Math.max(-0.3, Math.min(0.3, advantage / 40)));
	return { name: "OT", home: isHomeWin ? winner : loser, away: isHomeWin ? loser : winner };
}

/** Who gets the technical foul of a heated evening; -1 is nobody. */
function technicalFoul(random: Random, players: readonly Dressed[]): number {
	return random.isTrue(0.18) ? random.weighted(players.map(({ usage }) => usage)) : -1;
}

function toLines(
	entryId: number,
	sheet: CountSheet,
	time: ReturnType<typeof playingTime>,
	technicalFoulBy: number,
): PlayedLine[] {
	const starters = new Set(
		sheet
			.map(({ player }) => player)
			.toSorted((a, b) => b.usage - a.usage)
			.slice(0, 5),
	);
	return sheet.map(({ player, counts }, index) => {
		const values = new Map<string, number>(Object.entries(counts));
		const own = time?.[index];
		if (own !== undefined) values.set("PLUS_MINUS", own.plusMinus);
		if (index === technicalFoulBy) values.set("TF", 1);
		return {
			playerId: player.playerId,
			entryId,
			isStarter: starters.has(player),
			seconds: own?.seconds ?? null,
			values,
		};
	});
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((so, number) => so + number, 0);
}
