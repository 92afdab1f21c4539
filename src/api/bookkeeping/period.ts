import { z } from "zod";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { GamePeriod } from "#domain/game/game.ts";

/** A game period beside its scores. */
export const gamePeriod = z.object({
	id: z.int(),
	name: z.string(),
	order: z.int(),
	hidden: z.boolean(),
	is_visible: z.boolean(),
});

export function toGamePeriod(it: GamePeriod): z.input<typeof gamePeriod> {
	return {
		id: it.id,
		name: it.name,
		order: it.order,
		hidden: it.isHidden,
		is_visible: !it.isHidden,
	};
}

/** A period as the organization's settings list it. */
export const keptPeriod = gamePeriod.extend({
	sportId: z.int(),
	sport_id: z.int(),
	userId: z.int().nullable(),
});

export function toKeptPeriod(it: Kept<GamePeriod>): z.input<typeof keptPeriod> {
	return { ...toGamePeriod(it), sportId: it.sportId, sport_id: it.sportId, userId: it.createdBy };
}
