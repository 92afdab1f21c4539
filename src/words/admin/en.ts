import type { Reading } from "#domain/language/language.ts";
import { account } from "./account/en.ts";
import { audit } from "./audit/en.ts";
import { change } from "./change/en.ts";
import { common } from "./common/en.ts";
import { dashboard } from "./dashboard/en.ts";
import { firstSteps } from "./firstSteps/en.ts";
import { gallery } from "./gallery/en.ts";
import { game } from "./game/en.ts";
import { league } from "./league/en.ts";
import { messages } from "./messages/en.ts";
import { player } from "./player/en.ts";
import { privacy } from "./privacy/en.ts";
import { season } from "./season/en.ts";
import { shell } from "./shell/en.ts";
import { team } from "./team/en.ts";
import { translation } from "./translation/en.ts";

const reading: Reading = { language: "en", clock: 12 };

/** What the administration says: its own catalogue, of which visitors load nothing. */
export const en = {
	...reading,
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

export type AdminWords = typeof en;
