import { z } from "zod";
import { say } from "#domain/language/say.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import type { EveningView } from "#usecases/venue/view-evening.ts";
import { answer } from "../endpoint.ts";
import {
	date,
	id,
	item,
	line,
	name,
	optionalDate,
	optionalText,
	paging,
	success,
	time,
} from "../fields.ts";
import { said } from "../said.ts";
import { gameDay } from "../schedule/game-days.ts";

const venue = z.object({
	id: z.int(),
	name: z.string(),
	address: z.string().nullable(),
	courts: z.array(z.string()),
	hours: z.array(z.object({ day: z.string(), from: z.string(), until: z.string() })),
	dates: z.array(z.object({ date: z.string(), from: z.string(), until: z.string() })),
	closures: z.array(
		z.object({ from: z.string(), until: z.string(), court: z.string().nullable() }),
	),
});

const courtName = z
	.string("Courts are a list of names.")
	.trim()
	.min(1, "Please enter a name for each court.")
	.pipe(line(60, "This is longer than 60 characters."));

const tooMany = "These are too many.";

const details = {
	address: optionalText(),
	courts: z.array(courtName, "Courts are a list of names.").max(20, tooMany).optional(),
	hours: z
		.array(
			item({ day: gameDay, from: time, until: time }),
			"Please give a day, and from when until when it is open.",
		)
		.max(50, tooMany)
		.optional(),
	dates: z
		.array(
			item({ date, from: time, until: time }),
			"Please give a date, and from when until when it is open.",
		)
		.max(200, tooMany)
		.optional(),
	closures: z
		.array(
			item({ from: date, until: date, court: courtName.nullable().default(null) }),
			"Please give the first and the last day on which it is closed.",
		)
		.max(200, tooMany)
		.optional(),
};

const venueName = name("Please enter a name.", 100);

export const ofVenues = z.object(paging);
export const oneVenue = z.object({ id });
export const newVenue = z.object({ name: venueName, ...details });
export const changedVenue = z.object({ id, name: venueName.optional(), ...details });

export const venues = answer(z.object({ venues: z.array(venue) }), (list: Venue[]) => ({
	venues: list,
}));

export const addedVenue = answer(z.object({ success, message: said, venue }), (it: Venue) => ({
	message: say`${it.name} created`,
	venue: it,
}));

export const savedVenue = answer(z.object({ success, message: said, venue }), (it: Venue) => ({
	message: say`${it.name} updated`,
	venue: it,
}));

export const removedVenue = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: "Venue deleted", trashId }),
);

export const eveningAsked = z
	.object({ date: optionalDate })
	.transform(({ date }) => ({ date: date ?? undefined }));

export const eveningOfVenues = answer(
	z.object({
		date: z.string(),
		/** All courts of all venues, and every other place that is played at then. */
		places: z.array(z.string()),
		games: z.array(
			z.object({
				id: z.int(),
				time: z.string().nullable(),
				minutes: z.int(),
				/** The court it takes. */
				place: z.string().nullable(),
				home: z.string(),
				away: z.string(),
				league: z.string(),
				isDraft: z.boolean(),
				/** Why it cannot be played there and then; null where it can. */
				clash: z.enum(["closed", "court", "team"]).nullable(),
			}),
		),
	}),
	({ date, places, games }: EveningView) => ({
		date,
		places,
		games: games.map(({ id, time, minutes, place, home, away, league, isDraft, clash }) => ({
			id,
			time,
			minutes,
			place,
			home,
			away,
			league,
			isDraft,
			clash,
		})),
	}),
);
