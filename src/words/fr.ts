import type { Words } from "./en.ts";
import { filter } from "./filter/fr.ts";
import { game } from "./game/fr.ts";
import { home } from "./home/fr.ts";
import { player } from "./player/fr.ts";
import { schedule } from "./schedule/fr.ts";
import { site } from "./site/fr.ts";
import { standings } from "./standings/fr.ts";

export const fr: Words = {
	language: "fr",
	clock: 24,
	site,
	filter,
	game,
	home,
	player,
	schedule,
	standings,
};
