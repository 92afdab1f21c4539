import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Writes the brotli form of every text file in a folder beside it, as `name.br`, for server/files. */
export async function compressFiles(folder: string): Promise<void> {
	const files = globSync("**/*.{js,css,svg,json,txt}", { cwd: folder });
	await Promise.all(
		files.map(async (name) => {
			const file = join(folder, name);
			const text = await readFile(file);
			const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
			await writeFile(`${file}.br`, await compress(text, { params }));
		}),
	);
}
