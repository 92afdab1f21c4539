import { defaultBasketballPeriods } from "#domain/game/periods.ts";
import { defaultBasketballStats } from "#domain/stats/default-stats.ts";
import { basketball } from "./box-score-maker.ts";
import { addBookkeeping, addOrganization, type Seeding } from "./founding.ts";
import type { LeagueSetting } from "./game-plan.ts";
import { randomFrom } from "./random.ts";
import { addFirstSeason } from "./small-club.ts";

/**
 * Organization 3: a small club that keeps minutes and plus-minus and has written no page, so that
 * its informational pages are made from its own data (rule `written-or-generic`).
 */
export async function seedCedarBend(seeding: Seeding): Promise<void> {
	const random = randomFrom(1936);
	const founded = await addOrganization(
		seeding,
		{
			id: 3,
			name: "Cedar Bend Basketball Club",
			slug: "cedar-bend",
			domain: "cedarbend.test",
			timeZone: "America/Denver",
			brandColor: "#1f6f54",
			hasFullNavigation: true,
		},
		"Basketball",
		"cedar-bend",
	);
	const stats = defaultBasketballStats.map((stat) => ({ ...stat, isHidden: false }));
	const bookkeeping = await addBookkeeping(
		founded.store,
		founded.sport,
		stats,
		defaultBasketballPeriods,
	);
	const club = { ...founded, random, ...bookkeeping };
	await addFirstSeason(club, setting, teamNames, seeding.today);
}

const teamNames = ["Elk Ridge", "Millrace", "Sawtooth", "Quarry Lane"];

const setting: LeagueSetting = {
	name: "Saturday Open",
	weekday: 5,
	slots: ["10:00", "11:45"],
	location: "Cedar Bend Fieldhouse",
	teamCount: 4,
	gamesEach: 9,
	play: basketball({ usualPoints: 74, minutes: 40 }),
	playoffs: null,
};
