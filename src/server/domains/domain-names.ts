import { randomBytes } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { parse } from "tldts";
import { isLocalhost, normaliseHost } from "#domain/organization/address.ts";
import {
	type DomainTarget,
	hasWww,
	type NameAnswer,
	type Pointing,
	proofName,
} from "#domain/organization/domain-records.ts";
import type { DomainNames } from "#usecases/domain-name/domain-names.ts";
import type { Settings } from "../env.ts";
import { siteUrlOf } from "../http/origins.ts";
import { isInner } from "../outgoing/networks.ts";

/** How long a name server may take for an answer, and how often it is asked. */
const limits = { timeout: 1500, tries: 2, maxTimeout: 2500 };

/**
 * Asks the name system directly and never the machine's own resolver, whose calls have no limit of
 * time; what else leaves this process is told in docs/security.md.
 */
export function domainNames(settings: DomainSettings): DomainNames {
	return {
		zoneOf: (domain) => parse(domain, { allowPrivateDomains: true }).domain ?? domain,
		isPublic: (domain) => {
			const { isIcann, isPrivate } = parse(domain, { allowPrivateDomains: true });
			// RFC 2606 keeps these for examples and tests; they are nobody's network.
			return isIcann === true || isPrivate === true || /\.(?:example|test)$/.test(domain);
		},
		shown: (value) => (isInner(value) ? "an address that is not public" : value),
		target: () => targetOf(settings),
		async lookUp(wanted) {
			const { domain, zone } = wanted;
			const ask = questions(settings);
			const [proof, doubled, site, www] = await Promise.all([
				ask.texts(proofName(domain)),
				ask.texts(`${proofName(domain)}.${zone}`),
				ask.pointing(domain),
				hasWww(wanted) ? ask.pointing(`www.${domain}`) : null,
			]);
			return { proof, doubled, site, www };
		},
		makeToken: () => `fieldhouse-${randomBytes(16).toString("hex")}`,
		addressOf: (site) => siteUrlOf(settings, site),
	};
}

type DomainSettings = Pick<
	Settings,
	"rootDomain" | "isBehindHttps" | "port" | "dnsServers" | "cnameTarget" | "siteAddresses"
>;

/** The addresses come from the settings, else they are looked up by the name. */
async function targetOf(settings: DomainSettings): Promise<DomainTarget | null> {
	const { rootDomain, cnameTarget, siteAddresses } = settings;
	const name = cnameTarget ?? rootDomain;
	if (isLocalhost(name)) return null;
	if (siteAddresses.length > 0) return { name, addresses: siteAddresses };
	const { v4, v6 } = await questions(settings).pointing(name);
	// The first one has to be found at every domain, and not everybody is found by IPv6.
	return { name, addresses: [v4, v6].flatMap((answer) => valuesOf(answer).toSorted()) };
}

function questions({ dnsServers }: Pick<Settings, "dnsServers">) {
	const resolver = new Resolver(limits);
	if (dnsServers.length > 0) resolver.setServers(dnsServers);
	const texts = (name: string) =>
		answered(resolver.resolveTxt(name).then((all) => all.map((parts) => parts.join(""))));
	const pointing = async (name: string): Promise<Pointing> => {
		const [v4, v6, alias] = await Promise.all([
			answered(resolver.resolve4(name)),
			answered(resolver.resolve6(name)),
			answered(resolver.resolveCname(name)),
		]);
		return { v4, v6, alias: inOneForm(alias) };
	};
	return { texts, pointing };
}

/** Only these two say that there is nothing; every other error says nothing at all. */
async function answered(asked: Promise<string[]>): Promise<NameAnswer> {
	try {
		const values = await asked;
		return values.length > 0 ? { kind: "values", values } : { kind: "none" };
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : "";
		return { kind: code === "ENODATA" || code === "ENOTFOUND" ? "none" : "unknown" };
	}
}

function inOneForm(answer: NameAnswer): NameAnswer {
	if (answer.kind !== "values") return answer;
	return { kind: "values", values: answer.values.map((name) => normaliseHost(name) ?? name) };
}

function valuesOf(answer: NameAnswer): string[] {
	return answer.kind === "values" ? answer.values : [];
}
