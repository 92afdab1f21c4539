import { messages } from "#domain/messages.ts";
import { moveGames } from "#usecases/schedule/move-games.ts";
import { addToSchedule, moveInSchedule } from "#usecases/schedule/schedule-games.ts";
import {
	cancelGeneration,
	generateSchedule,
	generateTogether,
	viewGeneration,
} from "#usecases/schedule/schedule-generation.ts";
import { viewPlan } from "#usecases/schedule/schedule-plan.ts";
import { publishSchedule } from "#usecases/schedule/schedule-publication.ts";
import { viewReplan } from "#usecases/schedule/schedule-replan.ts";
import { changeScheduleRules } from "#usecases/schedule/schedule-rules.ts";
import { listWeeklyByes, listWeeklyGames } from "#usecases/schedule/schedule-weeks.ts";
import {
	addSchedule,
	changeSchedule,
	listSchedules,
	removeSchedule,
} from "#usecases/schedule/schedules.ts";
import { swapMatchups } from "#usecases/schedule/swap-matchups.ts";
import { tryChange } from "#usecases/schedule/try-change.ts";
import { members } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	cancelled,
	generated,
	generatedTogether,
	generationState,
	schedulesToFill,
	scheduleToFill,
} from "./generation.ts";
import { plan } from "./plan.ts";
import { gamesToMove, movedGames, replan, replanAsked } from "./replan.ts";
import { changedRules } from "./rules.ts";
import { ofWeek, swappedGames, twoGames, weeklyByes, weeklyGames } from "./weeks.ts";
import {
	changedSchedule,
	changeToTry,
	deletedSchedule,
	gameToAdd,
	gameToMove,
	newSchedule,
	ofLeague,
	oneSchedule,
	placedGame,
	publication,
	published,
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
		"Fills a schedule with games and answers when they stand. All games it had go to the trash as one entry, played ones too; with `keepPlayed` games that have begun stay, and the others are made around them. Games of other schedules and games entered by hand are never touched.",
	),
	post(
		"/schedules/together",
		members,
		schedulesToFill,
		generateTogether,
		generatedTogether,
		"Fills several schedules that share courts, days or people, all or none: each league gets a fair part of the slots of each date and of each hour, and no game is in the way of another. Like `POST /games/generate-full-schedule` it replaces the games they had.",
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
		"Two games of a schedule exchange their teams; dates, times and places stay. Those who hear of it read the `reason`.",
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
	put(
		"/schedules/:id/rules",
		members,
		changedRules,
		changeScheduleRules,
		savedSchedule(messages.schedules.updated),
		"Changes days, times and rules of a schedule; what is absent stays. Its games stay as they are until it is generated again.",
	),
	put(
		"/schedules/:id/publication",
		members,
		publication,
		publishSchedule,
		published,
		"Shows a schedule to visitors, or makes it a draft again. Of a draft visitors see games with a score only.",
	),
	get(
		"/schedules/:id/plan",
		members,
		oneSchedule,
		viewPlan,
		plan,
		"All of a schedule: teams, slots, games, byes, the report on its fairness beside what is proved to be the best, and what is wrong or missing.",
	),
	get(
		"/schedules/:id/trial",
		members,
		changeToTry,
		tryChange,
		plan,
		"The plan as it would be if a game that has not begun moved to a date, a time and a place, or exchanged its teams with `otherGameId`: what that costs is seen before it is done. Nothing is changed.",
	),
	get(
		"/schedules/:id/generation",
		members,
		oneSchedule,
		viewGeneration,
		generationState,
		"Whether the schedule is being generated, and how far that is.",
	),
	del(
		"/schedules/:id/generation",
		members,
		oneSchedule,
		cancelGeneration,
		cancelled,
		"Cancels the generation that is running; nothing is changed then.",
	),
	post(
		"/schedules/:id/games",
		members,
		gameToAdd,
		addToSchedule,
		placedGame("Game added."),
		"Adds a game to a schedule by hand, in the week its date lies in.",
	),
	put(
		"/schedules/:id/games/:gameId",
		members,
		gameToMove,
		moveInSchedule,
		placedGame("Game moved."),
		"Moves a game of a schedule that has not begun; its week follows its date.",
	),
	post(
		"/schedules/:id/replan",
		members,
		replanAsked,
		viewReplan,
		replan,
		"How the rest of a season could go on: days on which the hall or one court is closed, games that fell out and teams that are away get other places with as few moved games as possible. What has begun, is pinned or lies before `from` stays. Nothing is changed; `PUT /schedules/:id/moves` does it.",
	),
	put(
		"/schedules/:id/moves",
		members,
		gamesToMove,
		moveGames,
		movedGames,
		"Moves many games of a schedule as one, with what it is planned by from now on: all or nothing, told in one letter. Each game must still be at its place `before`; with `before` and `after` exchanged it is undone.",
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
