import { canManageLeagues } from "#domain/account/policy.ts";
import { type NewOfficial, type Official, plainOfficial } from "#domain/official/official.ts";
import { pathOfLink } from "#domain/private-link/private-link.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, invalid } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { teamMissing } from "../team/season-league-lookup.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import { type Given, withGiven } from "../with-given.ts";

/** An official with the link to the own page, where games are accepted and refused without an account. */
export type OfficialView = Official & { link: string };

type Needed = Pick<
	WorkScope,
	"viewer" | "organization" | "store" | "now" | "privateLinks" | "cards"
>;

/** Referees and scorers, by name. */
export async function listOfficials(scope: Needed, page: PageAsked): Promise<OfficialView[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const all = await scope.store.officials.list();
	const inOrder = all.sort((a, b) => naturalOrder(a.name, b.name) || a.id - b.id);
	return paged(
		inOrder.map((one) => withLink(scope, one)),
		page,
	);
}

function withLink({ privateLinks, cards }: Needed, official: Official): OfficialView {
	const { id, linkRound: round } = official;
	const link = privateLinks.linkOf({ of: "official", id, round });
	return { ...official, link: cards.siteUrl + pathOfLink("official", link) };
}

export async function addOfficial(
	scope: Needed,
	{ name, ...given }: Given<NewOfficial> & { name: string },
): Promise<OfficialView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const official = withGiven<NewOfficial>({ ...plainOfficial, name }, given);
		await mustMakeSense(store, official);
		const after = await store.officials.insert(official);
		await recordChange(scope, store, { action: "official.add", id: after.id, after });
		return withLink(scope, after);
	});
}

/** Changes what is given of an official; with `renewsLink` the link of before opens nothing any more. */
export async function changeOfficial(
	scope: Needed,
	{ id, renewsLink = false, ...given }: Given<NewOfficial> & { id: number; renewsLink?: boolean },
): Promise<OfficialView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.officials.find(id), missing);
		const linkRound = before.linkRound + (renewsLink ? 1 : 0);
		const after = withGiven<Official>({ ...before, linkRound }, given);
		await mustMakeSense(store, after);
		await store.officials.save(after);
		await recordChange(scope, store, { action: "official.change", id, before, after });
		return withLink(scope, after);
	});
}

/** Throws an official away, with the games he was to be at; it can come back for thirty days. */
export async function removeOfficial(scope: Needed, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.officials.find(id), missing);
		const { name: label } = before;
		const thrown = await moveToTrash(scope, store, { kind: "official", id, label, seasonIds: [] });
		await recordChange(scope, store, { action: "official.delete", id, before });
		return thrown;
	});
}

export const missing = "Official not found.";

async function mustMakeSense(store: Store, official: NewOfficial): Promise<void> {
	if (official.jobs.length === 0) throw invalid("jobs", "Please say what this official does.");
	for (const id of official.notTeamIds) found(await store.teams.find(id), teamMissing);
	for (const id of official.leagueIds) found(await store.leagues.find(id), "League not found.");
	for (const id of official.venueIds) found(await store.venues.find(id), "Venue not found.");
}
