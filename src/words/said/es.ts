import type { Sayings } from "#domain/language/say.ts";
import { account } from "./account/es.ts";
import { bookkeeping } from "./bookkeeping/es.ts";
import { done } from "./done/es.ts";
import { game } from "./game/es.ts";
import { importing } from "./importing/es.ts";
import { organization } from "./organization/es.ts";
import { page } from "./page/es.ts";
import { request } from "./request/es.ts";
import { schedule } from "./schedule/es.ts";
import { team } from "./team/es.ts";

export const es: Sayings = {
	...account,
	...bookkeeping,
	...done,
	...game,
	...importing,
	...organization,
	...page,
	...request,
	...schedule,
	...team,
};
