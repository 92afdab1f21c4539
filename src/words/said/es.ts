import type { Sayings } from "#domain/language/say.ts";
import { account } from "./account/es.ts";
import { block } from "./block/es.ts";
import { bookkeeping } from "./bookkeeping/es.ts";
import { done } from "./done/es.ts";
import { fee } from "./fee/es.ts";
import { field } from "./field/es.ts";
import { game } from "./game/es.ts";
import { importing } from "./importing/es.ts";
import { look } from "./look/es.ts";
import { message } from "./message/es.ts";
import { official } from "./official/es.ts";
import { organization } from "./organization/es.ts";
import { outline } from "./outline/es.ts";
import { page } from "./page/es.ts";
import { post } from "./post/es.ts";
import { program } from "./program/es.ts";
import { registration } from "./registration/es.ts";
import { remarks } from "./remarks/es.ts";
import { request } from "./request/es.ts";
import { schedule } from "./schedule/es.ts";
import { stage } from "./stage/es.ts";
import { team } from "./team/es.ts";
import { venue } from "./venue/es.ts";

export const es: Sayings = {
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
