import { z } from "zod";
import { say } from "#domain/language/say.ts";
import type { DomainConnection } from "#usecases/domain-name/domain-connection.ts";
import { answer } from "../endpoint.ts";
import { id, line, success, wire } from "../fields.ts";
import { said } from "../said.ts";

export const byOrganization = z.object({ id }).transform(({ id }) => ({ organizationId: id }));

export const claimed = z
	.object({
		id,
		domain: z
			.string("Please enter your domain.")
			.trim()
			.min(1, "Please enter your domain.")
			.pipe(line(300, "This is longer than 300 characters."))
			.meta(wire({ type: "string", maxLength: 300, examples: ["hoops.example"] })),
	})
	.transform(({ id, domain }) => ({ organizationId: id, domain }));

const record = z.object({
	purpose: z.enum(["proof", "site", "www"]),
	type: z.enum(["TXT", "A", "AAAA", "CNAME", "ALIAS"]),
	/** As it is entered at the registrar. */
	host: z.string(),
	name: z.string(),
	value: z.string(),
	isNeeded: z.boolean(),
	state: z.enum(["found", "missing", "wrong", "unknown"]),
	/** What stands there instead, or beside it. */
	found: z.array(z.string()),
});

const instant = z.string().nullable();

const connection = z.object({
	state: z.enum(["none", "unproved", "waiting", "wrong", "verified", "lost", "expired"]),
	domain: z.string().nullable(),
	served: z.string().nullable(),
	siteUrl: z.string(),
	slugUrl: z.string().nullable(),
	/** The name of this installation that domains point to; null where none can. */
	target: z.string().nullable(),
	startedAt: instant,
	expiresAt: instant,
	verifiedAt: instant,
	checkedAt: instant,
	failingSince: instant,
	releaseAt: instant,
	records: z.array(record),
});

function toConnection(it: DomainConnection): z.input<typeof connection> {
	return {
		state: it.state,
		domain: it.domain,
		served: it.served,
		siteUrl: it.siteUrl,
		slugUrl: it.slugUrl,
		target: it.target?.name ?? null,
		startedAt: it.startedAt,
		expiresAt: it.expiresAt,
		verifiedAt: it.verifiedAt,
		checkedAt: it.checkedAt,
		failingSince: it.failingSince,
		releaseAt: it.releaseAt,
		records: it.records.map(({ purpose, type, host, name, value, isNeeded, state, found }) => ({
			purpose,
			type,
			host,
			name,
			value,
			isNeeded,
			state,
			found: [...found],
		})),
	};
}

export const shown = answer(z.object({ connection }), (it: DomainConnection) => ({
	connection: toConnection(it),
}));

const changed = z.object({ success, message: said, connection });

export const begun = answer(changed, (it: DomainConnection) => ({
	message: say`Now enter the records of ${it.domain ?? ""} at your registrar.`,
	connection: toConnection(it),
}));

export const checked = answer(changed, (it: DomainConnection) => ({
	message: sentences[it.state] ?? "",
	connection: toConnection(it),
}));

export const disconnected = answer(changed, (it: DomainConnection) => ({
	message: "The domain is disconnected",
	connection: toConnection(it),
}));

const sentences: Partial<Record<DomainConnection["state"], string>> = {
	waiting: "Not all records are there yet.",
	wrong: "A record is not as it should be.",
	verified: "The domain is connected.",
	lost: "The domain cannot be found any more.",
	expired: "These records were not found in time. Please start again.",
};
