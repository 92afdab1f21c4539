import { z } from "zod";
import { type Evening, fates, offStatuses } from "#domain/evening/evening.ts";
import { say } from "#domain/language/say.ts";
import type { CalledOff, EveningEffect } from "#usecases/evening/evenings.ts";
import type { GameTimes } from "#usecases/evening/game-times.ts";
import { answer } from "../endpoint.ts";
import { date, id, optionalDate, optionalId, optionalText, success } from "../fields.ts";
import { said } from "../said.ts";

const place = { leagueId: optionalId, location: optionalText() };

const toPlace = (sent: {
	leagueId?: number | null | undefined;
	location?: string | null | undefined;
}) => ({
	leagueId: sent.leagueId ?? undefined,
	location: sent.location ?? undefined,
});

export const eveningAsked = z
	.object({ date: optionalDate, ...place })
	.transform((sent) => ({ date: sent.date ?? undefined, ...toPlace(sent) }));

export const eveningOff = z
	.object({
		date,
		...place,
		status: z.enum(offStatuses, "Please say whether the games are postponed or cancelled."),
		reason: optionalText(),
	})
	.transform(({ date, status, reason, ...sent }) => ({
		date,
		status,
		reason: reason ?? null,
		...toPlace(sent),
	}));

export const eveningById = z.object({ id });

const league = z.object({ id: z.int(), name: z.string() });

const evening = z.object({
	id: z.int(),
	date: z.string(),
	/** Null: games of all leagues. */
	league: league.nullable(),
	/** Null: wherever they are played. */
	location: z.string().nullable(),
	status: z.enum(offStatuses),
	reason: z.string().nullable(),
	games: z.int(),
});

export const evenings = answer(z.object({ evenings: z.array(evening) }), (list: Evening[]) => ({
	evenings: list.map(toEvening),
}));

export const eveningEffect = answer(
	z.object({
		date: z.string(),
		/** Those that fall out, by time. */
		games: z.array(
			z.object({
				id: z.int(),
				time: z.string().nullable(),
				location: z.string().nullable(),
				league,
				home: z.string(),
				away: z.string(),
			}),
		),
		/** Games that stay as they are, by the reason. */
		staying: z.array(z.object({ why: z.enum([...fates, "isWaiting"]), games: z.int() })),
		teams: z.int(),
		/** On the rosters of these teams. */
		people: z.int(),
		/** What the day can be narrowed to. */
		leagues: z.array(league.extend({ games: z.int() })),
		locations: z.array(z.object({ name: z.string(), games: z.int() })),
	}),
	({ games, staying, ...it }: EveningEffect) => ({
		date: it.date,
		games: games.map(({ id, time, location, league, home, away }) => ({
			id,
			time,
			location,
			league,
			home: home.name,
			away: away.name,
		})),
		staying: staying.map(({ fate, count }) => ({ why: fate, games: count })),
		teams: it.teams,
		people: it.people,
		leagues: it.leagues,
		locations: it.locations,
	}),
);

export const foundTimes = answer(
	z.object({
		/** Best first. */
		times: z.array(
			z.object({
				date: z.string(),
				time: z.string(),
				location: z.string().nullable(),
				/** To the nearest other game of the two; null where there is none. */
				weeksBetween: z.int().nullable(),
				/** Units above the fairest place, by measure. */
				costs: z.object({
					time: z.int(),
					day: z.int(),
					court: z.int(),
					rematch: z.int(),
					threeInARow: z.int(),
					doubleHeaders: z.int(),
				}),
				cost: z.number(),
			}),
		),
	}),
	({ times }: GameTimes) => ({
		times: times.map(({ date, time, location, weeksBetween, costs, cost }) => ({
			date,
			time,
			location,
			weeksBetween,
			costs,
			cost,
		})),
	}),
);

const done = z.object({ success, message: said, games: z.int(), evening });

export const calledOff = answer(done, ({ evening, games }: CalledOff) => ({
	message:
		evening.status === "postponed"
			? say`Games postponed: ${games}`
			: say`Games cancelled: ${games}`,
	games,
	evening: toEvening(evening),
}));

export const takenBack = answer(done, ({ evening, games }: CalledOff) => ({
	message: say`Games as they were: ${games}`,
	games,
	evening: toEvening(evening),
}));

function toEvening(it: Evening): z.input<typeof evening> {
	return {
		id: it.id,
		date: it.date,
		league: it.league,
		location: it.location,
		status: it.status,
		reason: it.reason,
		games: it.gameIds.length,
	};
}
