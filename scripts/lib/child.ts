import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const inProject = (path: string) => join(root, path);

/** `code` is 128 + n when signal n ended the command, as shells say it. */
export type Ended = { code: number; output: string };

/** Runs a command in the project's folder in this terminal; `output` stays empty. */
export function runVisibly(
	command: string,
	args: string[],
	env: Record<string, string | undefined> = {},
): Promise<Ended> {
	return run(command, args, env, "inherit");
}

/** Runs a command in the project's folder and keeps what it prints. */
export function runQuietly(
	command: string,
	args: string[],
	env: Record<string, string | undefined> = {},
): Promise<Ended> {
	return run(command, args, env, "pipe");
}

/** Thrown when the command ended because this process was told to end. */
export class Interrupted extends Error {
	readonly code: number;

	constructor(signal: NodeJS.Signals) {
		super(`Interrupted by ${signal}.`);
		this.code = 128 + constants.signals[signal];
	}
}

/** For the end of a script: ends quietly, as shells do, when it was interrupted. */
export function exitIfInterrupted(error: unknown): never {
	if (error instanceof Interrupted) process.exit(error.code);
	throw error;
}

/**
 * Commands are found in node_modules/.bin first, so `node` is the project's own. SIGINT, SIGTERM
 * and SIGHUP interrupt the command, and throw `Interrupted` once it has ended.
 */
async function run(
	command: string,
	args: string[],
	env: Record<string, string | undefined>,
	output: "inherit" | "pipe",
): Promise<Ended> {
	const path = [inProject("node_modules/.bin"), process.env.PATH].join(delimiter);
	const child = spawn(command, args, {
		cwd: root,
		env: { ...process.env, PATH: path, ...env },
		stdio: output === "pipe" ? ["ignore", "pipe", "pipe"] : "inherit",
	});
	const { received, letGo } = passSignalsTo(child);
	const printed: string[] = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding("utf8").on("data", (text: string) => printed.push(text));
	}
	const code = await new Promise<number>((resolve) => {
		child.on("error", (error) => {
			printed.push(`${error.message}\n`);
			resolve(127);
		});
		child.on("close", (exit, signal) =>
			resolve(exit ?? 128 + (signal ? constants.signals[signal] : 0)),
		);
	});
	letGo();
	const [signal] = received;
	if (signal) throw new Interrupted(signal);
	return { code, output: printed.join("") };
}

function passSignalsTo(child: ChildProcess) {
	const received: NodeJS.Signals[] = [];
	const pass = (signal: NodeJS.Signals) => {
		received.push(signal);
		// Playwright puts its browsers and its server away on SIGINT only.
		child.kill("SIGINT");
	};
	const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
	for (const signal of signals) process.on(signal, pass);
	const letGo = () => {
		for (const signal of signals) process.off(signal, pass);
	};
	return { received, letGo };
}
