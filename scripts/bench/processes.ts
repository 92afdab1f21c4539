import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { inProject, root } from "../lib/child.ts";
import type { DriverOrder, DriverResult } from "./driver.ts";
import type { Recorded } from "./http.ts";
import type { ComingAndGoing, Listening, Seen } from "./listening.ts";
import type { LoadOrder, LoadResult } from "./load.ts";
import type { Taken } from "./mail-server.ts";
import type { Statement } from "./recorder.ts";
import type { Usage } from "./usage.ts";
import type { Visits, VisitsResult } from "./visitors.ts";

/** A server in its own process. */
export type Measured = {
	port: number;
	usage(): Promise<Usage>;
	/** Makes our server forget its pages before every request, or keep them again. */
	setCold(isCold: boolean): void;
	/** What the bare server answers from now on. */
	setAnswer(answer: Recorded): void;
	/** The statements our server does while `work` is done. */
	record(work: () => Promise<void>): Promise<Statement[]>;
	/** From now on our server answers, at another port, with the floor of this page. */
	floorOf(path: string): Promise<Pick<Measured, "port" | "usage">>;
	stop(): void;
};

/** Our server over a SQLite file or the URL of a PostgreSQL database; it sends letters where there is a mail server. */
export const startServer = (database: string, mailServer = "") =>
	start("build/bench/server.js", [database, mailServer]);

/** A mail server that takes all there is. */
export async function startMailServer() {
	const child = forkFile("scripts/bench/mail-server.ts", []);
	const { port } = await reply<{ port: number }>(child, "port");
	return {
		url: `smtp://127.0.0.1:${port}`,
		taken: async () => (await ask<{ taken: Taken }>(child, { taken: true }, "taken")).taken,
		stop: () => child.kill(),
	};
}

/** The bare server, which answers what it is given. */
export const startBare = () => start("scripts/bench/bare.ts", []);

/** The load generator, whose requests follow each other. */
export function startLoad(): { run(order: LoadOrder): Promise<LoadResult> } {
	const child = forkFile("scripts/bench/load.ts", []);
	return {
		run: async (load) => (await ask<{ loaded: LoadResult }>(child, { load }, "loaded")).loaded,
	};
}

/** The other load generator, whose requests come when they come. */
export function startVisitors(): {
	/** Once `until` is there, nobody comes any more, but for the first visit of each kind. */
	run(order: Visits, until?: Promise<void>): Promise<VisitsResult>;
} {
	const child = forkFile("scripts/bench/visitors.ts", []);
	return {
		run: async (visits, until) => {
			until?.then(() => child.send({ stop: true }));
			return (await ask<{ visited: VisitsResult }>(child, { visits }, "visited")).visited;
		},
	};
}

/** Pages that are open on a game. */
export function startListening() {
	const child = forkFile("scripts/bench/listening.ts", []);
	return {
		listen: (listen: Listening) => ask<{ listening: number }>(child, { listen }, "listening"),
		/** Closes them all, and answers what they have seen. */
		leave: async () => (await ask<{ seen: Seen }>(child, { leave: true }, "seen")).seen,
		comeAndGo: (comeAndGo: ComingAndGoing) => ask<{ gone: number }>(child, { comeAndGo }, "gone"),
		stop: () => child.kill(),
	};
}

/** The bare drivers. */
export type Driver = {
	run(order: DriverOrder): Promise<DriverResult>;
	usage(): Promise<Usage>;
	stop(): void;
};

export function startDriver(): Driver {
	const child = forkFile("scripts/bench/driver.ts", []);
	return {
		run: async (drive) => (await ask<{ driven: DriverResult }>(child, { drive }, "driven")).driven,
		usage: () => usageOf(child),
		stop: () => child.kill(),
	};
}

async function start(file: string, args: string[]): Promise<Measured> {
	const child = forkFile(file, args);
	const { port } = await reply<{ port: number }>(child, "port");
	return {
		port,
		usage: () => usageOf(child),
		setCold: (isCold) => child.send({ isCold }),
		setAnswer: (answer) => child.send({ answer }),
		record: async (work) => {
			await ask(child, { record: true }, "recorded");
			await work();
			const { recorded } = await ask<{ recorded: Statement[] }>(
				child,
				{ record: false },
				"recorded",
			);
			return recorded;
		},
		floorOf: async (floor) => {
			const { floorPort } = await ask<{ floorPort: number }>(child, { floor }, "floorPort");
			return { port: floorPort, usage: () => usageOf(child) };
		},
		stop: () => child.kill(),
	};
}

async function usageOf(child: ChildProcess): Promise<Usage> {
	return (await ask<{ usage: Usage }>(child, { ask: "usage" }, "usage")).usage;
}

function ask<Message extends object>(
	child: ChildProcess,
	question: object,
	key: keyof Message,
): Promise<Message> {
	const answer = reply<Message>(child, key);
	child.send(question);
	return answer;
}

const children: ChildProcess[] = [];
process.on("exit", () => {
	for (const child of children) child.kill();
});

function forkFile(file: string, args: string[]): ChildProcess {
	const env = { ...process.env, NODE_ENV: "production" };
	const child = fork(inProject(file), args, { cwd: root, env });
	child.on("exit", (code) => {
		if (code) throw new Error(`${file} ended with code ${code}.`);
	});
	children.push(child);
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
