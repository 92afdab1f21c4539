import { z } from "zod";
import {
	chosenId,
	commaList,
	date,
	flag,
	id,
	item,
	line,
	name,
	time,
	wholeNumber,
} from "../fields.ts";
import { gameDay, whichDays } from "./game-days.ts";
import { wishes } from "./wishes.ts";

const times = commaList(time, "Times are a list such as 18:00, 19:00.");

export const dates = commaList(date, "Dates are a list such as 2026-01-05, 2026-01-12.", 400);

export const courtName = z
	.string("Courts are a list of names.")
	.trim()
	.min(1, "Please enter a name for each court.")
	.pipe(line(200, "This is longer than 200 characters."));

export const gameMinutes = wholeNumber(
	5,
	480,
	"The length of a game is a whole number of minutes from 5 to 480.",
);

const team = chosenId("Please choose a team.");

const blackout = item({ teamId: team, dates });

const pinnedGame = item({
	homeTeamId: team,
	awayTeamId: team,
	date,
	time,
	court: courtName.nullable().default(null),
});

export const pinnedGames = z
	.array(pinnedGame, "Please give two teams, a date and a time for each game.")
	.max(500, "These are too many.");

export const closedCourts = z
	.array(
		item({ court: courtName, dates }),
		"Please give a court and the dates on which it is closed.",
	)
	.max(20, "These are too many.");

const teamsWithPeople = z
	.array(team, "Teams that share people are a list of teams.")
	.min(2, "People are shared by two teams at least.")
	.max(40, "These are too many.");

const groups = z
	.array(
		item({
			name: name("Please name each group.", 60),
			teamIds: z
				.array(team, "The teams of a group are a list of teams.")
				.max(200, "These are too many."),
			meetings: z
				.array(
					wholeNumber(0, 50, "How often two groups meet is a whole number from 0 to 50."),
					"Please say how often each group meets each group.",
				)
				.max(12, "These are too many."),
		}),
		"Groups are a list.",
	)
	.max(12, "These are too many.");

/** When games are. Each of these may stay as it is. */
const calendar = {
	gameDays: commaList(gameDay, whichDays).optional(),
	sameSlot: flag,
	timeSlots: times.optional(),
	weeklyTimeSlots: z
		.array(times, "Please give a list of times for each week.")
		.max(104, "These are too many.")
		.nullable()
		.optional(),
};

/** What a schedule is planned by beyond days and times (docs/scheduling.md). */
const limits = {
	courts: commaList(courtName, "Courts are a list of names.", 20).optional(),
	skipDates: dates.optional(),
	blackouts: z
		.array(blackout, "Please give a team and its dates.")
		.max(200, "These are too many.")
		.optional(),
	closedCourts: closedCourts.optional(),
	pinnedGames: pinnedGames.optional(),
	wishes: wishes.optional(),
	sharedPeople: z
		.array(teamsWithPeople, "Please give the teams that share people.")
		.max(50, "These are too many.")
		.optional(),
	groups: groups.optional(),
	countsLastSeason: flag,
	gamesPerTeam: wholeNumber(1, 200, "Games per team is a whole number from 1 to 200.")
		.nullable()
		.optional(),
	maxGamesPerDay: wholeNumber(
		1,
		10,
		"The most games a day is a whole number from 1 to 10.",
	).optional(),
	maxGamesPerWeek: wholeNumber(1, 70, "The most games a week is a whole number from 1 to 70.")
		.nullable()
		.optional(),
	gameMinutes: gameMinutes.optional(),
};

export const planning = { ...calendar, ...limits };

type Planning = z.output<z.ZodObject<typeof planning>>;

/** What was said of days, times and rules, in the words of the use cases. */
export function toPlanning({
	gameDays,
	sameSlot,
	timeSlots,
	weeklyTimeSlots,
	courts,
	...rules
}: Planning) {
	return {
		gameDays: gameDays && [...new Set(gameDays)],
		hasSameSlots: sameSlot,
		timeSlots,
		weeklyTimeSlots: weeklyTimeSlots === null ? [] : weeklyTimeSlots,
		rules: { ...rules, courts: courts && [...new Set(courts)] },
	};
}

/** Fields that are absent stay as they are. */
export const changedRules = z
	.object({ id, ...planning })
	.transform(({ id, ...said }) => ({ id, ...toPlanning(said) }));
