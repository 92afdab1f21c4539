import { z } from "zod";
import { askStates } from "#domain/availability/availability.ts";
import type { AskedTeams } from "#usecases/availability/ask-teams.ts";
import { answer } from "../endpoint.ts";
import { chosenId, date, id, item, optionalId } from "../fields.ts";

export const teamsToAsk = z.object({ id, until: date, renewTeamId: optionalId });

const decision = item({
	teamId: chosenId("Please choose a team."),
	key: z.string("Please say what was asked for.").max(40, "Please say what was asked for."),
	state: z.enum(askStates, "What is asked for is open, accepted or refused."),
});

export const asksToDecide = z.object({
	id,
	decisions: z
		.array(decision, "Please say what is accepted and what is not.")
		.max(1000, "These are too many."),
});

export const askedTeams = answer(
	z.object({
		/** The last day on which teams say so; null while nobody was asked. */
		until: z.string().nullable(),
		teams: z.array(
			z.object({
				teamId: z.int(),
				name: z.string(),
				/** Where its captain says so, without an account. */
				link: z.string(),
				note: z.string(),
				saidAt: z.string().nullable(),
				asks: z.array(
					z.object({
						/** Such as "date 2026-01-05", "day Monday" or "time 18:00". */
						key: z.string(),
						kind: z.enum(["date", "day", "time"]),
						/** The date, the day of the week in English, or the time. */
						value: z.string(),
						/** Null of a date, on which the team cannot play. */
						isLiked: z.boolean().nullable(),
						state: z.enum(askStates),
						/** Games that no schedule could have any more, beside those before it that cost none; null where that is not known. */
						lost: z.int().nullable(),
						/** Other teams that ask the same. */
						alike: z.int(),
						/** Games of the team that stand on the date. */
						games: z.int(),
					}),
				),
			}),
		),
	}),
	({ until, teams }: AskedTeams) => ({
		until,
		teams: teams.map(({ asks, ...team }) => ({
			...team,
			asks: asks.map(({ ask, ...weighed }) => ({
				...weighed,
				kind: ask.kind,
				value: ask.kind === "date" ? ask.date : ask.kind === "day" ? ask.day : ask.time,
				isLiked: ask.kind === "date" ? null : ask.isLiked,
			})),
		})),
	}),
);
