import { naturalOrder } from "#domain/text/natural-order.ts";
import type { Picture } from "./library.ts";

type Wanted = {
	kind: Picture["kind"];
	search: string;
	/** Only those that nothing shows, or that nobody has described yet. */
	state?: string;
	sort?: string;
};

/** What is narrowed to, in the order that is asked for: the newest first unless it is said. */
export function matching(pictures: readonly Picture[], wanted: Wanted): Picture[] {
	const words = wanted.search.trim().toLowerCase().split(/\s+/);
	const found = pictures.filter((picture) => {
		if (picture.kind !== wanted.kind) return false;
		if (wanted.state === "unused" && picture.usedIn.length > 0) return false;
		if (wanted.state === "undescribed" && !lacksDescription(picture)) return false;
		const text = `${picture.name} ${picture.alt ?? ""}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
	if (wanted.sort === "name") return found.sort((a, b) => naturalOrder(a.name, b.name));
	if (wanted.sort === "size") return found.sort((a, b) => b.bytes - a.bytes || b.id - a.id);
	return found.sort((a, b) => b.id - a.id);
}

export function lacksDescription({ kind, alt }: Picture): boolean {
	return kind === "picture" && alt === null;
}
