type Named = { name: string };

const mostLetters = 120;

/** "Spring, draft 2" of "Spring"; the number is the first that none of its siblings has. */
export function anotherDraftName({ name }: Named, siblings: readonly Named[]): string {
	const taken = new Set([name, ...siblings.map((other) => other.name)]);
	const plain = name.replace(/, draft \d+$/, "");
	let number = 2;
	while (taken.has(named(plain, number))) number += 1;
	return named(plain, number);
}

function named(plain: string, number: number): string {
	const end = `, draft ${number}`;
	return plain.slice(0, mostLetters - end.length) + end;
}
