import type { Score, Side } from "#domain/game/game.ts";
import { playingTime } from "./playing-time.ts";
import type { Random } from "./random.ts";

/** Someone who is dressed for the game, and what he is inclined to do. */
export type Dressed = {
	playerId: number;
	/** How much of the play goes through him; 1 is a usual player. */
	usage: number;
	/** 0 never shoots from far, 1 nearly always does. */
	range: number;
	/** 0 is a guard, 1 a centre: rebounds and blocks against assists and steals. */
	size: number;
};

export type DressedTeam = {
	entryId: number;
	/** Points by which the team beats an average one. */
	strength: number;
	players: readonly Dressed[];
};

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

/** What a box score keeps, in counts. */
type Counts = Record<(typeof kept)[number], number>;
const kept = [
	...(["PTS", "2PM", "2PA", "3PM", "3PA", "FTM", "FTA", "OREB", "DREB"] as const),
	...(["AST", "TO", "STL", "BLK", "PF"] as const),
] as const;

type Sheet = { player: Dressed; counts: Counts }[];

/** Shots that make exactly these points, and the missed ones beside them. */
function shots(random: Random, players: readonly Dressed[], points: number): Sheet {
	const sheet = players.map((player) => ({ player, counts: noCounts() }));
	const threes = Math.max(0, Math.round(random.around(0.23, 0.06) * (points / 3)));
	let freeThrows = Math.max(1, Math.round(random.around(0.15, 0.04) * points));
	// Two-pointers make the rest, which therefore has to be even.
	if ((points - 3 * threes - freeThrows) % 2 !== 0) freeThrows += 1;
	const twos = (points - 3 * threes - freeThrows) / 2;

	const near = ({ usage, range }: Dressed) => usage * (1.25 - range);
	const far = ({ usage, range }: Dressed) => usage * range ** 2;
	const line = ({ usage }: Dressed) => usage + 0.2;
	deal(random, sheet, "2PM", twos, near);
	deal(random, sheet, "3PM", threes, far);
	deal(random, sheet, "FTM", freeThrows, line);
	for (const { counts } of sheet) {
		counts["2PA"] = counts["2PM"];
		counts["3PA"] = counts["3PM"];
		counts.FTA = counts.FTM;
		counts.PTS = 2 * counts["2PM"] + 3 * counts["3PM"] + counts.FTM;
	}
	deal(random, sheet, "2PA", missed(random, twos, 0.48, 0.045), (p) => near(p) + 0.2);
	deal(random, sheet, "3PA", missed(random, threes, 0.32, 0.05), (p) => far(p) + 0.05);
	deal(random, sheet, "FTA", missed(random, freeThrows, 0.69, 0.07), (p) => line(p) + p.size);
	return sheet;
}

function missed(random: Random, made: number, share: number, spread: number): number {
	return Math.round(made * (1 / random.around(share, spread) - 1)) + random.int(0, 2);
}

/** Everything but the shots of a team, from what it and its opponent made of theirs. */
function fillIn(random: Random, own: Sheet, opponent: Sheet): void {
	const ownMisses = misses(own);
	const offensive = Math.round(ownMisses * random.around(0.26, 0.05));
	const defensive = Math.round(misses(opponent) * random.around(0.66, 0.05));
	deal(random, own, "OREB", offensive, ({ size }) => 0.3 + size);
	deal(random, own, "DREB", defensive, ({ size, usage }) => 0.6 + size + usage / 3);

	const baskets = total(own, "2PM") + total(own, "3PM");
	deal(
		random,
		own,
		"AST",
		Math.round(baskets * random.around(0.54, 0.07)),
		({ size, usage }) => usage * (1.3 - size),
		// Nobody passes to himself.
		(counts) => baskets - counts["2PM"] - counts["3PM"],
	);
	deal(random, own, "TO", Math.round(random.around(11.5, 2.5)), ({ usage }) => usage + 0.3);
	deal(random, own, "STL", Math.round(random.around(6, 1.6)), ({ size }) => 1.4 - size);
	deal(
		random,
		own,
		"BLK",
		Math.round((total(opponent, "2PA") - total(opponent, "2PM")) * random.around(0.11, 0.05)),
		({ size }) => 0.1 + size ** 2,
	);
	const fouls = total(opponent, "FTA") * 0.55 + random.around(5, 1.5);
	// The sixth foul is never whistled: five end a player's evening.
	deal(
		random,
		own,
		"PF",
		Math.round(fouls),
		({ size }) => 0.7 + size,
		() => 5,
	);
}

/** Gives `count` more of something to players, one at a time, by how likely each is to have it. */
function deal(
	random: Random,
	sheet: Sheet,
	stat: keyof Counts,
	count: number,
	likelihood: (player: Dressed) => number,
	most: (counts: Counts) => number = () => 999,
): void {
	const weights = sheet.map(({ player }) => likelihood(player));
	const limits = sheet.map(({ counts }) => most(counts));
	for (let given = 0; given < count; given += 1) {
		const index = random.weighted(weights);
		const counts = sheet[index]?.counts;
		if (counts === undefined) return;
		if (counts[stat] + 1 >= (limits[index] ?? 0)) weights[index] = 0;
		if (counts[stat] < (limits[index] ?? 0)) counts[stat] += 1;
	}
}

/** Who gets the technical foul of a heated evening; -1 is nobody. */
function technicalFoul(random: Random, players: readonly Dressed[]): number {
	return random.isTrue(0.18) ? random.weighted(players.map(({ usage }) => usage)) : -1;
}

function toLines(
	entryId: number,
	sheet: Sheet,
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

function noCounts(): Counts {
	return Object.fromEntries(kept.map((stat) => [stat, 0])) as Counts;
}

function misses(sheet: Sheet): number {
	return total(sheet, "2PA") - total(sheet, "2PM") + (total(sheet, "3PA") - total(sheet, "3PM"));
}

function total(sheet: Sheet, stat: keyof Counts): number {
	return sum(sheet.map(({ counts }) => counts[stat]));
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((so, number) => so + number, 0);
}
