import { type ChildProcess, fork } from "node:child_process";
import { extname } from "node:path";
import type { Element } from "./cards/element.ts";
import { cardSize } from "./cards/parts.ts";

/** A card takes a tenth of a second. */
const mostSeconds = 5;
const graceMs = 2000;
/** Without work the painter ends and gives its memory back. */
const idleMs = 30_000;

/** Paints a drawing; null when that cannot be done. */
export type Paint = (
	drawing: Element,
	pictures: ReadonlyMap<string, Uint8Array>,
) => Promise<Uint8Array | null>;

/** Paints cards one at a time in a process of its own, which a time limit can end. */
export function cardPainter(limitMs = mostSeconds * 1000 + graceMs): Paint {
	let worker: ChildProcess | undefined;
	let idle: NodeJS.Timeout | undefined;

	const end = () => {
		worker?.kill("SIGKILL");
		worker = undefined;
	};

	return async (drawing, pictures) => {
		clearTimeout(idle);
		worker ??= startWorker();
		const painted = await answerOf(
			worker,
			{ drawing, pictures, ...cardSize, mostSeconds },
			limitMs,
		);
		if (painted === undefined) end();
		idle = setTimeout(end, idleMs);
		idle.unref();
		return painted ?? null;
	};
}

/** The source beside this one, or the file that was built from it beside the built server. */
function startWorker(): ChildProcess {
	const file = new URL(`./card-worker${extname(import.meta.url)}`, import.meta.url);
	const worker = fork(file, {
		env: {},
		execArgv: ["--max-old-space-size=128"],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	// The server may end while a worker waits; the worker then ends by itself.
	worker.unref();
	worker.channel?.unref();
	return worker;
}

/** What the worker says, or undefined when it fell over or was silent for too long. */
function answerOf(worker: ChildProcess, work: object, limitMs: number) {
	return new Promise<Uint8Array | null | undefined>((resolve) => {
		const done = (painted?: Uint8Array | null) => {
			clearTimeout(limit);
			worker.removeAllListeners();
			resolve(painted);
		};
		const limit = setTimeout(done, limitMs);
		worker.once("message", (painted) => done(painted as Uint8Array | null));
		worker.once("exit", () => done());
		worker.once("error", () => done());
		worker.send(work, (error) => {
			if (error !== null) done();
		});
	});
}
