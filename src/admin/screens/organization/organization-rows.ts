import type { Answered } from "#api/client.ts";
import { platformOrganizationId } from "#domain/organization/organization.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { sportName } from "#ui/sport/stored-words.ts";
import { siteWords } from "../../words.ts";

type Wire = Extract<
	Answered<"GET", "/organizations">["organizations"][number],
	{ isListed: boolean }
>;

/** An organization of the list. */
export type OrganizationRow = Wire &
	Omit<Activity, "id"> & {
		/** The platform's own, nobody's yet, or one with people. */
		state: "platform" | "new" | "inUse";
	};

type Activity = Answered<"GET", "/organizations/activity">["organizations"][number];

export type WithMembers = Omit<Wire, "isListed">;
export type Member = Wire["users"][number];
export type OrganizationContents = Answered<"GET", "/organizations/:id/contents">["contents"];

/** By name, the platform's own last: nobody looks for it. Only super administrators have the list. */
export function toOrganizationRows(
	organizations: Answered<"GET", "/organizations">["organizations"],
	activity: readonly Activity[] = [],
): OrganizationRow[] {
	const activityOf = new Map(activity.map((it) => [it.id, it]));
	return organizations
		.filter((organization): organization is Wire => "isListed" in organization)
		.map((organization) => ({
			...noActivity,
			...activityOf.get(organization.id),
			...organization,
			state: stateOf(organization),
		}))
		.toSorted(
			(a, b) =>
				Number(a.state === "platform") - Number(b.state === "platform") ||
				naturalOrder(a.name, b.name),
		);
}

/** One that was added between the two answers. */
const noActivity = { games: 0, lastChangeAt: null, domainState: null };

/** Those in whose name, slug, domain or sports every word is found that was typed. */
export function found(rows: readonly OrganizationRow[], typed: string): OrganizationRow[] {
	const words = nameKey(typed).split(" ").filter(Boolean);
	return rows.filter(({ name, slug, domain, sports }) => {
		const known = nameKey([name, slug, domain, ...sports.map((it) => it.name)].join(" "));
		return words.every((word) => known.includes(word));
	});
}

export function isPlatforms({ id }: { id: number }): boolean {
	return id === platformOrganizationId;
}

export function sportNames({ sports }: Pick<Wire, "sports">): string {
	return sports.map(({ name }) => sportName(siteWords, name)).join(", ");
}

function stateOf({ id, isListed }: Pick<Wire, "id" | "isListed">): OrganizationRow["state"] {
	if (isPlatforms({ id })) return "platform";
	return isListed ? "inUse" : "new";
}
