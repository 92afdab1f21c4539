import { type Fee, noFee } from "../fee/fee.ts";

/** What somebody can sign up as. */
export const offerKinds = ["team", "player", "freeAgent", "referee", "volunteer"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** One thing people can sign up for, and what it costs. */
export type Offer = {
	/** Known by within its registration, and for good: sign-ups name it. */
	key: string;
	kind: OfferKind;
	/** What people read: "Team", "Free agent". */
	label: string;
	/** A line below it: "For the whole team." */
	note: string;
	fee: Fee;
	/** How many there are of it; null for as many as come. */
	places: number | null;
	/** Leagues of the season one can choose, each with places of its own; none where nothing is chosen. */
	divisions: Division[];
};

/** What a player of a team signs up for; without an offer of the kind it costs nothing of their own. */
export function playerOffer({ offers }: { offers: readonly Offer[] }): Offer {
	const free = { label: "", note: "", fee: noFee, places: null, divisions: [] };
	return offers.find(({ kind }) => kind === "player") ?? { key: "player", kind: "player", ...free };
}

/** What somebody signed up for; undefined where the offer was taken back since. */
export function offerOf(
	registration: { offers: readonly Offer[] },
	{ offer, kind }: { offer: string; kind: OfferKind },
): Offer | undefined {
	const known = registration.offers.find(({ key }) => key === offer);
	return known ?? (kind === "player" ? playerOffer(registration) : undefined);
}

export type Division = { seasonLeagueId: number; places: number | null };
