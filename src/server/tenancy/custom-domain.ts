import { parse } from "tldts";
import { isLocalhost } from "#domain/organization/address.ts";

/**
 * Why an organization cannot have this domain, as a sentence; null when it can. The domain is in
 * its stored form.
 */
export function domainProblem(domain: string, rootDomain: string): string | null {
	if (isLocalhost(domain) || domain === rootDomain || domain.endsWith(`.${rootDomain}`)) {
		return "This domain is the product's own.";
	}
	const { isIp, domain: registrable } = parse(domain, { allowPrivateDomains: true });
	if (isIp) return "A domain is a name, not the number of a machine.";
	return registrable === null ? "Nobody can have this domain for himself." : null;
}
