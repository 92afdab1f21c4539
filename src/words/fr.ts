import type { Words } from "./en.ts";
import { filter } from "./filter/fr.ts";
import { player } from "./player/fr.ts";
import { site } from "./site/fr.ts";
import { standings } from "./standings/fr.ts";

export const fr: Words = { language: "fr", clock: 24, site, filter, player, standings };
