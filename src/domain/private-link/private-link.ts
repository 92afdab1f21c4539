/**
 * What a link lets its holder do: see the own sign-up, prove that its mail was read, join the team of a captain, say when a
 * team can play, or accept games as an official. It opens nothing once what it is of has another round (rule `links-by-round`).
 */
export type PrivateLink = {
	of: "own" | "mail" | "team" | "availability" | "official";
	/** Of the sign-up, of what the team says, or of the official. */
	id: number;
	round: number;
};

/** Signs an organization's private links, and reads them; the database has no secret of theirs. */
export type PrivateLinks = {
	linkOf(link: PrivateLink): string;
	/** Null for a link that was made up. */
	behind(text: string): PrivateLink | null;
	/** What a form carries of when it was begun, to the second. */
	stampOf(begun: Date): string;
	/** Null for a stamp that was made up. */
	begunBy(stamp: string): Date | null;
};

/** The field of a form that carries its stamp. */
export const stampField = "begun";

const leastMs = 2000;

/** Whether a form was filled in as quickly as only programs do it (rule `forms-take-time`). */
export function isTooQuick(begun: Date | null, now: Date): boolean {
	return begun === null || now.getTime() - begun.getTime() < leastMs;
}

/** Where a page is drawn that nobody signs up by. */
export const noPrivateLinks: PrivateLinks = {
	linkOf: () => "",
	behind: () => null,
	stampOf: () => "",
	begunBy: () => null,
};

/** Where the holder of a link goes. */
export function pathOfLink(
	of: PrivateLink["of"],
	link: string,
): `/sign-up/${string}` | `/schedule/${string}` {
	const query = new URLSearchParams({ link });
	if (of === "availability") return `/schedule/availability?${query}`;
	if (of === "official") return `/schedule/officials?${query}`;
	return `/sign-up/${of === "team" ? "team" : "mine"}?${query}`;
}
