import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { progressBar } from "../progress-bar.ts";

/** The command was not given as it should be. */
export class UsageError extends Error {}

/** Runs a command for a person at a terminal: 0 done, 1 something is wrong, 2 asked for wrongly. */
export async function runCommand(usage: string, work: (args: string[]) => Promise<string[]>) {
	const args = process.argv.slice(2);
	if (args.includes("--help")) {
		console.log(usage);
		return;
	}
	try {
		for (const line of await work(args)) console.log(line);
	} catch (error) {
		const isUsage = error instanceof UsageError;
		console.error(error instanceof Error ? error.message : String(error));
		if (isUsage) console.error(`\n${usage}`);
		process.exitCode = isUsage ? 2 : 1;
	}
}

export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(
	args: string[],
	options: Options,
) {
	try {
		return parseArgs({ args, options, allowPositionals: true });
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}

/** npm runs scripts in the project's folder; people name folders from where they are. */
export function fromHere(path: string): string {
	return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

export function bars() {
	return {
		checks: progressBar(process.stdout, "files checked"),
		rows: progressBar(process.stdout, "rows"),
		files: progressBar(process.stdout, "uploaded files"),
	};
}

export function secondsSince(start: number): string {
	return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
