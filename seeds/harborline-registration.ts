import { noFee } from "#domain/fee/fee.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Offer, OfferKind } from "#domain/registration/offer.ts";
import { plainRules } from "#domain/registration/registration.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { Store } from "#store/store.ts";
import { writeWaivers } from "#usecases/registration/write-waivers.ts";
import type { PlannedSeason } from "./season-plan.ts";

const noRefunds =
	"No team refunds after Game 1. A free agent's fee is non-refundable once placed on a team.";

/** What the next season is signed up for by: its divisions, and the prices and rules of the league's own page. */
export async function openRegistration(
	store: Store,
	season: Pick<PlannedSeason, "name" | "startDate"> & { divisions: readonly SeasonLeague[] },
	today: string,
): Promise<void> {
	const now = new Date(`${today}T20:00:00.000Z`);
	const [first] = season.divisions;
	if (first === undefined) return;
	const divisions = season.divisions.map(({ id }) => ({ seasonLeagueId: id, places: 8 }));
	const offer = (kind: OfferKind, told: Partial<Offer> & { label: string }): Offer =>
		Object.assign(
			{ key: kind, kind, note: "", fee: noFee, places: null, divisions: [] as Offer["divisions"] },
			told,
		);
	const { id } = await store.registrations.insert({
		seasonId: first.seasonId,
		name: `Sign up for ${season.name}`,
		text: "Eight games and the playoffs, in the division that fits your team. Whoever comes alone is placed on a team before the first game.",
		opensOn: null,
		closesOn: addDays(season.startDate, -1),
		isPublished: true,
		offers: [
			offer("team", {
				label: "Team",
				note: "For the whole team, however many of you share it.",
				fee: Object.assign({}, noFee, { price: 80_000 }),
				divisions,
			}),
			offer("freeAgent", {
				label: "Free agent",
				note: "For a player without a team.",
				fee: Object.assign({}, noFee, { price: 10_000 }),
			}),
			offer("referee", { label: "Referee or scorer", note: "We train you, and we pay you." }),
		],
		questions: [
			{
				key: "position",
				of: ["freeAgent"],
				label: "Where do you play?",
				is: "choice",
				options: ["Guard", "Forward", "Center", "Anywhere"],
				isOptional: false,
			},
			{
				key: "nights",
				of: ["team", "freeAgent"],
				label: "Which nights can you not play?",
				is: "line",
				options: [],
				isOptional: true,
			},
		],
		rules: Object.assign({}, plainRules, { leastPlayers: 5, mostPlayers: 15, refunds: noRefunds }),
		updatedAt: now.toISOString(),
	});
	await writeWaivers({ now }, store, id, [
		{
			title: "Waiver and code of conduct",
			text: "Basketball is a contact sport. I play at my own risk, I am fit to play, and I treat referees, scorers and opponents as I would like to be treated.",
		},
	]);
}
