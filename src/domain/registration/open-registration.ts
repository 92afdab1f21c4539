import { type DuePart, dueParts, priceOn } from "../fee/fee.ts";
import type { SeasonLeague } from "../league/league.ts";
import { addDays } from "../time/calendar.ts";
import type { Offer } from "./offer.ts";
import { placesLeft } from "./places.ts";
import { type Registration, type RegistrationState, stateOn } from "./registration.ts";
import type { Waiver } from "./waiver.ts";

/** A registration as visitors read it on a day. */
export type OpenRegistration = {
	registration: Registration;
	state: RegistrationState;
	/** In which prices are. */
	currency: string;
	offers: OfferToday[];
	/** Those that are asked for. */
	waivers: Waiver[];
};

export type OfferToday = Offer & {
	/** In smallest units of the currency. */
	price: number;
	/** What it costs from a later day on, where that is something else. */
	next: { price: number; from: string } | null;
	parts: DuePart[];
	/** Null for as many as come; none left is a place on the waitlist. */
	left: number | null;
	choices: { seasonLeagueId: number; name: string; left: number | null }[];
};

type Known = {
	day: string;
	currency: string;
	waivers: readonly Waiver[];
	leagues: readonly SeasonLeague[];
	holders: Parameters<typeof placesLeft>[2];
};

export function openOn(registration: Registration, known: Known): OpenRegistration {
	const { day, currency, waivers } = known;
	return {
		registration,
		state: stateOn(registration, day),
		currency,
		offers: registration.offers.map((offer) => offerOn(offer, known)),
		waivers: waivers.filter(({ registrationId }) => registrationId === registration.id),
	};
}

function offerOn(offer: Offer, { day, leagues, holders }: Known): OfferToday {
	const price = priceOn(offer.fee, day);
	return {
		...offer,
		price,
		next: nextPrice(offer, day),
		parts: dueParts(offer.fee, price, day),
		left: placesLeft({ ...offer, divisions: [] }, null, holders),
		choices: offer.divisions.flatMap(({ seasonLeagueId }) => {
			const league = leagues.find(({ id }) => id === seasonLeagueId);
			const left = placesLeft(offer, seasonLeagueId, holders);
			return league === undefined ? [] : [{ seasonLeagueId, name: league.league.name, left }];
		}),
	};
}

function nextPrice({ fee }: Offer, day: string): OfferToday["next"] {
	const { early, late, price } = fee;
	if (early !== null && day <= early.until) return { price, from: addDays(early.until, 1) };
	return late !== null && day < late.from ? late : null;
}
