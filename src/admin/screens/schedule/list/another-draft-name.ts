import { words } from "../../../words.ts";

type Named = { name: string };

const mostLetters = 120;

/** "Spring, draft 2" of "Spring"; the number is the first that none of its siblings has. */
export function anotherDraftName({ name }: Named, siblings: readonly Named[]): string {
	const taken = new Set([name, ...siblings.map((other) => other.name)]);
	const plain = withoutEnding(name);
	let number = 2;
	while (taken.has(named(plain, number))) number += 1;
	return named(plain, number);
}

function withoutEnding(name: string): string {
	const [number = ""] = /\d+$/.exec(name) ?? [];
	const end = words.schedule.draftEnding({ number: Number(number) });
	return number !== "" && name.endsWith(end) ? name.slice(0, -end.length) : name;
}

function named(plain: string, number: number): string {
	const end = words.schedule.draftEnding({ number });
	return plain.slice(0, mostLetters - end.length) + end;
}
