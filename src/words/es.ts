import type { Words } from "./en.ts";
import { filter } from "./filter/es.ts";
import { game } from "./game/es.ts";
import { home } from "./home/es.ts";
import { player } from "./player/es.ts";
import { schedule } from "./schedule/es.ts";
import { site } from "./site/es.ts";
import { standings } from "./standings/es.ts";

export const es: Words = {
	language: "es",
	clock: 12,
	site,
	filter,
	game,
	home,
	player,
	schedule,
	standings,
};
