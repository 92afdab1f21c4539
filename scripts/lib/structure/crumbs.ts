import { dirname } from "node:path/posix";
import { importPath } from "./import-path.ts";
import type { Complaint, SourceFile } from "./source-file.ts";

/** Fewer lines than this cost more to open than to read. */
const fewest = 25;

/** What a file should not grow beyond by taking another in. */
const most = 200;

/** Migrations, a noun's two older spellings and languages have files of their own, however short. */
const ownFiles = [
	/^src\/store\/migrations\//,
	/^src\/api\/\w[\w-]*\/(legacy|v2)\.ts$/,
	/^src\/words\//,
];

/**
 * Files of a few lines that only one other file of their folder imports: they belong into that one.
 * A test counts as another user, and who has a style sheet brings more than its lines.
 */
export function crumbs(files: SourceFile[]): Complaint[] {
	const users = usersOf(files);
	const lengths = new Map(files.map(({ path, text }) => [path, linesOf(text)]));
	return files.flatMap(({ path, imports, text }) => {
		const lines = linesOf(text);
		const [user, ...others] = users.get(path) ?? [];
		if (lines >= fewest || user === undefined || others.length > 0) return [];
		if (dirname(user) !== dirname(path) || lines + (lengths.get(user) ?? 0) > most) return [];
		const hasStyle = imports.some(({ target }) => target.endsWith(".css"));
		if (hasStyle || !isProduct(path) || ownFiles.some((own) => own.test(path))) return [];
		return [{ path, sentence: `has ${lines} lines and only ${user} uses it: move them there` }];
	});
}

function usersOf(files: SourceFile[]): Map<string, Set<string>> {
	const users = new Map<string, Set<string>>();
	for (const { path, imports } of files) {
		for (const { target } of imports) {
			const used = importPath(target, path);
			if (used !== undefined) users.set(used, (users.get(used) ?? new Set()).add(path));
		}
	}
	return users;
}

function linesOf(text: string): number {
	return text.trimEnd().split("\n").length;
}

function isProduct(path: string): boolean {
	return path.startsWith("src/") && !/\.test\.tsx?$/.test(path);
}
