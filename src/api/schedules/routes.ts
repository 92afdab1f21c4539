import { messages } from "#domain/messages.ts";
import { listWeeklyByes, listWeeklyGames } from "#usecases/schedule-weeks.ts";
import {
	addSchedule,
	changeSchedule,
	generateSchedule,
	listSchedules,
	removeSchedule,
} from "#usecases/schedules.ts";
import { swapMatchups } from "#usecases/swap-matchups.ts";
import { del, get, post, put } from "../endpoint.ts";
import { members } from "../who.ts";
import {
	ofWeek,
	scheduleToFill,
	swappedGames,
	twoGames,
	weeklyByes,
	weeklyGames,
} from "./weeks.ts";
import {
	changedSchedule,
	deletedSchedule,
	generated,
	newSchedule,
	ofLeague,
	oneSchedule,
	savedSchedule,
	schedules,
} from "./wire.ts";

export const scheduleRoutes = [
	post(
		"/games/generate-full-schedule",
		members,
		scheduleToFill,
		generateSchedule,
		generated,
		"Fills a schedule with games. Not yet there: it answers 503.",
	),
	get(
		"/games/weekly-games",
		members,
		ofWeek,
		listWeeklyGames,
		weeklyGames,
		"The games of one week of a schedule; weeks are counted from 0.",
	),
	get(
		"/games/weekly-byes",
		members,
		ofWeek,
		listWeeklyByes,
		weeklyByes,
		"The league's teams without a game in one week of a schedule.",
	),
	put(
		"/games/swap",
		members,
		twoGames,
		swapMatchups,
		swappedGames,
		"Two games of a schedule exchange their teams; dates, times and places stay.",
	),
	get(
		"/schedules",
		members,
		ofLeague,
		listSchedules,
		schedules,
		"The schedules; with `leagueId` those of the league, in its current season if none is named.",
	),
	post(
		"/schedules",
		members,
		newSchedule,
		addSchedule,
		savedSchedule(messages.schedules.created),
		"Adds a schedule to a league.",
	),
	put(
		"/schedules/:id",
		members,
		changedSchedule,
		changeSchedule,
		savedSchedule(messages.schedules.updated),
		"Changes name, start date and number of weeks, and nothing else: league, days and times stay as they were made, whatever is sent. Games that have not begun move with the start.",
	),
	del(
		"/schedules/:id",
		members,
		oneSchedule,
		removeSchedule,
		deletedSchedule,
		"Deletes a schedule with the games it planned; it can be restored for 30 days. Games that were played stay, on their own.",
	),
] as const;
