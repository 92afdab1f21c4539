import { breathe } from "#store/engine/breathe.ts";

let underWay = 0;
let lastStart = 0;

/**
 * Makes a large answer, such as a season's spreadsheet, in pieces of about so many milliseconds; `rest`
 * is awaited before each. Where several are made at once, whoever asks for them, they have half of the
 * event loop between them: the database and the network they set to work beside it would else keep
 * all processors from everybody.
 */
export async function makeLarge<Result>(
	pieceMs: number,
	make: (rest: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
	underWay += 1;
	let start = Number.NEGATIVE_INFINITY;
	const rest = async () => {
		await breathe();
		if (underWay === 1 || performance.now() - start < pieceMs) return;
		await nextStart(pieceMs);
		start = performance.now();
	};
	try {
		return await make(rest);
	} finally {
		underWay -= 1;
	}
}

function nextStart(pieceMs: number): Promise<void> {
	const now = performance.now();
	lastStart = Math.max(now, lastStart) + 2 * pieceMs;
	return new Promise((resolve) => setTimeout(resolve, lastStart - now - pieceMs));
}
