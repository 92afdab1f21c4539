import type { Simulate } from "#usecases/standings/table-chances.ts";
import type { ChancesAnswer, ChancesWork } from "./chances-worker.ts";
import { workIn } from "./thread.ts";
import { threadPool } from "./thread-pool.ts";

const mostMs = 30_000;

const threads = threadPool({ name: "chances-worker", mostMegabytes: 256 });

/** Plays seasons on in a thread of their own. */
export function seasonSimulator({ limitMs = mostMs } = {}): Simulate {
	return async (position, asked) => {
		const thread = threads.take();
		const work: ChancesWork = { position, asked };
		const answer = await workIn<ChancesAnswer>(thread, work, { limitMs });
		if (answer.kind !== "done") {
			thread.terminate();
			throw new Error(`The rest of a season took longer to play than ${limitMs} ms.`);
		}
		threads.giveBack(thread);
		return answer.chances;
	};
}
