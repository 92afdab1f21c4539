import { type Answered, apiClient, type Client } from "#api/client.ts";
import { client } from "../../client.ts";
import { auth } from "../../shell/auth.ts";
import { words } from "../../words.ts";

type User = Answered<"GET", "/usersv2/:id">["user"];
export type Sport = User["sports"][number];

/** Whose bookkeeping a screen is about, and of which sport. */
export type Whose = {
	/** The sports to choose from, the user's first one first (rule `first-sport`). */
	sports: Sport[];
	/** The chosen one; null when there is none, or none of this id. */
	sport: Sport | null;
	/** Somebody else whose settings these are (rule `acting-user`). */
	person: { name: string; organization: string } | null;
	/** Goes with every call. */
	acting: { userId?: number };
	calls: Client;
};

/** Reads it from the address: `?userId=` names somebody else, `?sport=` one of the sports. */
export async function whoseBook({ searchParams }: URL): Promise<Whose> {
	const userId = idIn(searchParams, "userId");
	const { user, organization } = auth.state();
	const mine = { person: null, acting: {}, calls: client };
	const about =
		userId === null || userId === user?.id
			? { ...mine, sports: sportsOf(user, organization) }
			: user?.role === "super_admin"
				? await ofSomebodyElse(userId)
				: // The server says whether this is a colleague, with whom everything is shared.
					{ ...mine, acting: { userId }, sports: sportsOf(user, organization) };
	const asked = idIn(searchParams, "sport");
	const { sports } = about;
	const sport = asked === null ? sports[0] : sports.find(({ id }) => id === asked);
	return { ...about, sport: sport ?? null };
}

/**
 * Whom a super administrator names says which organization is meant, so the one that was chosen
 * for this tab does not travel along: two of them would contradict each other.
 */
const unchosen = apiClient({
	fetch: (address, options) => fetch(address, options),
	cookies: () => document.cookie,
});

async function ofSomebodyElse(userId: number): Promise<Omit<Whose, "sport">> {
	const { user } = await unchosen.get("/usersv2/:id", { id: userId });
	return {
		person: {
			name: user.username,
			organization: user.organization?.name ?? words.bookkeeping.noOrganization,
		},
		acting: { userId },
		calls: unchosen,
		sports: user.organization === null ? [] : sportsOf(user, user.organization),
	};
}

function sportsOf(
	user: Pick<User, "sports"> | null,
	organization: { sports: Sport[] } | null,
): Sport[] {
	const own = user?.sports ?? [];
	const known = new Set(own.map(({ id }) => id));
	return [...own, ...(organization?.sports ?? []).filter(({ id }) => !known.has(id))];
}

function idIn(searchParams: URLSearchParams, name: string): number | null {
	const id = Number(searchParams.get(name));
	return Number.isInteger(id) && id > 0 ? id : null;
}
