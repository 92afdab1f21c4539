import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Chunk, ContentRow, Contents } from "#store/engine/contents.ts";
import { migrations } from "#store/migrations/index.ts";
import type { TravellingTable } from "#store/tables.ts";
import { sumOfFile } from "./durable-files.ts";
import {
	type Manifest,
	manifestName,
	manifest as manifestShape,
	manifestSumName,
	tableFile,
} from "./manifest.ts";
import type { Progress } from "./write-backup.ts";

const rowsAtOnce = 2000;

/** Reads a backup, every byte of it first, to see that it is as it was written. Throws a sentence. */
export async function readBackup(
	folder: string,
	progress: Progress,
): Promise<{ manifest: Manifest; contents: Contents }> {
	if (!existsSync(join(folder, manifestName))) throw new Error(`There is no backup in ${folder}.`);
	const manifest = await readManifest(folder);
	const files = [
		...manifest.tables.map(({ name, sha256 }) => ({ path: tableFile(name), sha256 })),
		...manifest.files.map(({ path, sha256 }) => ({ path: `files/${path}`, sha256 })),
	];
	for (const [index, { path, sha256 }] of files.entries()) {
		const found = await sumOfFile(join(folder, path)).catch(() => null);
		if (found?.sha256 !== sha256) throw damaged(path);
		progress(index + 1, files.length);
	}
	return { manifest, contents: contentsIn(folder, manifest) };
}

async function readManifest(folder: string): Promise<Manifest> {
	const { sha256 } = await sumOfFile(join(folder, manifestName));
	const sumFile = join(folder, manifestSumName);
	const wanted = existsSync(sumFile) ? readFileSync(sumFile, "utf8") : "";
	if (wanted !== `${sha256}  ${manifestName}\n`) throw damaged(manifestName);
	const written: { format?: unknown; migrations?: unknown } = JSON.parse(
		readFileSync(join(folder, manifestName), "utf8"),
	);
	// A newer version may write anything else in another way, so this is asked first.
	const steps = Array.isArray(written.migrations) ? written.migrations : [];
	if (written.format !== 1 || steps.some((step) => !migrations.some(({ name }) => name === step))) {
		throw new Error(
			"This backup was made by a newer version of Fieldhouse. Use that version to restore it; nothing was changed.",
		);
	}
	const read = manifestShape.safeParse(written);
	if (!read.success) throw damaged(manifestName);
	return read.data;
}

function damaged(path: string): Error {
	return new Error(
		`This backup is damaged: ${path} is not as it was written. Use another one; nothing was changed.`,
	);
}

function contentsIn(folder: string, { migrations, lastIds, tables }: Manifest): Contents {
	return {
		migrations,
		lastIds,
		counts: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
		async *chunks() {
			for (const { name } of tables) yield* chunksIn(join(folder, tableFile(name)), name);
		},
	};
}

async function* chunksIn(file: string, table: TravellingTable): AsyncIterable<Chunk> {
	let rows: ContentRow[] = [];
	for await (const line of linesOf(file)) {
		rows.push(JSON.parse(line));
		if (rows.length < rowsAtOnce) continue;
		yield { table, rows };
		rows = [];
	}
	if (rows.length > 0) yield { table, rows };
}

/** Node's readline ends a line at U+2028 too, which stands as it is in JSON. */
async function* linesOf(file: string): AsyncIterable<string> {
	let rest = "";
	for await (const piece of createReadStream(file, "utf8")) {
		const lines = (rest + piece).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
}
