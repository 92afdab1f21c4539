import type { Sayings } from "#domain/language/say.ts";
import { account } from "./account/fr.ts";
import { block } from "./block/fr.ts";
import { bookkeeping } from "./bookkeeping/fr.ts";
import { done } from "./done/fr.ts";
import { fee } from "./fee/fr.ts";
import { field } from "./field/fr.ts";
import { game } from "./game/fr.ts";
import { importing } from "./importing/fr.ts";
import { look } from "./look/fr.ts";
import { message } from "./message/fr.ts";
import { official } from "./official/fr.ts";
import { organization } from "./organization/fr.ts";
import { outline } from "./outline/fr.ts";
import { page } from "./page/fr.ts";
import { post } from "./post/fr.ts";
import { program } from "./program/fr.ts";
import { registration } from "./registration/fr.ts";
import { remarks } from "./remarks/fr.ts";
import { request } from "./request/fr.ts";
import { schedule } from "./schedule/fr.ts";
import { stage } from "./stage/fr.ts";
import { team } from "./team/fr.ts";
import { venue } from "./venue/fr.ts";

export const fr: Sayings = {
	...account,
	...block,
	...bookkeeping,
	...done,
	...fee,
	...field,
	...game,
	...importing,
	...look,
	...message,
	...official,
	...organization,
	...outline,
	...page,
	...post,
	...program,
	...registration,
	...remarks,
	...request,
	...schedule,
	...stage,
	...team,
	...venue,
};
