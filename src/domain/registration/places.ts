import { holding, type SignUp } from "../sign-up/sign-up.ts";
import type { Offer } from "./offer.ts";

type Holder = Pick<SignUp, "id" | "offer" | "state" | "seasonLeagueId">;

/** How many places are left of an offer, in a division of it where one is named; null for as many as come. */
export function placesLeft(
	offer: Pick<Offer, "key" | "places" | "divisions">,
	seasonLeagueId: number | null,
	signUps: readonly Holder[],
): number | null {
	const holders = signUps.filter(
		({ offer: key, state }) => key === offer.key && holding.includes(state),
	);
	const division = offer.divisions.find((one) => one.seasonLeagueId === seasonLeagueId);
	const inDivision = holders.filter((one) => one.seasonLeagueId === seasonLeagueId).length;
	const left = [
		offer.places === null ? null : offer.places - holders.length,
		division === undefined || division.places === null ? null : division.places - inDivision,
	].filter((count) => count !== null);
	return left.length === 0 ? null : Math.max(0, Math.min(...left));
}

/** The place on the waitlist of an offer's division, counted from 1; null for who does not wait. */
export function waitingPlace(signUp: Holder, signUps: readonly Holder[]): number | null {
	if (signUp.state !== "waiting") return null;
	return waitingFor(signUp, signUps).findIndex(({ id }) => id === signUp.id) + 1;
}

/** Who waits for the same, the first who came first. */
function waitingFor(
	{ offer, seasonLeagueId }: Pick<Holder, "offer" | "seasonLeagueId">,
	signUps: readonly Holder[],
): Holder[] {
	return signUps
		.filter((one) => one.state === "waiting" && one.offer === offer)
		.filter((one) => one.seasonLeagueId === seasonLeagueId)
		.toSorted((a, b) => a.id - b.id);
}

/** Who is to be offered a place now: the first who wait, as far as there are places. */
export function toOffer<One extends Holder>(
	offers: readonly Pick<Offer, "key" | "places" | "divisions">[],
	signUps: readonly One[],
): One[] {
	const now: One[] = signUps.map((one) => ({ ...one }));
	const offered: One[] = [];
	for (const signUp of now.toSorted((a, b) => a.id - b.id)) {
		if (signUp.state !== "waiting") continue;
		const offer = offers.find(({ key }) => key === signUp.offer);
		if (offer === undefined || placesLeft(offer, signUp.seasonLeagueId, now) === 0) continue;
		signUp.state = "offered";
		offered.push(signUp);
	}
	return offered;
}
