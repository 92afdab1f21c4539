import { type ChildProcess, fork } from "node:child_process";
import { extname } from "node:path";

/** Decision A40. */
const mostPixels = 24_000_000;
const mostSide = 1024;

/** Hostile pictures are made to take long. An honest one takes half a second. */
const mostSeconds = 5;
/** The worker gives up by itself first; one that cannot is killed. */
const graceMs = 2000;
/** Without work the worker ends and gives its memory back. */
const idleMs = 30_000;

export type Remade = Uint8Array | "noPicture" | "tooLarge";

/**
 * Decodes pictures and makes them anew, one at a time, in a process of its own: what brings down a
 * decoder brings down that process, and a time limit can end it whatever it is doing.
 */
export function pictureDecoder(limitMs = mostSeconds * 1000 + graceMs) {
	let worker: ChildProcess | undefined;
	let idle: NodeJS.Timeout | undefined;

	const end = () => {
		worker?.kill("SIGKILL");
		worker = undefined;
	};

	return async (bytes: Uint8Array): Promise<Remade> => {
		clearTimeout(idle);
		worker ??= startWorker();
		const remade = await answerOf(worker, bytes, limitMs);
		if (remade === undefined) end();
		idle = setTimeout(end, idleMs);
		idle.unref();
		return remade ?? "noPicture";
	};
}

/** The source beside this one, or the file that was built from it beside the built server. */
function startWorker(): ChildProcess {
	const file = new URL(`./picture-worker${extname(import.meta.url)}`, import.meta.url);
	const worker = fork(file, {
		env: {},
		execArgv: ["--max-old-space-size=64"],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	// The server may end while a worker waits; the worker then ends by itself.
	worker.unref();
	worker.channel?.unref();
	return worker;
}

/** What the worker says, or undefined when it fell over or was silent for too long. */
function answerOf(worker: ChildProcess, bytes: Uint8Array, limitMs: number) {
	return new Promise<Remade | undefined>((resolve) => {
		const done = (remade?: Remade) => {
			clearTimeout(limit);
			worker.removeAllListeners();
			resolve(remade);
		};
		const limit = setTimeout(done, limitMs);
		worker.once("message", (remade) => done(remade as Remade));
		worker.once("exit", () => done());
		worker.once("error", () => done());
		worker.send({ bytes, mostPixels, mostSide, mostSeconds }, (error) => {
			if (error !== null) done();
		});
	});
}
