/** What one asks of the name system about a name: values, none, or no answer that tells. */
export type NameAnswer = { kind: "values"; values: string[] } | { kind: "none" | "unknown" };

/** Where a name leads to. */
export type Pointing = Record<"v4" | "v6" | "alias", NameAnswer>;

/** What the name system says of a domain now. */
export type DomainAnswers = {
	proof: NameAnswer;
	/** The proof where registrars put it that add the domain to every name by themselves. */
	doubled: NameAnswer;
	site: Pointing;
	/** Null where there is no www to be thought of. */
	www: Pointing | null;
};

/** Where domains have to point: a name of this installation, and its addresses as far as known. */
export type DomainTarget = { name: string; addresses: string[] };

/** A line to be entered at the registrar. */
export type DomainRecord = {
	purpose: "proof" | "site" | "www";
	/** An alias is a CNAME of the bare domain, which registrars call ALIAS, ANAME or flattened. */
	type: "TXT" | "A" | "AAAA" | "CNAME" | "ALIAS";
	/** As it is entered: `@`, `www`, `_fieldhouse`. */
	host: string;
	/** The whole name: `_fieldhouse.hoops.example`. */
	name: string;
	value: string;
	/** Without it the domain is not verified. */
	isNeeded: boolean;
};

export type CheckedRecord = DomainRecord & {
	state: "found" | "missing" | "wrong" | "unknown";
	/** What stands there instead, or beside it. */
	found: string[];
};

export type Wanted = {
	domain: string;
	/** What was registered: `hoops.example`, also for `league.hoops.example`. */
	zone: string;
	token: string;
	target: DomainTarget;
};

const proofLabel = "_fieldhouse";

export const proofName = (domain: string) => `${proofLabel}.${domain}`;

/** A domain's www counts too, unless the domain is itself below another one. */
export const hasWww = ({ domain, zone }: Pick<Wanted, "domain" | "zone">) => domain === zone;

/** The lines that make a domain an organization's here, in the order they are entered. */
export function recordsFor(wanted: Wanted): DomainRecord[] {
	const { domain, token, target } = wanted;
	const host = hostOf(wanted);
	const proof: DomainRecord = {
		purpose: "proof",
		type: "TXT",
		host: host === "@" ? proofLabel : `${proofLabel}.${host}`,
		name: proofName(domain),
		value: token,
		isNeeded: true,
	};
	if (!hasWww(wanted)) {
		const site = { purpose: "site", type: "CNAME", host, name: domain } as const;
		return [proof, { ...site, value: target.name, isNeeded: true }];
	}
	const www = { purpose: "www", type: "CNAME", host: "www", name: `www.${domain}` } as const;
	return [proof, ...siteRecords(domain, target), { ...www, value: target.name, isNeeded: false }];
}

/** The bare domain can have no CNAME, so it gets our addresses; without them only an alias is left. */
function siteRecords(domain: string, { name, addresses }: DomainTarget): DomainRecord[] {
	const site = { purpose: "site", host: "@", name: domain } as const;
	if (addresses.length === 0) return [{ ...site, type: "ALIAS", value: name, isNeeded: true }];
	return addresses.map((value, index) => ({
		...site,
		type: value.includes(":") ? "AAAA" : "A",
		value,
		isNeeded: index === 0,
	}));
}

/** The part of a name that is entered at the registrar, who knows the rest. */
function hostOf({ domain, zone }: Pick<Wanted, "domain" | "zone">): string {
	return domain === zone ? "@" : domain.slice(0, -zone.length - 1);
}

/** What was found of each line. */
export function checkRecords(wanted: Wanted, answers: DomainAnswers): CheckedRecord[] {
	return recordsFor(wanted).map((record) => ({ ...record, ...findingOf(record, wanted, answers) }));
}

type Finding = Pick<CheckedRecord, "state" | "found">;

function findingOf(record: DomainRecord, { target }: Wanted, answers: DomainAnswers): Finding {
	if (record.purpose === "proof") return proofFinding(record.value, answers);
	const pointing = record.purpose === "www" ? answers.www : answers.site;
	if (pointing === null) return { state: "unknown", found: [] };
	return record.type === "A" || record.type === "AAAA"
		? addressFinding(record, pointing, target)
		: aliasFinding(pointing, target);
}

function proofFinding(token: string, { proof, doubled }: DomainAnswers): Finding {
	const values = valuesOf(proof).map(unquoted);
	if (values.includes(token)) return { state: "found", found: [] };
	if (values.length > 0) return { state: "wrong", found: values };
	if (valuesOf(doubled).map(unquoted).includes(token)) return { state: "wrong", found: [] };
	return { state: proof.kind === "unknown" ? "unknown" : "missing", found: [] };
}

/** People copy quotation marks along. */
function unquoted(text: string): string {
	return text.trim().replace(/^"(.*)"$/, "$1");
}

/** An address beside ours would send every second visitor elsewhere. */
function addressFinding(
	{ type, value }: DomainRecord,
	pointing: Pointing,
	{ addresses }: DomainTarget,
): Finding {
	const own = type === "A" ? pointing.v4 : pointing.v6;
	const other = type === "A" ? pointing.v6 : pointing.v4;
	// Of the other kind each has a line of its own, unless we have no address of that kind.
	const isAlone = addresses.every((address) => address.includes(":") === value.includes(":"));
	const seen = [...valuesOf(own), ...(isAlone ? valuesOf(other) : [])];
	const strangers = seen.filter((address) => !addresses.includes(address));
	if (strangers.length > 0) return { state: "wrong", found: strangers };
	if (seen.includes(value)) return { state: "found", found: [] };
	return { state: own.kind === "unknown" ? "unknown" : "missing", found: [] };
}

/** Followed to the end: some registrars answer an alias with the addresses behind it. */
function aliasFinding(pointing: Pointing, { name, addresses }: DomainTarget): Finding {
	const aliases = valuesOf(pointing.alias);
	if (aliases.includes(name)) return { state: "found", found: [] };
	const found = [...valuesOf(pointing.v4), ...valuesOf(pointing.v6)];
	const strangers = strangersIn(pointing, addresses);
	if (found.length > 0 && strangers.length === 0) return { state: "found", found: [] };
	if (aliases.length > 0) return { state: "wrong", found: aliases };
	if (strangers.length > 0) {
		// Without our own addresses nobody can tell whether these are ours.
		return addresses.length === 0
			? { state: "unknown", found: strangers }
			: { state: "wrong", found: strangers };
	}
	const isUnknown = [pointing.alias, pointing.v4].some(({ kind }) => kind === "unknown");
	return { state: isUnknown ? "unknown" : "missing", found: [] };
}

function strangersIn({ v4, v6 }: Pointing, addresses: readonly string[]): string[] {
	return [...valuesOf(v4), ...valuesOf(v6)].filter((value) => !addresses.includes(value));
}

function valuesOf(answer: NameAnswer): string[] {
	return answer.kind === "values" ? answer.values : [];
}
