import { apiClient } from "#api/client.ts";
import { acting } from "./shell/acting.ts";
import { noticed } from "./shell/tasks/slow-calls.ts";
import { words } from "./words.ts";

/** The one way the administration reads and writes. */
export const client = apiClient({
	fetch: (address, options) => noticed(fetch(address, options)),
	cookies: () => document.cookie,
	actingFor: acting.id,
	language: () => words.language,
});
