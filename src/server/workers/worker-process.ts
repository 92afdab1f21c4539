import { type ChildProcess, fork } from "node:child_process";
import { extname } from "node:path";

/** The worker gives up by itself first; one that cannot is killed. */
const graceMs = 2000;
/** Without work the worker ends and gives its memory back. */
const idleMs = 30_000;

type WorkerProcess = {
	/** The worker's file, which lies beside this one. */
	name: "picture-worker" | "link-picture-worker";
	mostMegabytes: number;
	mostSeconds: number;
	limitMs?: number | undefined;
};

/**
 * Has work done in a process of its own, one piece at a time: what brings the work down brings down
 * that process, and a time limit can end it whatever it is doing. Undefined when the worker fell
 * over or was silent for too long; the next piece of work starts another.
 */
export function workerProcess<Work extends object, Answer>(asked: WorkerProcess) {
	const { mostSeconds, limitMs = mostSeconds * 1000 + graceMs } = asked;
	let worker: ChildProcess | undefined;
	let idle: NodeJS.Timeout | undefined;

	const end = () => {
		worker?.kill("SIGKILL");
		worker = undefined;
	};

	return async (work: Work): Promise<Answer | undefined> => {
		clearTimeout(idle);
		worker ??= startWorker(asked);
		const answer = await answerOf<Answer>(worker, { ...work, mostSeconds }, limitMs);
		if (answer === undefined) end();
		idle = setTimeout(end, idleMs);
		idle.unref();
		return answer;
	};
}

/** The source beside this one, or the file that was built from it beside the built server. */
function startWorker({ name, mostMegabytes }: WorkerProcess): ChildProcess {
	const file = new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
	const worker = fork(file, {
		env: {},
		execArgv: [`--max-old-space-size=${mostMegabytes}`],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	// The server may end while a worker waits; the worker then ends by itself.
	worker.unref();
	worker.channel?.unref();
	return worker;
}

function answerOf<Answer>(worker: ChildProcess, work: object, limitMs: number) {
	return new Promise<Answer | undefined>((resolve) => {
		const done = (answer?: Answer) => {
			clearTimeout(limit);
			worker.removeAllListeners();
			resolve(answer);
		};
		const limit = setTimeout(done, limitMs);
		worker.once("message", (answer) => done(answer as Answer));
		worker.once("exit", () => done());
		worker.once("error", () => done());
		worker.send(work, (error) => {
			if (error !== null) done();
		});
	});
}
