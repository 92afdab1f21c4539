import { apiClient } from "#api/client.ts";

/** The one way the administration reads and writes. */
export const client = apiClient({
	fetch: (address, options) => fetch(address, options),
	cookies: () => document.cookie,
});
