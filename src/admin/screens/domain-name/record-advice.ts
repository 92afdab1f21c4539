import type { DomainRecord } from "./connection.ts";

/** What a record is for, in a few words. */
export function purposeOf({ purpose, type, isNeeded }: DomainRecord): string {
	if (purpose === "proof") return "Proves that the domain is yours";
	if (purpose === "www") return "For visitors who type www";
	if (isNeeded) return "Leads visitors to your site";
	return type === "AAAA" ? "Leads visitors with IPv6 there" : "Another way to your site";
}

type Word = { text: string; tone: "win" | "loss" | "notice" | "neutral" };

/** What stood there once is missing; what was never there is awaited. */
export function stateWord({ state, isNeeded }: DomainRecord, { isLost = false } = {}): Word {
	switch (state) {
		case "found":
			return { text: "Found", tone: "win" };
		case "wrong":
			return { text: "Wrong", tone: isNeeded ? "loss" : "notice" };
		case "missing":
			if (!isNeeded) return { text: "Recommended", tone: "neutral" };
			return isLost ? { text: "Missing", tone: "loss" } : { text: "Not yet", tone: "notice" };
		case "unknown":
			return { text: "Not known", tone: "neutral" };
	}
}

/** What to do about it; null where nothing is to be done. */
export function adviceOn(record: DomainRecord): string | null {
	const { state, type, purpose, host, value, found } = record;
	if (state === "found") return null;
	if (state === "unknown") return null;
	if (state === "missing") {
		return type === "ALIAS"
			? "Registrars call this ALIAS, ANAME or a flattened CNAME. One that has none of them needs the address of a machine: ask whoever runs this installation."
			: null;
	}
	if (purpose === "proof") {
		return found.length === 0
			? `It was found one level too deep. Your registrar adds the domain by itself: enter ${host} as the name and nothing else.`
			: `Found ${listed(found)}. Change it to the value above, or add a second record.`;
	}
	const others = `Found ${listed(found)}.`;
	const them = found.length === 1 ? "it" : "them";
	if (type === "CNAME" || type === "ALIAS") return `${others} Change it to ${value}.`;
	return `${others} Only ${value} may stand there: change ${them}, or remove ${them}.`;
}

function listed(values: readonly string[]): string {
	return values.map((value) => (value.length > 60 ? `${value.slice(0, 57)}...` : value)).join(", ");
}
