import type { Side } from "#domain/game/game.ts";
import type { StageFormat } from "#domain/stage/stage.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { NewGame } from "#store/game/games.ts";
import type { Play, PlayedGame } from "./box-score-maker.ts";
import type { DressedTeam } from "./dressed.ts";
import { regularSeason } from "./league-plan.ts";
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
	/** Null for a league that ends with its last round. */
	playoffs: PlayoffSetting | null;
};

/** How a league goes on after its last round. */
export type PlayoffSetting = Pick<StageFormat, "teams" | "bestOf"> & {
	/** The games for the title are filmed. */
	video: string | null;
};

/** A team ready to play: who comes is drawn anew for each game. */
export type ReadyTeam = { entry: TeamEntry; team: DressedTeam };

export type PlannedGame = { game: NewGame; week: number; played: PlayedGame | null };

export type Calendar = {
	/** The Monday of week 0. */
	startDate: string;
	/** Games on earlier days have been played. */
	today: string;
};

/** Every game of a league's regular season; those before today with their box scores. */
export function planGames(
	random: Random,
	setting: LeagueSetting,
	teams: readonly ReadyTeam[],
	calendar: Calendar,
): PlannedGame[] {
	const rounds = regularSeason(teams.length, setting.gamesEach);
	return rounds.flatMap((round, week) =>
		round.map(([home, away], place) => {
			const sides = { home: at(teams, home), away: at(teams, away) };
			return planGame(random, setting, sides, calendar, { week, place });
		}),
	);
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
	const played = isPlayed ? meet(random, setting, sides) : null;
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

/** Plays a game of two teams, with those who come. */
export function meet(
	random: Random,
	{ play }: Pick<LeagueSetting, "play">,
	{ home, away }: Record<Side, ReadyTeam>,
): PlayedGame {
	return play(random, whoComes(random, home.team), whoComes(random, away.team));
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
