import { z } from "zod";
import { gameStatuses } from "#domain/game/game.ts";
import { mostElapsedMs } from "#domain/game-log/held-clock.ts";
import { playKinds } from "#domain/game-log/play.ts";
import { passJobs } from "#domain/pass/pass.ts";
import type { GameLog } from "#usecases/game-log/game-log.ts";
import { answer } from "../endpoint.ts";
import { flag, id, item, optionalId, wholeNumber } from "../fields.ts";

/** No game's log has so many versions in one day; ids grow over all leagues. */
const largestNumber = 999_999_999;
const since = wholeNumber(0, largestNumber, "This is no number of a play.").default(0);

export const logAsked = z.object({ id, since });

const optionalNumber = (least: number, most: number, sentence: string) =>
	wholeNumber(least, most, sentence).nullable().default(null);

const side = z.enum(["home", "away"], "A side is home or away.");

const sentPlay = item({
	id: z
		.string("A play needs an id.")
		.regex(/^[\w-]{8,40}$/, "A play needs an id of its own.")
		.meta({ examples: ["0198f2c4-7f3a"] }),
	version: wholeNumber(1, 999, "A play has 1 to 999 versions."),
	isStruck: flag.default(false),
	periodId: id,
	place: wholeNumber(0, 999_999_999, "This is no place in a period."),
	second: optionalNumber(0, 36_000, "A period has at most ten hours."),
	kind: z.enum(playKinds, "There is no such kind of play."),
	side: side.nullable().default(null),
	playerId: optionalId.transform((it) => it ?? null),
	statId: optionalId.transform((it) => it ?? null),
	points: optionalNumber(1, 99, "Points are 1 to 99."),
});

const saidClock = item({
	holder: z
		.string("A clock needs the id of its device.")
		.regex(/^[\w-]{8,40}$/, "A device needs an id of its own.")
		.meta({ examples: ["0198f2c4-7f3b"] }),
	elapsedMs: wholeNumber(0, mostElapsedMs, "A period has at most ten hours."),
	isRunning: flag.default(false),
	/** It takes the pen from the device that holds it. */
	takes: flag.default(false),
});

export const sentPlays = z.object({
	id,
	since,
	plays: z.array(sentPlay, "This is no list of plays.").max(200, "These are too many."),
	clock: saidClock.nullable().default(null),
});

const play = z.object({
	id: z.string(),
	/** 1 as it was noted first; each correction is one more. */
	version: z.int(),
	isStruck: z.boolean(),
	periodId: z.int(),
	/** Orders the plays of a period. */
	place: z.int(),
	/** Of play since the period began. */
	second: z.int().nullable(),
	kind: z.enum(playKinds),
	side: side.nullable(),
	playerId: z.int().nullable(),
	statId: z.int().nullable(),
	points: z.int().nullable(),
});

export const gameLog = answer(
	z.object({
		/** Every version that came after `since`, in the order they came. */
		plays: z.array(play),
		/** What to ask with as `since` for what comes later. */
		last: z.int(),
		status: z.enum(gameStatuses),
		score_home: z.int().nullable(),
		score_away: z.int().nullable(),
		/** Which says what its statistics do to a score. */
		sport: z.string(),
		/** What the pass is for that it was asked with; null for members. */
		job: z.enum(passJobs).nullable(),
		/** As it is now; null while nobody keeps one. */
		clock: z
			.object({
				/** The device that holds the pen. */
				holder: z.string(),
				by: z.string().nullable(),
				/** Of play in the period. */
				elapsedMs: z.int(),
				isRunning: z.boolean(),
			})
			.nullable(),
	}),
	({ plays, last, status, score, sport, job, clock }: GameLog) => ({
		plays,
		last,
		status,
		score_home: score?.home ?? null,
		score_away: score?.away ?? null,
		sport,
		job,
		clock: clock && {
			holder: clock.holder,
			by: clock.by,
			elapsedMs: clock.elapsedMs,
			isRunning: clock.isRunning,
		},
	}),
);
