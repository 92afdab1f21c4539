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
