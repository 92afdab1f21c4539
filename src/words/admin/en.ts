import type { Reading } from "#domain/language/language.ts";
import { account } from "./account/en.ts";
import { audit } from "./audit/en.ts";
import { change } from "./change/en.ts";
import { common } from "./common/en.ts";
import { dashboard } from "./dashboard/en.ts";
import { messages } from "./messages/en.ts";
import { shell } from "./shell/en.ts";
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
	messages,
	shell,
	translation,
};

export type AdminWords = typeof en;
