import { parseSync } from "vite";

export type Import = { target: string; isType: boolean; line: number };

/**
 * What a file imports and exports from elsewhere, also dynamically by a fixed name. A parser rather
 * than a pattern, because text and comments may look like imports.
 */
export function importsOf(file: string, source: string): Import[] {
	const { module } = parseSync(file, source);
	const lineAt = (position: number) => source.slice(0, position).split("\n").length;
	const asImport = (target: string, start: number): Import => ({
		target,
		// `import { type A }` still loads the file, as the compiler is told to leave it as it stands.
		isType: /^(import|export)\s+type\b/.test(source.slice(start)),
		line: lineAt(start),
	});
	return [
		...module.staticImports.map((found) => asImport(found.moduleRequest.value, found.start)),
		...module.staticExports.flatMap((found) => {
			const target = found.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
			return target === undefined ? [] : [asImport(target, found.start)];
		}),
		...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
			const text = source.slice(start, end);
			return /^["'`][^$]*["'`]$/.test(text) ? [asImport(text.slice(1, -1), start)] : [];
		}),
	];
}
