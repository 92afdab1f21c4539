import { nameKey } from "#domain/text/name-key.ts";
import type { SheetPlayer } from "../sheet.ts";

/**
 * Finds players by what score sheets call them: "Sean East", "East, Sean", "S. East", "East",
 * "#12" or "12 East". Text that fits two players finds none.
 */
export function playerFinder(
	players: readonly SheetPlayer[],
): (text: string) => SheetPlayer | undefined {
	const found = new Map<string, SheetPlayer | null>();
	for (const namesOf of [fullNames, shortNames, lastNames]) {
		const round = new Map<string, SheetPlayer | null>();
		for (const player of players) {
			for (const name of namesOf(player)) {
				const known = round.get(name);
				round.set(name, known === undefined || known === player ? player : null);
			}
		}
		// A full name is stronger than somebody else's short one.
		for (const [name, player] of round) if (!found.has(name)) found.set(name, player);
	}
	return (text) => {
		const [, number, rest = ""] = /^#?\s*(\d{1,3})\b[\s.:-]*(.*)$/.exec(text.trim()) ?? [];
		if (number === undefined) return found.get(nameKey(text)) ?? undefined;
		if (rest !== "") return found.get(nameKey(rest)) ?? undefined;
		const wearing = players.filter((player) => player.number === number);
		return wearing.length === 1 ? wearing[0] : undefined;
	};
}

function fullNames({ name }: SheetPlayer): string[] {
	const { first, last } = partsOf(name);
	return [nameKey(name), nameKey(`${last}, ${first}`), nameKey(`${last} ${first}`)];
}

function shortNames({ name }: SheetPlayer): string[] {
	const { first, last } = partsOf(name);
	return first === "" || last === "" ? [] : [nameKey(`${first[0]} ${last}`)];
}

function lastNames({ name }: SheetPlayer): string[] {
	const { last } = partsOf(name);
	return last === "" ? [] : [nameKey(last)];
}

function partsOf(name: string): { first: string; last: string } {
	const [first = "", ...rest] = name.split(" ");
	return { first, last: rest.join(" ") };
}
