/** A path in backticks: it ends like a file, or begins with a folder of ours. */
const named = /`([\w.@-]+(?:\/[\w.@:-]+)*\/?)`/g;
const isFile = /\w\.(tsx?|mjs|css|md|sql|yml)$/;
const isFolder = /^(src|seeds|scripts|e2e|docs|deploy)\//;

/** The paths that a document names in backticks and that are not among the files. */
export function missingPaths(text: string, files: readonly string[]) {
	return [...text.matchAll(named)]
		.filter(([, path = ""]) => isFile.test(path) || isFolder.test(path))
		.filter(([, path = ""]) => !isThere(path, files))
		.map(({ index, 1: path }) => ({
			line: text.slice(0, index).split("\n").length,
			sentence: `There is no ${path}.`,
		}));
}

/** Documents leave out `src/`, or all folders where the name alone says which file is meant. */
function isThere(path: string, files: readonly string[]): boolean {
	const folder = path.endsWith("/") ? path : `${path}/`;
	return files.some(
		(file) => file === path || file.endsWith(`/${path}`) || `/${file}`.includes(`/${folder}`),
	);
}
