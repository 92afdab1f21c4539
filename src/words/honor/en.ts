import { plural } from "#domain/text/plural.ts";

export const honor = {
	title: "Honors",
	titles: "Titles",
	champions: "Champions",
	champion: ({ count }: { count: number }) => plural("en", count, "Champion", "Champions"),
	of: ({ league, season }: { league: string; season: string }) => `Honors: ${league}, ${season}`,
	places: "Final places",
};
