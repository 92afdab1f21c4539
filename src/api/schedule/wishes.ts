import { z } from "zod";
import { mostWishes, type Wish, wishWeights } from "#domain/schedule/wishes/wish.ts";
import { chosenId, date, flag, name, time, wholeNumber } from "../fields.ts";
import { gameDay } from "./game-days.ts";

const weight = z.literal([...wishWeights], "A wish counts 1, 2 or 3.");
const team = chosenId("Please choose a team.");
const two = z.tuple([team, team], "A wish about two teams names both.");
const days = wholeNumber(1, 200, "Days between games are a whole number from 1 to 200.").optional();
const noWish = "A wish is about a time, two teams, days between games or double-headers.";
const kind = <Name extends Wish["kind"]>(name: Name) => ({ kind: z.literal(name), weight });

/** What would be nice to have (docs/scheduling.md); teams by the ids of the clubs. */
export const wishes = z
	.array(
		z.discriminatedUnion(
			"kind",
			[
				z.object({
					...kind("time"),
					team,
					isLiked: flag.nonoptional("Please say whether the team likes to play then."),
					day: gameDay.optional(),
					from: time.optional(),
					until: time.optional(),
				}),
				z.object({
					...kind("place"),
					team,
					isLiked: flag.nonoptional("Please say whether the team likes to play there."),
					place: name("Please say at which place.", 200),
				}),
				z.object({
					...kind("notEarly"),
					teams: two,
					weeks: wholeNumber(1, 104, "The number of weeks is a whole number from 1 to 104."),
				}),
				z.object({ ...kind("meetOn"), teams: two, date }),
				z.object({ ...kind("rest"), least: days, most: days }),
				z.object(kind("doubleHeader")),
				z.object({ ...kind("inARow"), teams: two }),
			],
			noWish,
		),
		"Wishes are a list.",
	)
	.max(mostWishes, "These are too many.");

const both = z.tuple([z.int(), z.int()]);

/** The same in answers. */
export const savedWish = z.discriminatedUnion("kind", [
	z.object({
		...kind("time"),
		team: z.int(),
		isLiked: z.boolean(),
		day: z.string().optional(),
		from: z.string().optional(),
		until: z.string().optional(),
	}),
	z.object({ ...kind("place"), team: z.int(), isLiked: z.boolean(), place: z.string() }),
	z.object({ ...kind("notEarly"), teams: both, weeks: z.int() }),
	z.object({ ...kind("meetOn"), teams: both, date: z.string() }),
	z.object({ ...kind("rest"), least: z.int().optional(), most: z.int().optional() }),
	z.object(kind("doubleHeader")),
	z.object({ ...kind("inARow"), teams: both }),
]);
