import { account } from "./account/fr.ts";
import { audit } from "./audit/fr.ts";
import { change } from "./change/fr.ts";
import { common } from "./common/fr.ts";
import { dashboard } from "./dashboard/fr.ts";
import type { AdminWords } from "./en.ts";
import { firstSteps } from "./firstSteps/fr.ts";
import { gallery } from "./gallery/fr.ts";
import { game } from "./game/fr.ts";
import { league } from "./league/fr.ts";
import { messages } from "./messages/fr.ts";
import { player } from "./player/fr.ts";
import { privacy } from "./privacy/fr.ts";
import { season } from "./season/fr.ts";
import { shell } from "./shell/fr.ts";
import { team } from "./team/fr.ts";
import { translation } from "./translation/fr.ts";

export const fr: AdminWords = {
	language: "fr",
	clock: 24,
	account,
	audit,
	change,
	common,
	dashboard,
	firstSteps,
	game,
	gallery,
	league,
	messages,
	player,
	privacy,
	season,
	shell,
	team,
	translation,
};
