import type { NavItem } from "#domain/page/navigation.ts";
import { isNearWord, searchWords } from "#domain/text/search-words.ts";
import type { Words } from "#words/words.ts";
import { guesses } from "../other-address.ts";
import { navigationLabel } from "./navigation.tsx";

const most = 3;

/** Where somebody may want to be who asks for a path that is not there: links that are called almost so. */
export function placesMeant(words: Words, path: string, links: readonly NavItem[]): NavItem[] {
	const asked = wordsOf(path);
	const sections = Object.entries(words.site.sectionLinks);
	const known = [
		...links
			.filter(({ to }) => to.startsWith("/") && to !== "/")
			.map((link) => ({ to: link.to, label: navigationLabel(words, link) })),
		...sections.map(([to, { label }]) => ({ to, label })),
	];
	const called = ({ to, label }: NavItem) => [
		...wordsOf(to),
		...searchWords(label),
		...[...guesses].flatMap(([guess, meant]) => (meant === to ? wordsOf(guess) : [])),
	];
	const meant = known.filter((place) =>
		called(place).some((name) => asked.some((word) => isNearWord(word, name))),
	);
	return [...new Map(meant.toReversed().map((place) => [place.to, place])).values()].slice(0, most);
}

/** What of a path can be searched for: its words, without numbers. */
export function textIn(path: string): string {
	return wordsOf(path)
		.filter((word) => !/\d/.test(word))
		.join(" ");
}

function wordsOf(path: string): string[] {
	return searchWords(path.replaceAll(/[^\p{L}\p{N}]+/gu, " "));
}
