import { plural } from "#domain/text/plural.ts";

export const together = {
	title: "Lay leagues together",
	open: "Lay together",
	text: "Leagues that share a hall, days or people: no game is in the way of another, and early and late hours are shared by how many games each league has. Each league is as fair within itself as it would be alone.",
	lay: "Lay them together",
	thorough: "Search thoroughly",
	thoroughHint: "Takes up to half a minute for many leagues.",
	replaces: "It makes their games anew. What was there goes to Recently deleted.",
	failure: "The schedules could not be made",
	hours: "Games by hour",
	hoursHint: "Open a schedule to see how fair it is, and to publish it.",
	missing: ({ league, count }: { league: string; count: number }) =>
		`${league}: ${count} ${plural("en", count, "game has", "games have")} no place.`,
};
