import { type ESTree, parseSync } from "vite";

/** A file as every check of the structure sees it: read and parsed once. */
export type SourceFile = {
	/** From the project's folder, with slashes: `src/admin/x.tsx`. */
	path: string;
	text: string;
	imports: Import[];
	/** Made when it is asked for: most checks need no more than the text and the imports. */
	nodes: () => Iterable<ESTree.Node>;
	lineAt: (position: number) => number;
};

/** What a file imports or exports from elsewhere, also dynamically by a fixed name. */
export type Import = { target: string; isType: boolean; start: number };

/** `line` is absent where the complaint is about more than a line. */
export type Complaint = { path: string; line?: number; sentence: string };

/** A parser rather than patterns, because text and comments may look like code. */
export function sourceFile(path: string, text: string): SourceFile {
	const parsed = parseSync(path, text);
	const lineAt = (position: number) => text.slice(0, position).split("\n").length;
	const asImport = (target: string, start: number): Import => ({
		target,
		// `import { type A }` still loads the file, as the compiler is told to leave it as it stands.
		isType: /^(import|export)\s+type\b/.test(text.slice(start, start + 40)),
		start,
	});
	const { staticImports, staticExports, dynamicImports } = parsed.module;
	const imports = [
		...staticImports.map((found) => asImport(found.moduleRequest.value, found.start)),
		...staticExports.flatMap((found) => {
			const target = found.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
			return target === undefined ? [] : [asImport(target, found.start)];
		}),
		...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
			const target = text.slice(start, end);
			return /^["'`][^$]*["'`]$/.test(target) ? [asImport(target.slice(1, -1), start)] : [];
		}),
	];
	return { path, text, imports, nodes: () => nodesIn(parsed.program), lineAt };
}

/** A node and all that are in it. */
function* nodesIn(value: object): Iterable<ESTree.Node> {
	if ("type" in value) yield value as ESTree.Node;
	for (const part of Object.values(value)) {
		if (typeof part === "object" && part !== null) yield* nodesIn(part);
	}
}
