import { defaultBookkeeping } from "#domain/bookkeeping/defaults.ts";
import { defaultPlayerAttributes } from "#domain/player/default-attributes.ts";
import { addBookkeeping, addOrganization, type Seeding } from "./founding.ts";
import type { LeagueSetting } from "./game-plan.ts";
import { randomFrom } from "./random.ts";
import { addFirstSeason } from "./small-club.ts";
import { soccer, soccerHalves } from "./soccer-maker.ts";

/**
 * Organization 5: its short season is over, and on any day it stands in its semi-finals, with one game
 * played in each. It keeps its sport's statistics, so that another sport than basketball has leaders.
 */
export async function seedNorthgate(seeding: Seeding): Promise<void> {
	const random = randomFrom(1904);
	const founded = await addOrganization(
		seeding,
		{
			id: 5,
			name: "Northgate Indoor Soccer",
			slug: "northgate",
			domain: null,
			timeZone: "America/Chicago",
			brandColor: "#6b3fa0",
			hasGrowingNavigation: true,
		},
		"Soccer",
		"northgate",
	);
	const periods = soccerHalves.map((name, index) => ({ name, order: index + 1, isHidden: false }));
	const { store, sport } = founded;
	const { stats } = defaultBookkeeping(sport);
	const bookkeeping = await addBookkeeping(store, sport, stats, periods, attributes);
	await addFirstSeason({ ...founded, random, ...bookkeeping }, setting, teamNames, seeding.today);
}

/** Guards, forwards and centers belong to another sport. */
const attributes = defaultPlayerAttributes.filter(({ name }) => name !== "Position");

const teamNames = [
	"Northgate Rovers",
	"Foundry United",
	"Mill Street",
	"Canal Town",
	"Saint Olaf's",
	"The Wanderers",
];

const setting: LeagueSetting = {
	name: "Sunday Premier",
	weekday: 6,
	slots: ["17:00", "18:00", "19:00"],
	location: "Northgate Dome",
	teamCount: 6,
	gamesEach: 5,
	play: soccer(randomFrom(1930)),
	playoffs: { teams: 4, bestOf: { final: 1, semiFinal: 3, earlier: 1 }, video: null },
};
