import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Lateness } from "./admission.ts";

const resolutionMs = 20;
const windowMs = 1000;

/**
 * How late the event loop of this process is: the lesser of the last two seconds' means, so that one
 * long piece of work that is over makes nobody late.
 */
export function eventLoopLateness(): Lateness {
	const delays = monitorEventLoopDelay({ resolution: resolutionMs });
	delays.enable();
	let [before, last] = [0, 0];
	const timer = setInterval(() => {
		before = last;
		// The clock of the histogram ticks in the resolution; what is more is lateness.
		last = Math.max(0, delays.mean / 1e6 - resolutionMs) || 0;
		delays.reset();
	}, windowMs);
	timer.unref();
	return { ms: () => Math.min(before, last) };
}
