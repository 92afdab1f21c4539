import type { NavItem } from "#domain/page/navigation.ts";

export type { NavItem };

/** A link of the bar while it is edited; the id only lives here. */
export type NavLink = NavItem & { id: string };

export function withIds(items: readonly NavItem[], newId: () => string): NavLink[] {
	return items.map(({ label, to }) => ({ id: newId(), label, to }));
}

export function withoutIds(links: readonly NavItem[]): NavItem[] {
	return links.map(({ label, to }) => ({ label, to }));
}

export function isSameLinks(a: readonly NavItem[], b: readonly NavItem[]): boolean {
	return (
		a.length === b.length &&
		a.every(({ label, to }, index) => label === b[index]?.label && to === b[index]?.to)
	);
}

/** The links with one of them so many places further; at the ends it stays. */
export function movedBy(links: readonly NavLink[], id: string, by: number): NavLink[] {
	const place = links.findIndex((link) => link.id === id);
	const next = Math.min(Math.max(place + by, 0), links.length - 1);
	return links.toSpliced(place, 1).toSpliced(next, 0, ...links.slice(place, place + 1));
}

/** The links with one put down before or after another. */
export function putDown(
	links: readonly NavLink[],
	moved: ReadonlySet<string>,
	{ beside, position }: { beside: string; position: "before" | "after" },
): NavLink[] {
	if (moved.has(beside)) return [...links];
	const others = links.filter(({ id }) => !moved.has(id));
	const at = others.findIndex(({ id }) => id === beside) + (position === "after" ? 1 : 0);
	return others.toSpliced(at, 0, ...links.filter(({ id }) => moved.has(id)));
}
