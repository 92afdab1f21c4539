import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { uploadsFolder } from "#server/files/uploaded-files.ts";
import { type Contents, travellingTables, withContents } from "#store/engine/contents.ts";
import type { Database } from "#store/engine/database.ts";
import { copyDurably, renameDurably, writeDurably } from "./durable-files.ts";
import {
	type Manifest,
	manifestName,
	manifestSumName,
	summing,
	tableFile,
	toLines,
} from "./manifest.ts";

type Backup = {
	database: Database;
	dataDir: string;
	/** The folder to make. */
	folder: string;
	now: Date;
};

export type Progress = (done: number, total: number) => void;

/**
 * Writes down everything as it is at this moment, while the server goes on writing. The folder has
 * its name only once all of it is there.
 */
export async function writeBackup(
	{ database, dataDir, folder, now }: Backup,
	progress: { rows: Progress; files: Progress },
): Promise<Manifest> {
	if (existsSync(folder)) throw new Error(`There is something at ${folder} already.`);
	const draft = `${folder}.part`;
	await rm(draft, { recursive: true, force: true });
	await mkdir(draft, { recursive: true, mode: 0o700 });
	const { rows, paths } = await withContents(database, (contents) =>
		writeTables(contents, draft, progress.rows),
	);
	const files = await copyUploads(dataDir, draft, paths, progress.files);
	const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...rows, ...files };
	const text = `${JSON.stringify(manifest, null, "\t")}\n`;
	const { sha256 } = await writeDurably(join(draft, manifestName), [text]);
	await writeDurably(join(draft, manifestSumName), [`${sha256}  ${manifestName}\n`]);
	await renameDurably(draft, folder);
	return manifest;
}

/** Answers what the manifest says of the rows, and the uploaded files they name. */
async function writeTables(contents: Contents, draft: string, progress: Progress) {
	const total = Object.values(contents.counts).reduce((sum, count) => sum + count, 0);
	const summed = summing();
	const paths: string[] = [];
	let done = 0;
	const chunks = contents.chunks()[Symbol.asyncIterator]();
	let next = await chunks.next();
	for (const table of travellingTables) {
		async function* lines() {
			for (; !next.done && next.value.table === table; next = await chunks.next()) {
				const { rows } = next.value;
				if (table === "files") paths.push(...rows.map(pathOf));
				const text = toLines(rows);
				summed.add(table, rows, text);
				yield text;
				done += rows.length;
				progress(done, total);
			}
		}
		summed.add(table, []);
		await writeDurably(join(draft, tableFile(table)), lines());
	}
	const { migrations, lastIds } = contents;
	return { rows: { migrations, tables: summed.sums(), lastIds }, paths };
}

const pathOf = ({ organization_id, name }: Record<string, unknown>) => `${organization_id}/${name}`;

/** A file that is swept up just now was shown by nothing any more; a backup does not fail for it. */
async function copyUploads(dataDir: string, draft: string, paths: string[], progress: Progress) {
	const files: Manifest["files"] = [];
	const missingFiles: string[] = [];
	for (const [index, path] of paths.entries()) {
		const from = join(uploadsFolder({ dataDir }), path);
		if (existsSync(from))
			files.push({ path, ...(await copyDurably(from, join(draft, "files", path))) });
		else missingFiles.push(path);
		progress(index + 1, paths.length);
	}
	return { files, missingFiles };
}
