import { account } from "./account/fr.ts";
import { audit } from "./audit/fr.ts";
import { change } from "./change/fr.ts";
import { common } from "./common/fr.ts";
import { dashboard } from "./dashboard/fr.ts";
import type { AdminWords } from "./en.ts";
import { messages } from "./messages/fr.ts";
import { shell } from "./shell/fr.ts";
import { translation } from "./translation/fr.ts";

export const fr: AdminWords = {
	language: "fr",
	clock: 24,
	account,
	audit,
	change,
	common,
	dashboard,
	messages,
	shell,
	translation,
};
