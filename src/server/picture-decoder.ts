import { type ChildProcess, fork } from "node:child_process";
import { extname } from "node:path";
import type { Crop } from "#domain/picture/picture.ts";

/** Decision A40. */
const mostPixels = 24_000_000;

/** Hostile pictures are made to take long. An honest one takes half a second. */
const mostSeconds = 5;
/** The worker gives up by itself first; one that cannot is killed. */
const graceMs = 2000;
/** Without work the worker ends and gives its memory back. */
const idleMs = 30_000;

/** What is to become of a picture: forms that lie within these sides, the one that matters first. */
export type PictureWork = {
	bytes: Uint8Array;
	crop: Crop | null;
	forms: readonly { name: string; width?: number; height?: number; isPng?: boolean }[];
};

/** A form that would be as wide as the first is left out. */
export type Form = { name: string; width: number; height: number; bytes: Uint8Array };
export type Remade = Form[] | "noPicture" | "tooLarge";

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

	return async (work: PictureWork): Promise<Remade> => {
		clearTimeout(idle);
		worker ??= startWorker();
		const remade = await answerOf(worker, work, limitMs);
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
function answerOf(worker: ChildProcess, work: PictureWork, limitMs: number) {
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
		worker.send({ ...work, mostPixels, mostSeconds }, (error) => {
			if (error !== null) done();
		});
	});
}
