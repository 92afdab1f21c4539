/**
 * Child processes for the scripts that run before anything is installed. Plain JavaScript without
 * dependencies, because it runs on whatever Node (18 or newer) the machine has.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const binaries = join(root, "node_modules", ".bin");
export const projectNode = join(binaries, process.platform === "win32" ? "node.cmd" : "node");

/** Runs a file under the project's Node in this terminal, and ends as it ends. */
export async function become(file, args) {
	const { code } = await run(projectNode, [file, ...args]);
	process.exit(code);
}

/**
 * Runs a command in the project's folder and waits for it. SIGINT, SIGTERM and SIGHUP reach it.
 * @returns its exit code (128 + n when signal n ended it) and, when `quiet`, what it printed.
 */
export function run(command, args, { quiet = false, path = projectPath() } = {}) {
	const child = spawn(command, args, {
		cwd: root,
		env: { ...process.env, PATH: path },
		shell: process.platform === "win32",
		stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding("utf8").on("data", (text) => {
			output += text;
		});
	}
	const letGo = passSignalsTo(child);
	return new Promise((resolve) => {
		child.on("error", (error) => {
			letGo();
			resolve({ code: 127, output: `${output}${error.message}\n` });
		});
		child.on("close", (code, signal) => {
			letGo();
			resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
		});
	});
}

function passSignalsTo(child) {
	const pass = (signal) => child.kill(signal);
	const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
	for (const signal of signals) process.on(signal, pass);
	return () => {
		for (const signal of signals) process.off(signal, pass);
	};
}

function projectPath() {
	return [binaries, machinePath()].join(delimiter);
}

/** npm puts node_modules/.bin in front; an install must not run on the Node that it replaces. */
export function machinePath() {
	const parts = (process.env.PATH ?? "").split(delimiter);
	return parts.filter((part) => part !== binaries).join(delimiter);
}
