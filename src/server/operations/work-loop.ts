import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";

/**
 * Does work that waits in the database, as soon as somebody says that there is some and every few seconds, never
 * twice at a time in this process; answers how to end it.
 */
export function keepWorking(
	services: Services,
	{ what, everyMs, work }: { what: string; everyMs: number; work: () => Promise<void> },
): () => void {
	let isWorking = false;
	let isAskedAgain = false;
	let isOver = false;
	const begin = () => {
		isAskedAgain = true;
		if (isWorking || isOver) return;
		isWorking = true;
		isAskedAgain = false;
		void work()
			.catch((error) => reportUnexpected(services, error, what))
			.finally(() => {
				isWorking = false;
				if (isAskedAgain) begin();
			});
	};
	const stopListening = services.mail.onWake(begin);
	const timer = setInterval(begin, everyMs);
	timer.unref();
	begin();
	return () => {
		isOver = true;
		stopListening();
		clearInterval(timer);
	};
}
