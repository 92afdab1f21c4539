import { plural } from "#domain/text/plural.ts";
import type { Words } from "../en.ts";

export const honor: Words["honor"] = {
	title: "Palmarés",
	titles: "Títulos",
	champions: "Campeones",
	champion: ({ count }) => plural("es", count, "Campeón", "Campeones"),
	of: ({ league, season }) => `Palmarés: ${league}, ${season}`,
	places: "Lugares finales",
};
