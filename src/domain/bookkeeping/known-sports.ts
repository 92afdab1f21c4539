import type { GamePeriod } from "../game/game.ts";
import { defaultBasketballPeriods } from "../game/periods.ts";
import type { ScoreWords } from "../sport/sport.ts";
import { defaultBasketballStats, type KnownStat, stat } from "../stats/default-stats.ts";
import type { StatFormat } from "../stats/stat-definition.ts";

type KnownSport = {
	stats: readonly KnownStat[];
	periods: readonly Omit<GamePeriod, "id">[];
	/** Without it a score is called a score, such as where leagues count sets or rally points. */
	score?: ScoreWords;
};

/** What a new organization starts with, by the name of its sport. Another sport is one more entry. */
export const knownSports: Readonly<Record<string, KnownSport>> = {
	basketball: {
		stats: defaultBasketballStats,
		periods: defaultBasketballPeriods,
		score: {
			counts: "points",
			made: { short: "PF", name: "Points for" },
			allowed: { short: "PA", name: "Points against" },
			difference: "Point difference",
		},
	},
	soccer: {
		stats: [
			headline(stat("G", "Goals")),
			headline(stat("A", "Assists")),
			headline(derived("PTS", "Points", "2 * G + A", "whole")),
			stat("SH", "Shots"),
			derived("SH%", "Shots, percentage scored", "100 * G / SH", "percent"),
			stat("YC", "Yellow cards"),
			stat("RC", "Red cards"),
		],
		periods: periods("1st Half", "2nd Half", "Final"),
		score: {
			counts: "goals",
			made: { short: "GF", name: "Goals for" },
			allowed: { short: "GA", name: "Goals against" },
			difference: "Goal difference",
		},
	},
	volleyball: {
		stats: [
			headline(stat("K", "Kills")),
			stat("E", "Attack errors"),
			stat("TA", "Total attacks"),
			derived("HIT", "Hitting percentage", "(K - E) / TA", "share"),
			headline(stat("AST", "Assists")),
			headline(stat("SA", "Service aces")),
			stat("DIG", "Digs"),
			stat("BLK", "Blocks"),
		],
		periods: periods("Set 1", "Set 2", "Set 3", "Set 4", "Set 5", "Final"),
	},
	baseball: {
		stats: [
			stat("AB", "At bats"),
			stat("R", "Runs"),
			headline(stat("H", "Hits")),
			stat("2B", "Doubles"),
			stat("3B", "Triples"),
			headline(stat("HR", "Home runs")),
			headline(stat("RBI", "Runs batted in")),
			stat("BB", "Walks"),
			stat("SO", "Strikeouts"),
			stat("SB", "Stolen bases"),
			headline(derived("AVG", "Batting average", "H / AB", "share")),
			derived("SLG", "Slugging percentage", "(H + 2B + 2 * 3B + 3 * HR) / AB", "share"),
		],
		periods: periods("1", "2", "3", "4", "5", "6", "7", "8", "9", "Final"),
		score: {
			counts: "runs",
			made: { short: "RS", name: "Runs scored" },
			allowed: { short: "RA", name: "Runs allowed" },
			difference: "Run difference",
		},
	},
};

function derived(
	abbreviation: string,
	name: string,
	formula: string,
	format: StatFormat,
): KnownStat {
	return { ...stat(abbreviation, name), formula, format };
}

function headline(known: KnownStat): KnownStat {
	return { ...known, isHeadline: true };
}

function periods(...names: string[]): Omit<GamePeriod, "id">[] {
	return names.map((name, index) => ({ name, order: index + 1, isHidden: false }));
}
