import { viewLaying } from "#usecases/stage/lay-games.ts";
import { viewEffectOnStage } from "#usecases/stage/stage-effect.ts";
import { decideSeries, placeStageGames } from "#usecases/stage/stage-games.ts";
import { viewStagePlayers } from "#usecases/stage/stage-players.ts";
import {
	seedByHand,
	seedFromTable,
	viewSeeding,
	withdrawFromStage,
} from "#usecases/stage/stage-seeds.ts";
import {
	addStage,
	changeStage,
	listStages,
	publishStage,
	removeStage,
	viewStage,
} from "#usecases/stage/stages.ts";
import { members, scorekeepers, visitors } from "../access.ts";
import { del, evenWhenFull, get, post, put } from "../endpoint.ts";
import {
	changedStage,
	decision,
	effectAsked,
	givenSeeds,
	layingAsked,
	newStage,
	oneStage,
	places,
	publication,
	stagesAsked,
	visitedStage,
	withdrawal,
} from "./reads.ts";
import {
	deletedStage,
	effect,
	laying,
	publishedStage,
	savedStage,
	seeding,
	stage,
	stagePlayers,
	stages,
} from "./stage.ts";

export const stageRoutes = [
	get(
		"/stages",
		visitors,
		stagesAsked,
		listStages,
		stages,
		"The stages of the season named, else of all that can be seen, as they stand: playoffs, cups, groups. Visitors are told of published ones.",
	),
	get(
		"/stages/:id",
		visitors,
		visitedStage,
		viewStage,
		stage,
		"A stage as it stands: seeds, series, games and those that wait for their teams, final places. Before it is seeded it is told as if its tables did so now (`isProjected`).",
	),
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/stages",
		members,
		newStage,
		addStage,
		savedStage("Stage created successfully"),
		"Adds a stage after the regular season of a league, with places for all its games; visitors know nothing of it until it is published. With `leagueIds` it takes the teams of several leagues of the season and needs a league of its own for its games.",
	),
	put(
		"/stages/:id",
		members,
		changedStage,
		changeStage,
		savedStage("Stage updated successfully"),
		"Changes what is sent of a stage. Another format plans its games anew, which is refused once one was played. On `seedsOn` a stage with `seedsBy: table` is seeded by itself.",
	),
	put(
		"/stages/:id/publication",
		members,
		publication,
		publishStage,
		publishedStage,
		"Shows a stage to visitors, with the games that wait for their teams, or makes it a draft again. Where one of them is at a place at which another game is at the time, that is refused with 409, but for `sharesPlaces`.",
	),
	get(
		"/stages/:id/seeding",
		members,
		oneStage,
		viewSeeding,
		seeding,
		"How the tables would seed a stage now: who may play, who may not and why, and who is level.",
	),
	post(
		"/stages/:id/seeding",
		members,
		oneStage,
		seedFromTable,
		savedStage("Seeded from the table"),
		"Seeds a stage as its tables stand. Refused with 409 while teams are level, naming them.",
	),
	put(
		"/stages/:id/seeds",
		members,
		givenSeeds,
		seedByHand,
		savedStage("Seeds saved"),
		"Seeds a stage by hand, seed 1 first. A team that is not eligible needs a reason in `overruled`. With `lastChangeId`, as the seeding told it, it is refused with 409 where the stage was changed since.",
	),
	get(
		"/stages/:id/players",
		members,
		oneStage,
		viewStagePlayers,
		stagePlayers,
		"The rosters of the teams in a stage: how many games of the regular season each player has played for that team, and who has the `minGames` of the stage.",
	),
	evenWhenFull(
		put(
			"/stages/:id/withdrawals",
			members,
			withdrawal,
			withdrawFromStage,
			savedStage("Stage updated successfully"),
			"A team withdraws for a reason and loses what it has not played out; `reason: null` brings it back.",
		),
	),
	evenWhenFull(
		put(
			"/stages/:id/series/:number",
			members,
			decision,
			decideSeries,
			savedStage("Stage updated successfully"),
			"The league says who wins a series, or that nobody does, and why; `reason: null` takes that back.",
		),
	),
	put(
		"/stages/:id/games",
		members,
		places,
		placeStageGames,
		savedStage("Games placed"),
		"Says when and where games of a stage are, also of those that wait for their teams. With `lastChangeId`, as the laying told it, it is refused with 409 where the stage was changed since; so it is where another game is at the place at the time, but for `sharesPlaces`.",
	),
	get(
		"/stages/:id/laying",
		members,
		layingAsked,
		viewLaying,
		laying,
		"Where and when the games of a stage would be, its rounds in order on slots where no league of the organization plays; nothing is changed. What is not asked is as in its league's schedule. `PUT /stages/:id/games` takes the games over.",
	),
	evenWhenFull(
		post(
			"/gamesv2/:id/effect",
			scorekeepers,
			effectAsked,
			viewEffectOnStage,
			effect,
			"What another result of a game would change in its stage; nothing is changed.",
		),
	),
	del(
		"/stages/:id",
		members,
		oneStage,
		removeStage,
		deletedStage,
		"Deletes a stage with all its games; it can be restored for 30 days.",
	),
] as const;
