import { account } from "./account/es.ts";
import { audit } from "./audit/es.ts";
import { change } from "./change/es.ts";
import { common } from "./common/es.ts";
import { dashboard } from "./dashboard/es.ts";
import type { AdminWords } from "./en.ts";
import { messages } from "./messages/es.ts";
import { shell } from "./shell/es.ts";
import { translation } from "./translation/es.ts";

export const es: AdminWords = {
	language: "es",
	clock: 12,
	account,
	audit,
	change,
	common,
	dashboard,
	messages,
	shell,
	translation,
};
