import type { Language } from "../language/language.ts";

/** What somebody wants to hear of: all of it, or some teams and leagues. */
export type Follows = {
	isAll: boolean;
	/** Ids of clubs. */
	teams: readonly number[];
	/** Ids of leagues, whichever season. */
	leagues: readonly number[];
	/** Wants a letter of the week, too. */
	isWeekly: boolean;
};

/** An address or a browser that follows, without an account. */
export type Follower = {
	id: number;
	way: "mail" | "push";
	/** An e-mail address; of a browser the address it is reached at. */
	address: string;
	language: Language;
	/** What was confirmed. */
	follows: Follows;
	/** What was asked for since and waits to be confirmed. */
	asked: Follows | null;
	confirmedAt: string | null;
};

export const followsNothing: Follows = { isAll: false, teams: [], leagues: [], isWeekly: false };

/** Nobody follows more than this; who wants more follows all. */
const most = 50;

export function together(a: Follows, b: Follows): Follows {
	return {
		isAll: a.isAll || b.isAll,
		teams: [...new Set([...a.teams, ...b.teams])].slice(0, most),
		leagues: [...new Set([...a.leagues, ...b.leagues])].slice(0, most),
		isWeekly: a.isWeekly || b.isWeekly,
	};
}

/** Whether nothing is left to write of. */
export function isNothing({ isAll, teams, leagues }: Follows): boolean {
	return !isAll && teams.length === 0 && leagues.length === 0;
}

/** Whether a follower wants to hear of these teams or leagues. */
export function wants(
	{ isAll, teams, leagues }: Follows,
	of: { teams: ReadonlySet<number>; leagues: ReadonlySet<number> },
): boolean {
	return isAll || teams.some((id) => of.teams.has(id)) || leagues.some((id) => of.leagues.has(id));
}

/** An e-mail address as it is kept, in lower case; null for what is none, or would be more than one. */
export function addressFrom(text: string): string | null {
	const address = text.trim().toLowerCase();
	return address.length <= 254 && pattern.test(address) ? address : null;
}

/** Plain addresses alone: none with quotes, comments, a list, or anything a header could break at. */
const pattern =
	/^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u;

/** Whose letters the link of a letter is about. */
export type Reader = { of: "follower" | "person"; id: number };

/** Signs links of an organization's letters, and reads them. */
export type ReaderLinks = {
	linkOf(reader: Reader): string;
	/** Null for a link that was made up. */
	readerBehind(link: string): Reader | null;
};
