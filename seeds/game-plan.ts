import type { Side } from "#domain/game/game.ts";
import { computeStandings } from "#domain/standings/standings.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { NewGame } from "#store/game/games.ts";
import type { Play, PlayedGame } from "./box-score-maker.ts";
import type { DressedTeam } from "./dressed.ts";
import { playoffRound, regularSeason } from "./league-plan.ts";
import type { Random } from "./random.ts";

/** When, where and how a league plays. */
export type LeagueSetting = {
	name: string;
	/** Days after Monday. */
	weekday: number;
	/** Tip-off of the first, second … game of the evening. */
	slots: readonly string[];
	location: string;
	teamCount: number;
	gamesEach: number;
	play: Play;
};

/** A team ready to play: who comes is drawn anew for each game. */
export type ReadyTeam = { entry: TeamEntry; team: DressedTeam };

export type PlannedGame = { game: NewGame; week: number; played: PlayedGame | null };

export type Calendar = {
	/** The Monday of week 0. */
	startDate: string;
	/** Games on earlier days have been played. */
	today: string;
	hasPlayoffs: boolean;
};

/** Every game of a league in a season; those before today with their box scores. */
export function planGames(
	random: Random,
	setting: LeagueSetting,
	teams: readonly ReadyTeam[],
	calendar: Calendar,
): PlannedGame[] {
	const rounds = regularSeason(teams.length, setting.gamesEach);
	const games = rounds.flatMap((round, week) =>
		round.map(([home, away], place) => {
			const sides = { home: at(teams, home), away: at(teams, away) };
			return planGame(random, setting, sides, calendar, { week, place });
		}),
	);
	return calendar.hasPlayoffs
		? [...games, ...playoffs(random, setting, bySeed(teams, games), calendar, rounds.length)]
		: games;
}

/** The playoffs follow week by week until one team is left. */
function playoffs(
	random: Random,
	setting: LeagueSetting,
	seeds: readonly ReadyTeam[],
	calendar: Calendar,
	firstWeek: number,
): PlannedGame[] {
	const games: PlannedGame[] = [];
	let left = seeds;
	for (let week = firstWeek; left.length > 1; week += 1) {
		const round = playoffRound(left);
		const winners = round.games.map(([home, away], place) => {
			const planned = planGame(random, setting, { home, away }, calendar, { week, place });
			games.push(planned);
			const score = planned.game.score ?? { home: 1, away: 0 };
			return score.home > score.away ? home : away;
		});
		left = seeds.filter((team) => round.waiting.includes(team) || winners.includes(team));
	}
	return games;
}

function bySeed(teams: readonly ReadyTeam[], games: readonly PlannedGame[]): ReadyTeam[] {
	const rows = computeStandings(
		teams.map((ready) => ({
			ready,
			entryId: ready.entry.id,
			teamId: ready.entry.team.id,
			name: ready.entry.team.name,
			logoUrl: null,
			captainName: null,
			captainId: null,
		})),
		games.map(({ game }, id) => ({ ...game, id })),
	);
	return rows.map((row) => row.ready);
}

function planGame(
	random: Random,
	setting: LeagueSetting,
	sides: Record<Side, ReadyTeam>,
	calendar: Calendar,
	{ week, place }: { week: number; place: number },
): PlannedGame {
	const date = addDays(calendar.startDate, 7 * week + setting.weekday);
	const isPlayed = date < calendar.today;
	const played = isPlayed
		? setting.play(random, whoComes(random, sides.home.team), whoComes(random, sides.away.team))
		: null;
	return {
		week,
		played,
		game: {
			seasonLeagueId: sides.home.entry.seasonLeagueId,
			homeEntryId: sides.home.entry.id,
			awayEntryId: sides.away.entry.id,
			date,
			time: setting.slots[place % setting.slots.length] ?? null,
			location: setting.location,
			videoUrl: null,
			status: isPlayed ? "completed" : "scheduled",
			forfeitedBy: null,
			score: played?.score ?? null,
			externalId: null,
		},
	};
}

/** Amateurs miss an evening now and then, but five come when there are five. */
function whoComes(random: Random, team: DressedTeam): DressedTeam {
	const coming = team.players.filter((_, place) => place < 5 || random.isTrue(0.82));
	return { ...team, players: coming };
}

function at<Item>(items: readonly Item[], index: number): Item {
	const item = items[index];
	if (item === undefined) throw new Error(`There is no team ${index}.`);
	return item;
}
