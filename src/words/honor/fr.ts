import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const honor: Words["honor"] = {
	title: "Palmarès",
	titles: "Titres",
	champions: "Champions",
	champion: ({ count }) => plural("fr", count, "Champion", "Champions"),
	of: ({ league, season }) => `Palmarès\u00a0: ${league}, ${season}`,
	places: "Classement final",
};
