import { naturalOrder } from "../text/natural-order.ts";

/** Someone who may lead: a player by points, a team by wins. */
export type Candidate = { id: number; name: string; value: number };

/** One line of a leaderboard. */
export type Leader<Person extends Candidate = Candidate> = Person & {
	/** Equal values share a place and the next one is skipped. */
	place: number;
	/** Places one to three; equals wear the same medal. */
	medal: Medal | null;
	/** Value as a share of the highest one, above 0 up to 1: the length of the bar. */
	share: number;
};

export type Medal = "gold" | "silver" | "bronze";

export const leaderCount = 20;

/**
 * The highest values, at most twenty: by value, then name, then id; zero leads nothing
 * (rule `leaders-order`). Looks at each candidate once, because all-time lists have thousands.
 */
export function leaders<Person extends Candidate>(
	candidates: readonly Person[],
	count: number = leaderCount,
): Leader<Person>[] {
	const highest: Person[] = [];
	for (const candidate of candidates) {
		if (candidate.value > 0) insert(highest, candidate, count);
	}
	return placed(highest);
}

/** Keeps `highest` sorted and no longer than `count`. */
function insert<Person extends Candidate>(highest: Person[], person: Person, count: number): void {
	let index = highest.length;
	while (index > 0 && isBefore(person, highest[index - 1])) index -= 1;
	highest.splice(index, 0, person);
	if (highest.length > count) highest.pop();
}

function isBefore(a: Candidate, b: Candidate | undefined): boolean {
	return b !== undefined && (b.value - a.value || naturalOrder(a.name, b.name) || a.id - b.id) < 0;
}

function placed<Person extends Candidate>(highest: readonly Person[]): Leader<Person>[] {
	const most = highest[0]?.value ?? 0;
	let place = 1;
	return highest.map((person, index) => {
		if (highest[index - 1]?.value !== person.value) place = index + 1;
		return { ...person, place, medal: medals[place - 1] ?? null, share: person.value / most };
	});
}

const medals: readonly Medal[] = ["gold", "silver", "bronze"];
