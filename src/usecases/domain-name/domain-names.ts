import type { DomainAnswers, DomainTarget, Wanted } from "#domain/organization/domain-records.ts";
import type { Organization } from "#domain/organization/organization.ts";

/** What connecting a domain asks of the world outside: the name system, and this installation. */
export type DomainNames = {
	/** What was registered for a domain: `hoops.example` for `league.hoops.example`. */
	zoneOf(domain: string): string;
	/** Whether it is under a suffix of the public internet. */
	isPublic(domain: string): boolean;
	/** What may be said of a value that was found: no address of a private network. */
	shown(value: string): string;
	/** Where domains have to point; null where this machine cannot be reached from outside. */
	target(): Promise<DomainTarget | null>;
	/** What the name system says now. Never throws; what it does not say is unknown. */
	lookUp(wanted: Wanted): Promise<DomainAnswers>;
	/** A proof that nobody can guess. */
	makeToken(): string;
	/** How visitors reach a site: at its domain, or at its slug without one. */
	addressOf(site: Pick<Organization, "domain" | "slug">): string;
};
