import { z } from "zod";
import { say } from "#domain/language/say.ts";
import { assignmentStates, officialJobs } from "#domain/official/official.ts";
import { daysBetween } from "#domain/time/calendar.ts";
import type { OfficiatedGames } from "#usecases/official/assignments.ts";
import type { OfficialView } from "#usecases/official/officials.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import {
	chosenId,
	commaList,
	date,
	flag,
	id,
	item,
	name,
	paging,
	success,
	wholeNumber,
} from "../fields.ts";
import { said } from "../said.ts";
import { gameDay } from "../schedule/game-days.ts";

const official = z.object({
	id: z.int(),
	name: z.string(),
	jobs: z.array(z.enum(officialJobs)),
	/** Without any, every day; so of leagues and venues. */
	days: z.array(z.string()),
	datesOff: z.array(z.string()),
	leagueIds: z.array(z.int()),
	venueIds: z.array(z.int()),
	notTeamIds: z.array(z.int()),
	/** In one evening. */
	mostGames: z.int(),
	/** Whether visitors read the name on the pages of games that were accepted. */
	isNamed: z.boolean(),
	/** The own page, which needs no account. */
	link: z.string(),
});

const job = z.enum(officialJobs, "Officials are referees or scorers.");
const tooMany = "These are too many.";
const ids = (sentence: string) => z.array(chosenId(sentence), sentence).max(500, tooMany);

const details = {
	jobs: z.array(job, "Officials are referees or scorers.").max(2, tooMany).optional(),
	days: commaList(gameDay, "Please give days of the week.").optional(),
	datesOff: commaList(date, "Dates are a list such as 2026-01-05, 2026-01-12.", 400).optional(),
	leagueIds: ids("Please choose leagues.").optional(),
	venueIds: ids("Please choose venues.").optional(),
	notTeamIds: ids("Please choose teams.").optional(),
	mostGames: wholeNumber(
		1,
		20,
		"The most games an evening are a whole number from 1 to 20.",
	).optional(),
	isNamed: flag.optional(),
};
const officialName = name("Please enter a name.", 100);

export const ofOfficials = z.object(paging);
export const oneOfficial = z.object({ id });
export const newOfficial = z.object({ name: officialName, ...details });
export const changedOfficial = z.object({
	id,
	name: officialName.optional(),
	...details,
	renewsLink: flag.default(false),
});

const shown = ({ linkRound: _, ...one }: OfficialView) => one;

export const officials = answer(
	z.object({ officials: z.array(official) }),
	(list: OfficialView[]) => ({ officials: list.map(shown) }),
);

export const addedOfficial = answer(
	z.object({ success, message: said, official }),
	(it: OfficialView) => ({ message: say`${it.name} created`, official: shown(it) }),
);

export const savedOfficial = answer(
	z.object({ success, message: said, official }),
	(it: OfficialView) => ({ message: say`${it.name} updated`, official: shown(it) }),
);

export const removedOfficial = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Official deleted", trashId }),
);

type Days = { from: string; to: string };
const isInOrder = ({ from, to }: Days) => from <= to;
const isShort = ({ from, to }: Days) => daysBetween(from, to) <= 366;
const beforeFirst = { path: ["to"], message: "The last day is before the first one." };
const tooLong = { path: ["to"], message: "At most a year at once." };

/** Days of games, at most a year of them. */
export const daysAsked = z
	.object({ from: date, to: date })
	.refine(isInOrder, beforeFirst)
	.refine(isShort, tooLong);

const need = (sentence: string) => wholeNumber(0, 6, sentence);

export const placesToFill = z
	.object({
		from: date,
		to: date,
		referees: need("Referees of a game are a whole number from 0 to 6.").default(0),
		scorers: need("Scorers of a game are a whole number from 0 to 6.").default(0),
	})
	.refine(isInOrder, beforeFirst)
	.refine(isShort, tooLong)
	.transform(({ referees: referee, scorers: scorer, ...days }) => {
		return { ...days, needs: { referee, scorer } };
	});

export const officialsOfGame = z.object({
	id,
	officials: z
		.array(
			item({ officialId: chosenId("Please choose an official."), job }),
			"Please give officials and what they do.",
		)
		.max(12, tooMany),
});

export const officiatedGames = answer(
	z.object({
		games: z.array(
			z.object({
				id: z.int(),
				date: z.string().nullable(),
				time: z.string().nullable(),
				location: z.string().nullable(),
				home: z.string(),
				away: z.string(),
				league: z.string(),
				isDraft: z.boolean(),
				officials: z.array(
					z.object({
						officialId: z.int(),
						name: z.string(),
						job: z.enum(officialJobs),
						state: z.enum(assignmentStates),
						/** What stands against it: a rule of the official, or the other games of that evening. */
						against: z.enum(["rule", "evening"]).nullable(),
					}),
				),
			}),
		),
		/** Places that nobody takes, where games were filled just now. */
		open: z.array(
			z.object({
				gameId: z.int(),
				job: z.enum(officialJobs),
				/** Nobody may, or whoever may is busy. */
				why: z.enum(["nobody", "busy"]),
			}),
		),
	}),
	({ games, open }: OfficiatedGames) => ({
		games: games.map(({ game, officials: all }) => ({
			id: game.id,
			date: game.date,
			time: game.time,
			location: game.location,
			home: game.home.name,
			away: game.away.name,
			league: game.league.name,
			isDraft: game.isDraft,
			officials: all.map(({ gameId: _, ...one }) => one),
		})),
		open,
	}),
);
