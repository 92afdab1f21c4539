import { defaultBookkeeping } from "#domain/bookkeeping/defaults.ts";
import { defaultPlayerAttributes } from "#domain/player/default-attributes.ts";
import { addBookkeeping, addOrganization, type Seeding } from "./founding.ts";
import type { LeagueSetting } from "./game-plan.ts";
import { randomFrom } from "./random.ts";
import { addFirstSeason } from "./small-club.ts";
import { volleyball, volleyballSets } from "./volleyball-maker.ts";

/** Organization 4: an ordinary one. Another sport with its own statistics, no domain of its own, only HOME in its bar. */
export async function seedLakeshore(seeding: Seeding): Promise<void> {
	const random = randomFrom(1895);
	const founded = await addOrganization(
		seeding,
		{
			id: 4,
			name: "Lakeshore Volleyball",
			slug: "lakeshore",
			domain: null,
			timeZone: "America/New_York",
			brandColor: "#2a5db0",
		},
		"Volleyball",
		"lakeshore",
	);
	const periods = volleyballSets.map((name, index) => ({
		name,
		order: index + 1,
		isHidden: false,
	}));
	const { store, sport } = founded;
	const { stats } = defaultBookkeeping(sport);
	const bookkeeping = await addBookkeeping(store, sport, stats, periods, attributes);
	const club = { ...founded, random, ...bookkeeping };
	await addFirstSeason(club, setting, teamNames, seeding.today);
}

/** Guards, forwards and centres belong to another sport. */
const attributes = defaultPlayerAttributes.filter(({ name }) => name !== "Position");

const teamNames = ["Dig It", "Block Party", "Net Gains", "The Aces", "Sandpipers"];

const setting: LeagueSetting = {
	name: "Friday Co-ed",
	weekday: 4,
	slots: ["19:00", "20:15"],
	location: "Lakeshore Armory",
	teamCount: 5,
	gamesEach: 8,
	play: volleyball(randomFrom(1896)),
	playoffs: null,
};
