import { words } from "../../words.ts";
import type { DomainRecord } from "./connection.ts";

/** What a record is for, in a few words. */
export function purposeOf({ purpose, type, isNeeded }: DomainRecord): string {
	if (purpose === "proof") return words.domainName.provesThatTheDomainIs;
	if (purpose === "www") return words.domainName.forVisitorsWhoTypeWww;
	if (isNeeded) return words.domainName.leadsVisitorsToYourSite;
	return type === "AAAA"
		? words.domainName.leadsVisitorsWithIpv6There
		: words.domainName.anotherWayToYourSite;
}

type Word = { text: string; tone: "win" | "loss" | "notice" | "neutral" };

/** What stood there once is missing; what was never there is awaited. */
export function stateWord({ state, isNeeded }: DomainRecord, { isLost = false } = {}): Word {
	switch (state) {
		case "found":
			return { text: words.domainName.isFound, tone: "win" };
		case "wrong":
			return { text: words.domainName.stateWrong, tone: isNeeded ? "loss" : "notice" };
		case "missing":
			if (!isNeeded) return { text: words.domainName.isRecommended, tone: "neutral" };
			return isLost
				? { text: words.domainName.isMissing, tone: "loss" }
				: { text: words.domainName.notYet, tone: "notice" };
		case "unknown":
			return { text: words.domainName.stateUnknown, tone: "neutral" };
	}
}

/** What to do about it; null where nothing is to be done. */
export function adviceOn(record: DomainRecord): string | null {
	const { state, type, purpose, host, value, found } = record;
	if (state === "found") return null;
	if (state === "unknown") return null;
	if (state === "missing") {
		return type === "ALIAS" ? words.domainName.registrarsCallThisAlias : null;
	}
	if (purpose === "proof") {
		return found.length === 0
			? words.domainName.oneLevelTooDeep({ host })
			: words.domainName.foundChange({ found: listed(found) });
	}
	const others = words.domainName.foundOnly({ found: listed(found) });
	const them = found.length === 1 ? "it" : "them";
	if (type === "CNAME" || type === "ALIAS") return words.domainName.changeTo({ others, value });
	return words.domainName.onlyMayStand({ others, value, them });
}

function listed(values: readonly string[]): string {
	return values.map((value) => (value.length > 60 ? `${value.slice(0, 57)}...` : value)).join(", ");
}
