import { z } from "zod";
import { captainWordKinds, otherCaptains } from "#domain/sign-up/captain-word.ts";
import type { DecidedWord, ShownCaptainWord } from "#usecases/sign-up/decide-captain-word.ts";
import { answer } from "../endpoint.ts";
import { flag, id, optionalText, success } from "../fields.ts";
import { said } from "../said.ts";

export const decidedWord = z
	.object({ id, isGranted: flag.nonoptional("Please say yes or no."), reason: optionalText(500) })
	.transform((given) => ({ ...given, reason: given.reason ?? null }));

export const captainWordsShown = answer(
	z.object({
		words: z.array(
			z.object({
				id: z.int(),
				kind: z.enum(captainWordKinds),
				team: z.string(),
				game: z.object({
					id: z.int(),
					home: z.string(),
					away: z.string(),
					league: z.string(),
					date: z.string().nullable(),
					time: z.string().nullable(),
					location: z.string().nullable(),
				}),
				/** Of another time: when. */
				date: z.string().nullable(),
				time: z.string().nullable(),
				note: z.string(),
				/** What the captain of the other team says; null where nobody can be asked. */
				other: z.enum(otherCaptains).nullable(),
				saidAt: z.string(),
			}),
		),
	}),
	(words: ShownCaptainWord[]) => ({
		words: words.map(({ id: wordId, kind, team, game, date, time, note, other, saidAt }) => ({
			id: wordId,
			kind,
			team,
			game: {
				id: game.id,
				home: game.home.name,
				away: game.away.name,
				league: game.league.name,
				date: game.date,
				time: game.time,
				location: game.location,
			},
			date,
			time,
			note,
			other,
			saidAt,
		})),
	}),
);

export const answeredWord = answer(
	z.object({ success, message: said }),
	({ kind, isGranted }: DecidedWord) => ({
		message: !isGranted
			? "Refused; the captain reads why"
			: kind === "time"
				? "The game is moved, and who it concerns hears of it"
				: "Marked as done",
	}),
);
