/** Too many wait for the database already, or one has waited too long. Its message is for people. */
export class TooManyWaiting extends Error {
	readonly retryAfterSeconds = 5;
}

/** What writers are told. */
export const tooManyChanges =
	"Too many changes are waiting to be saved. Please try again in 5 seconds.";

type Limits = {
	/** How many work at the same time, and how many of them under one name. */
	atOnce: number;
	each: number;
	/** How many wait under one name, and for how long. */
	mostWaiting: number;
	longestMs: number;
	/** What is said to whom it is refused. */
	sentence: string;
};

type Name = number | null;

/**
 * Hands out places in order of arrival, but passes over those whose name has all it may have: whoever
 * asks for much waits for himself. To be given back with what it answers.
 */
export function turns({ atOnce, each, mostWaiting, longestMs, sentence }: Limits) {
	const taken = new Map<Name, number>();
	const waiting = new Set<{ name: Name; begin: () => void }>();
	let all = 0;

	const isFree = (name: Name) => all < atOnce && (taken.get(name) ?? 0) < each;
	const give = (name: Name) => {
		all += 1;
		taken.set(name, (taken.get(name) ?? 0) + 1);
	};
	const giveBack = (name: Name) => {
		const left = (taken.get(name) ?? 1) - 1;
		if (left === 0) taken.delete(name);
		else taken.set(name, left);
		all -= 1;
		for (const next of waiting) {
			if (all === atOnce) break;
			if (!isFree(next.name)) continue;
			waiting.delete(next);
			give(next.name);
			next.begin();
		}
	};
	const wait = (name: Name) =>
		new Promise<void>((resolve, reject) => {
			const tooLate = setTimeout(() => {
				waiting.delete(place);
				reject(new TooManyWaiting(sentence));
			}, longestMs);
			tooLate.unref();
			const place = {
				name,
				begin: () => {
					clearTimeout(tooLate);
					resolve();
				},
			};
			waiting.add(place);
		});

	return async (name: Name): Promise<() => void> => {
		if (isFree(name)) give(name);
		else {
			const others = [...waiting].filter((place) => place.name === name);
			if (others.length >= mostWaiting) throw new TooManyWaiting(sentence);
			await wait(name);
		}
		return () => giveBack(name);
	};
}
