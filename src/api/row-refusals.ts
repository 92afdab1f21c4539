import type { Row } from "./endpoint.ts";

/** What the statuses of refusals mean (rule `refusal-codes`). */
export const refusalWords = {
	400: "malformed",
	401: "not signed in",
	403: "not allowed or without a good token",
	404: "missing or another organization's",
	405: "no such method",
	409: "in conflict",
	413: "too large",
	415: "neither JSON nor a form the call takes",
	422: "invalid",
	429: "too often",
	503: "overloaded",
} as const;

type RefusalStatus = keyof typeof refusalWords;
const refusalStatuses = Object.keys(refusalWords).map((it) => Number(it) as RefusalStatus);

/**
 * With what a row may refuse: a name given twice, an unknown host, too many fields, a busy process, and a token that
 * is wrong, opens less or is used too often are answered at every row, the rest by what it is. Every answer of the API's tests is held to it.
 */
export function refusalsOf({ method, access }: Row): RefusalStatus[] {
	const isWrite = method !== "GET";
	const hasBody = method === "POST" || method === "PUT";
	const can: Record<RefusalStatus, boolean> = {
		400: true,
		401: true,
		403: true,
		404: true,
		405: false,
		409: isWrite || access.about !== "platform",
		413: true,
		415: hasBody,
		422: isWrite,
		429: true,
		503: true,
	};
	return refusalStatuses.filter((status) => can[status]);
}
