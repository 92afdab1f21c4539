/** How long pieces of work may follow one another before everybody else gets a turn, which is as long. */
const sliceMs = 10;

/** A turn of the event loop in which nobody wanted anything is shorter. */
const emptyTurnMs = 0.1;
/** Each turn lets in one new connection, however quickly. */
const leastTurns = 10;

/** Taken as it is here: whoever turns the clock of a test does not stop the database. */
const { setImmediate } = globalThis;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

let since = performance.now();
const waiting: (() => void)[] = [];

/**
 * To be awaited after each piece of work, such as a statement. What SQLite answers and what is made of
 * it follow one another without the event loop ever turning, so that a thousand quick pieces keep
 * everybody waiting like a slow one. Whoever has had a slice stands in line while the loop turns.
 */
export function breathe(): Promise<void> | undefined {
	if (performance.now() - since < sliceMs) return undefined;
	return new Promise((resolve) => {
		waiting.push(resolve);
		if (waiting.length === 1) void letOthersIn();
	});
}

/** In between the slices of those in line the loop turns, until nobody wants anything any more. */
async function letOthersIn(): Promise<void> {
	for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
		const start = performance.now();
		for (let turns = 1, isOver = false; !isOver; turns += 1) {
			const before = performance.now();
			await turn();
			const now = performance.now();
			const isQuiet = now - before < emptyTurnMs || now - start > sliceMs;
			isOver = turns >= leastTurns && isQuiet;
		}
		since = performance.now();
		next();
		// What was waited for goes on before this turn comes.
		await turn();
		waiting.shift();
	}
}
