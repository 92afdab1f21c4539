import { z } from "zod";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { GamePeriod } from "#domain/game/game.ts";
import { type Said, say, sayWith } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import { answer } from "../endpoint.ts";
import { id, name, optionalId, paging, success } from "../fields.ts";
import { placesIn } from "../places.ts";
import { said } from "../said.ts";
import { keptPeriod, toKeptPeriod } from "./period.ts";

/** `userId` is read before the row is called (rule `acting-user`). */
export const ofSport = z.object({ sportId: id, userId: optionalId, ...paging });
export const sportToReset = ofSport.pick({ sportId: true, userId: true });

export const newPeriod = z.object({
	name: name("Please enter a name."),
	sportId: id,
	userId: optionalId,
});

export const onePeriod = z.object({ id });

export const renamedPeriod = onePeriod.extend({ name: name("Please enter a name.") });

export const periodPlaces = placesIn("gamePeriods");

export const periods = answer(
	z.object({ gamePeriods: z.array(keptPeriod) }),
	(list: Kept<GamePeriod>[]) => ({ gamePeriods: list.map(toKeptPeriod) }),
);

export const addedPeriod = savedPeriod(({ name }) => sayWith(messages.created, name));
export const changedPeriod = savedPeriod(({ name }) => sayWith(messages.updated, name));
export const hiddenPeriod = savedPeriod(({ name }) => say`${name} is hidden`);
export const shownPeriod = savedPeriod(({ name }) => say`${name} is shown`);

export const reorderedPeriods = savedPeriods("The order of the periods is saved.");
export const restoredPeriods = savedPeriods("The periods are as they were at first.");
export const periodsBeforeReset = savedPeriods("The periods are as they were before.");

export const removedPeriod = answer(
	z.object({ success, message: said, gamePeriods: z.array(keptPeriod) }),
	({ removed, list }: { removed: GamePeriod; list: Kept<GamePeriod>[] }) => ({
		message: say`${removed.name} deleted`,
		gamePeriods: list.map(toKeptPeriod),
	}),
);

function savedPeriod(sentence: (period: GamePeriod) => Said) {
	return answer(
		z.object({ success, message: said, gamePeriod: keptPeriod }),
		(it: Kept<GamePeriod>) => ({ message: sentence(it), gamePeriod: toKeptPeriod(it) }),
	);
}

function savedPeriods(message: string) {
	return answer(
		z.object({ success, message: said, gamePeriods: z.array(keptPeriod) }),
		(list: Kept<GamePeriod>[]) => ({ message, gamePeriods: list.map(toKeptPeriod) }),
	);
}
