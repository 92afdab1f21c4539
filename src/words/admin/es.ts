import { account } from "./account/es.ts";
import { audit } from "./audit/es.ts";
import { change } from "./change/es.ts";
import { common } from "./common/es.ts";
import { dashboard } from "./dashboard/es.ts";
import type { AdminWords } from "./en.ts";
import { firstSteps } from "./firstSteps/es.ts";
import { gallery } from "./gallery/es.ts";
import { game } from "./game/es.ts";
import { league } from "./league/es.ts";
import { messages } from "./messages/es.ts";
import { player } from "./player/es.ts";
import { privacy } from "./privacy/es.ts";
import { season } from "./season/es.ts";
import { shell } from "./shell/es.ts";
import { team } from "./team/es.ts";
import { translation } from "./translation/es.ts";

export const es: AdminWords = {
	language: "es",
	clock: 12,
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
