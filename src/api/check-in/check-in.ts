import { z } from "zod";
import { type Hindrance, longestNumber, mostPlayers } from "#domain/check-in/check-in.ts";
import type { CheckInView } from "#usecases/check-in/check-in.ts";
import { answer } from "../endpoint.ts";
import { id, item, name, optionalId, optionalText, repeatable, success } from "../fields.ts";
import { said } from "../said.ts";

const side = z.enum(["home", "away"], "A side is home or away.");
const number = optionalText(longestNumber);
const flag = (sentence: string) => z.boolean(sentence);

export const checkedIn = z
	.object({
		id,
		players: z
			.array(
				item({
					playerId: id,
					isHere: flag("Please say whether the player is here.").nullable(),
					isStarter: flag("Please say whether the player starts.").default(false),
					/** Where it is another than on the roster. */
					number,
				}),
				"This is no list of players.",
			)
			.min(1, "Please say who is here.")
			.max(mostPlayers, "These are too many."),
	})
	.transform(({ id, players }) => ({
		id,
		players: players.map((it) => ({ ...it, number: it.number ?? null })),
	}));

export const newGuest = repeatable(
	z
		.object({
			id,
			side,
			firstName: name("Please enter a first name."),
			lastName: optionalText(120),
			number,
		})
		.transform(({ lastName, number, ...sent }) => ({
			...sent,
			lastName: lastName ?? null,
			number: number ?? null,
		})),
);

export const starOfGame = z
	.object({ id, playerId: optionalId })
	.transform(({ id, playerId }) => ({ id, playerId: playerId ?? null }));

const hindrance = z.object({
	is: z.enum(["suspended", "notRegistered", "tooFewGames", "feeDue"]),
	/** Of a suspension, the games that are still to be sat out. */
	left: z.int().optional(),
	/** That were played, and that are needed. */
	games: z.int().optional(),
	needed: z.int().optional(),
});

const view = z.object({
	players: z.array(
		z.object({
			playerId: z.int(),
			side,
			isHere: z.boolean().nullable(),
			isStarter: z.boolean(),
			number: z.string().nullable(),
			isGuest: z.boolean(),
			isStar: z.boolean(),
			/** Why he may not play; empty where nothing is known against it. */
			hindrances: z.array(hindrance),
		}),
	),
	/** Whose players can be checked in by whoever asks. */
	sides: z.array(side),
	/** Those of them that do not play before they have paid. */
	barred: z.array(side),
});

function toView({ players, sides, barred }: CheckInView) {
	return {
		players: players.map(({ hindrances, ...it }) => ({
			...it,
			hindrances: hindrances.map((it: Hindrance) => ({ ...it })),
		})),
		sides,
		barred,
	};
}

export const shownCheckIn = answer(view, toView);

export const savedCheckIn = answer(
	view.extend({ success, message: said }),
	(saved: CheckInView) => ({ ...toView(saved), message: "Saved" }),
);
