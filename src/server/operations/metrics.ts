import { monitorEventLoopDelay } from "node:perf_hooks";

/** What is told of an answered request. The route is a pattern, so there are few of them. */
export type Answered = { method: string; route: string; status: number; seconds: number };

/** Upper ends of the histogram's buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Durations = { buckets: number[]; sum: number; count: number };

/** Numbers about this process, in the text format of Prometheus (prometheus.io/docs/instrumenting). */
export class Metrics {
	readonly #requests = new Map<string, number>();
	readonly #durations = new Map<string, Durations>();
	readonly #delay = monitorEventLoopDelay({ resolution: 20 });
	#fromCache = 0;
	#commits = 0;
	#listeners = () => 0;

	constructor() {
		this.#delay.enable();
	}

	answered({ method, route, status, seconds }: Answered): void {
		const labels = `method="${method}",route="${route}"`;
		const key = `${labels},status="${status}"`;
		this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
		const durations = this.#durations.get(labels) ?? {
			buckets: bounds.map(() => 0),
			sum: 0,
			count: 0,
		};
		this.#durations.set(labels, durations);
		durations.sum += seconds;
		durations.count += 1;
		const bucket = bounds.findIndex((bound) => seconds <= bound);
		if (bucket !== -1) durations.buckets[bucket] = (durations.buckets[bucket] ?? 0) + 1;
	}

	/** A page or an answer came from memory, ahead of the app. */
	answeredFromCache(): void {
		this.#fromCache += 1;
	}

	/** Something was written, by this process or by another one. */
	committed(): void {
		this.#commits += 1;
	}

	/** How many streams of games are open now. */
	countListeners(listeners: () => number): void {
		this.#listeners = listeners;
	}

	toString(): string {
		const { rss, heapUsed } = process.memoryUsage();
		const { user, system } = process.cpuUsage();
		return [
			...metric("counter", "http_requests_total", "Requests that reached the app.", [
				...[...this.#requests].map(([labels, count]) => `{${labels}} ${count}`),
			]),
			...metric("histogram", "http_request_duration_seconds", "Time to the end of the answer.", [
				...[...this.#durations].flatMap(([labels, durations]) => histogram(labels, durations)),
			]),
			...metric("counter", "cache_hits_total", "Answers from memory, ahead of the app.", [
				` ${this.#fromCache}`,
			]),
			...metric("counter", "commits_total", "Writes seen, of any process.", [` ${this.#commits}`]),
			...metric("gauge", "listeners", "Pages that follow games by a stream.", [
				` ${this.#listeners()}`,
			]),
			...metric("gauge", "event_loop_delay_seconds", "How late timers were since the start.", [
				...[0.5, 0.99].map(
					(share) => `{quantile="${share}"} ${this.#delay.percentile(share * 100) / 1e9}`,
				),
			]),
			...metric("gauge", "resident_memory_bytes", "Memory of the process.", [` ${rss}`]),
			...metric("gauge", "heap_used_bytes", "Memory of its objects.", [` ${heapUsed}`]),
			...metric("counter", "cpu_seconds_total", "Processor time.", [` ${(user + system) / 1e6}`]),
			...metric("gauge", "uptime_seconds", "Time since the start.", [` ${process.uptime()}`]),
			"",
		].join("\n");
	}
}

function metric(type: string, name: string, help: string, samples: readonly string[]): string[] {
	const full = `fieldhouse_${name}`;
	return [
		`# HELP ${full} ${help}`,
		`# TYPE ${full} ${type}`,
		...samples.map((sample) => full + sample),
	];
}

/** Buckets count everything up to their bound. */
function histogram(labels: string, { buckets, sum, count }: Durations): string[] {
	let total = 0;
	const upTo = buckets.map((inBucket, index) => {
		total += inBucket;
		return `_bucket{${labels},le="${bounds[index]}"} ${total}`;
	});
	return [
		...upTo,
		`_bucket{${labels},le="+Inf"} ${count}`,
		`_sum{${labels}} ${sum}`,
		`_count{${labels}} ${count}`,
	];
}
