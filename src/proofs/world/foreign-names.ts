import { type Ask, callOf, type Role } from "./calls.ts";
import { isOfOne, type Pair, product } from "./pair.ts";
import { positionsIn } from "./positions.ts";
import type { ProofLeague } from "./proof-league.ts";
import { rootHost } from "./proof-world.ts";
import type { Trial } from "./trial.ts";

/** The other organization by its domain, slug or id, or by one of its people. */
export async function nameForeignOrganization(trial: Trial, { ours, theirs }: Pair): Promise<void> {
	const { row } = trial;
	const { ask } = callOf(row);
	const { organization, ids, key } = theirs;
	const nobody = 2_000_000_000;
	const names: { name: string; value: string | number; nobodys: string | number }[] = [
		{ name: "domain", value: organization.domain, nobodys: "nobody.example" },
		{ name: "slug", value: organization.slug, nobodys: "nobody-has-this" },
		{ name: "userId", value: ids.staff, nobodys: nobody },
		{ name: "organization_id", value: ids.organization, nobodys: nobody },
	];
	for (const { name, value, nobodys } of names) {
		// To name a site is to see it as everybody does (rule `named-is-public`).
		const isVisit = row.access.name === "visitors" && ["domain", "slug"].includes(name);
		for (const [as, whose] of product(trial.roles, [ours, theirs])) {
			const what = `${as} of ${ours.key} names ${key} by ${name} and sends ${whose.key}'s ids`;
			const asked = ask(whose);
			const manner = { as, of: ours, host: rootHost, isBare: true, query: { [name]: value } };
			// Who has the name and password of another is that other.
			const isOther = whose === theirs && trial.key === "POST /auth/login";
			const foreign = isVisit || isOther || as === "super_admin" ? null : theirs;
			const answer = await trial.ask({ what, asked, manner, foreign });
			if (!isOfOne(row)) continue;
			if (isVisit) {
				const stranger = { ...manner, as: "anonymous" as const };
				const open = { what: `${what}, as a stranger`, asked, manner: stranger, foreign: null };
				trial.mustBeSame(answer, await trial.ask(open), { hasOtherHeaders: true });
			} else if (as === "super_admin") {
				// There a super administrator is at work (rule `acting-super-admin`).
				if (whose === theirs) trial.mustSucceed(answer);
				else if (hasIds(ask, ours, theirs)) trial.mustRefuse(answer, as);
			} else {
				trial.mustRefuse(answer, as);
				const unknown = { ...manner, query: { [name]: nobodys } };
				const none = { what: `${what} that nobody has`, asked, manner: unknown, foreign };
				trial.mustBeSame(answer, await trial.ask(none));
			}
		}
	}
}

/** In a body only ids are read, and those of others only from super administrators (rule `ids-in-bodies`). */
export async function nameForeignOrganizationInBody(
	trial: Trial,
	{ ours, theirs }: Pair,
): Promise<void> {
	const { row } = trial;
	const { ask } = callOf(row);
	// Signing in names a site in its body, and costs a password each time.
	if (!isObject(ask(ours).body) || trial.key === "POST /auth/login") return;
	const { organization, ids, key } = theirs;
	const { id: organization_id, domain, slug } = organization;
	const send = (as: Role, whose: ProofLeague, names: object, isBare = false) => {
		const asked = ask(whose);
		const sent = Object.keys(names).join(" and ");
		const isOpen = isBare || (as === "super_admin" && !isOfOne(row));
		return trial.ask({
			what: `${as} of ${ours.key} names ${key} by ${sent} in the body and sends ${whose.key}'s ids`,
			asked,
			manner: { as, of: ours, isBare, body: { ...(asked.body as object), ...names } },
			foreign: isOpen ? null : theirs,
		});
	};
	for (const as of trial.roles) {
		const userId = ids.staff;
		const isRead = as === "super_admin";
		await send(as, ours, { domain, slug, ...(isRead ? {} : { organization_id, userId }) });
		if (!isRead) continue;
		const person = await send(as, ours, { userId });
		if (isOfOne(row)) trial.mustRefuse(person, as);
	}
	if (!isOfOne(row)) return;
	// Query and body may not mean two.
	trial.mustRefuse(await send("super_admin", ours, { organization_id }), "super_admin");
	trial.mustSucceed(await send("super_admin", theirs, { organization_id }, true));
}

function hasIds(ask: (league: ProofLeague) => Ask, ours: ProofLeague, theirs: ProofLeague) {
	return positionsIn(ask(ours), ask(theirs)).length > 0;
}

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
