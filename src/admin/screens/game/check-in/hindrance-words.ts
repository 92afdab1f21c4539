import type { Hindrance } from "#domain/check-in/check-in.ts";
import { words } from "../../../words.ts";

export type { Hindrance };

/** Why somebody may not play, as the table reads it. */
export function hindranceWords(hindrance: Hindrance): string {
	switch (hindrance.is) {
		case "suspended":
			return words.checkIn.suspended(hindrance);
		case "notRegistered":
			return words.checkIn.notRegistered;
		case "tooFewGames":
			return words.checkIn.tooFewGames(hindrance);
		case "feeDue":
			return words.checkIn.feeDue;
	}
}
