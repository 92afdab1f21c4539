import { z } from "zod";
import type { Player } from "#domain/player/player.ts";
import type { PersonData } from "#usecases/privacy/person-export.ts";
import type { Privacy } from "#usecases/privacy/privacy.ts";
import { answer } from "../endpoint.ts";
import { flag, id, ids, name, repeatable, success } from "../fields.ts";
import { said } from "../said.ts";

export const ofOrganization = z
	.object({ id })
	.transform(({ id: organizationId }) => ({ organizationId }));

export const changedPrivacy = z
	.object({
		id,
		isYouth: flag,
		showsFullNames: flag,
		hasConsent: flag,
		youthLeagueIds: ids.optional(),
	})
	.transform(({ id: organizationId, ...rest }) => ({ ...rest, organizationId }));

/** What is known of a person is for whoever asked. */
export const onePlayer = repeatable(z.object({ id }));

export const anonymizing = z.object({
	id,
	confirm: name("Please type the player's name.", 300),
});

const privacyOf = z.object({
	isYouth: z.boolean(),
	showsFullNames: z.boolean(),
	leagues: z.array(z.object({ id: z.int(), name: z.string(), isYouth: z.boolean() })),
});

function toPrivacy({ isYouth, showsFullNames, leagues }: Privacy): z.input<typeof privacyOf> {
	return {
		isYouth,
		showsFullNames,
		leagues: leagues.map((it) => ({ id: it.id, name: it.name, isYouth: it.isYouth === true })),
	};
}

export const privacy = answer(z.object({ privacy: privacyOf }), (it: Privacy) => ({
	privacy: toPrivacy(it),
}));

export const savedPrivacy = answer(
	z.object({ success, message: said, privacy: privacyOf }),
	(it: Privacy) => ({ message: "Saved", privacy: toPrivacy(it) }),
);

const person = z.object({
	about: z.string(),
	organization: z.string(),
	exportedAt: z.string(),
	player: z.object({
		id: z.int(),
		firstName: z.string(),
		lastName: z.string(),
		picture: z.string().nullable(),
	}),
	shownToVisitors: z.object({ name: z.string(), hasPicture: z.boolean(), isMinor: z.boolean() }),
	contact: z
		.object({
			address: z.string(),
			isGuardians: z.boolean(),
			guardianName: z.string().nullable(),
		})
		.nullable(),
	attributes: z.array(z.object({ name: z.string(), value: z.string(), isVisible: z.boolean() })),
	teams: z.array(
		z.object({
			season: z.string(),
			league: z.string(),
			team: z.string(),
			isOnRoster: z.boolean(),
			isCaptain: z.boolean(),
		}),
	),
	games: z.array(
		z.object({
			date: z.string().nullable(),
			time: z.string().nullable(),
			place: z.string().nullable(),
			home: z.string(),
			away: z.string(),
			score: z.string().nullable(),
			playedFor: z.enum(["home", "away"]),
			isStarter: z.boolean(),
			minutes: z.string().nullable(),
			statistics: z.array(z.object({ name: z.string(), value: z.number() })),
		}),
	),
	/** What the league decided about the person. */
	suspensions: z.array(
		z.object({
			at: z.string(),
			by: z.string().nullable(),
			games: z.int(),
			from: z.string(),
			note: z.string().nullable(),
		}),
	),
	/** In units of the currency; below nothing is what was paid or let off. */
	money: z.array(
		z.object({
			day: z.string(),
			entry: z.string(),
			amount: z.int(),
			currency: z.string(),
			why: z.string(),
		}),
	),
	/** What the person entered and signed to play. */
	signUps: z.array(
		z.object({
			registration: z.string(),
			at: z.string(),
			state: z.string(),
			entered: z.object({
				firstName: z.string(),
				lastName: z.string(),
				mail: z.string(),
				phone: z.string(),
				birthDate: z.string().nullable(),
				guardianName: z.string().nullable(),
			}),
			answers: z.record(z.string(), z.string()),
			signed: z.array(
				z.object({
					title: z.string(),
					version: z.int(),
					name: z.string(),
					at: z.string(),
					address: z.string(),
				}),
			),
		}),
	),
	changes: z.array(
		z.object({
			at: z.string(),
			by: z.string().nullable(),
			what: z.string(),
			before: z.unknown(),
			after: z.unknown(),
		}),
	),
});

export const personData = answer(z.object({ person }), (it: PersonData) => ({
	person: it,
}));

export const anonymized = answer(
	z.object({
		success,
		message: said,
		player: z.object({ id: z.int(), firstName: z.string(), lastName: z.string().nullable() }),
	}),
	({ id, firstName, lastName }: Player) => ({
		message: "The name is gone. The statistics stay.",
		player: { id, firstName, lastName: lastName === "" ? null : lastName },
	}),
);
