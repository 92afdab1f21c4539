import { languages } from "#domain/language/language.ts";
import type { NavItem } from "#domain/page/navigation.ts";

export type { NavItem };

/** A link of the bar while it is edited; the id only lives here. */
export type NavLink = NavItem & { id: string };

export function withIds(items: readonly NavItem[], newId: () => string): NavLink[] {
	return items.map(({ label, to, labels }) => ({ id: newId(), label, to, labels }));
}

export function withoutIds(links: readonly NavItem[]): NavItem[] {
	return links.map(({ label, to, labels }) => ({ label, to, labels }));
}

export function isSameLinks(a: readonly NavItem[], b: readonly NavItem[]): boolean {
	const whole = (links: readonly NavItem[]) =>
		JSON.stringify(
			links.map(({ label, to, labels = {} }) => [
				label,
				to,
				languages.map((language) => labels[language] ?? ""),
			]),
		);
	return whole(a) === whole(b);
}
