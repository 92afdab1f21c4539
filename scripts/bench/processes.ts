import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { inProject, root } from "../lib/child.ts";
import type { Recorded } from "./http.ts";
import type { LoadOrder, LoadResult } from "./load.ts";
import type { Usage } from "./usage.ts";

/** A server in its own process. */
export type Measured = {
	port: number;
	usage(): Promise<Usage>;
	/** Makes our server forget its pages before every request, or keep them again. */
	setCold(isCold: boolean): void;
	/** What the bare server answers from now on. */
	setAnswer(answer: Recorded): void;
	stop(): void;
};

/** Our server over a database file. */
export const startServer = (file: string) => start("build/bench/server.js", [file]);

/** The bare server, which answers what it is given. */
export const startBare = () => start("scripts/bench/bare.ts", []);

/** The load generator. */
export function startLoad(): { run(order: LoadOrder): Promise<LoadResult>; stop(): void } {
	const child = forkFile("scripts/bench/load.ts", []);
	return {
		run: async (load) => {
			child.send({ load });
			return (await reply<{ loaded: LoadResult }>(child, "loaded")).loaded;
		},
		stop: () => child.kill(),
	};
}

async function start(file: string, args: string[]): Promise<Measured> {
	const child = forkFile(file, args);
	const { port } = await reply<{ port: number }>(child, "port");
	return {
		port,
		usage: async () => {
			child.send({ ask: "usage" });
			return (await reply<{ usage: Usage }>(child, "usage")).usage;
		},
		setCold: (isCold) => child.send({ isCold }),
		setAnswer: (answer) => child.send({ answer }),
		stop: () => child.kill(),
	};
}

function forkFile(file: string, args: string[]): ChildProcess {
	const env = { ...process.env, NODE_ENV: "production" };
	const child = fork(inProject(file), args, { cwd: root, env });
	child.on("exit", (code) => {
		if (code) throw new Error(`${file} ended with code ${code}.`);
	});
	process.on("exit", () => child.kill());
	return child;
}

async function reply<Message extends object>(
	child: ChildProcess,
	key: keyof Message,
): Promise<Message> {
	for (;;) {
		const [message] = (await once(child, "message")) as [Message];
		if (key in message) return message;
	}
}
