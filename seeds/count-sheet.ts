import type { Dressed } from "./dressed.ts";
import type { Random } from "./random.ts";

/** What a box score keeps, in counts. */
type Counts = Record<(typeof kept)[number], number>;
const kept = [
	"PTS",
	"2PM",
	"2PA",
	"3PM",
	"3PA",
	"FTM",
	"FTA",
	"OREB",
	"DREB",
	"AST",
	"TO",
	"STL",
	"BLK",
	"PF",
] as const;

/** Who is dressed for a team, and what each has so far. */
export type CountSheet = { player: Dressed; counts: Counts }[];

/** Shots that make exactly these points, and the missed ones beside them. */
export function shots(random: Random, players: readonly Dressed[], points: number): CountSheet {
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
export function fillIn(random: Random, own: CountSheet, opponent: CountSheet): void {
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
	sheet: CountSheet,
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

function noCounts(): Counts {
	return Object.fromEntries(kept.map((stat) => [stat, 0])) as Counts;
}

function misses(sheet: CountSheet): number {
	return total(sheet, "2PA") - total(sheet, "2PM") + (total(sheet, "3PA") - total(sheet, "3PM"));
}

function total(sheet: CountSheet, stat: keyof Counts): number {
	return sheet.reduce((so, { counts }) => so + counts[stat], 0);
}
