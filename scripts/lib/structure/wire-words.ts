import type { ESTree } from "vite";
import type { Complaint, SourceFile } from "./source-file.ts";

/** Values of the domain that are written like words of the wire, and keys of tables by them. */
const ownWords = new Set(["super_admin", "org_owner", "in_progress"]);

/** `score_home`, `logo_url`, `team1_id`. */
const wireWord = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

/** Properties with the wire's words in the administration: they end in the API's client. */
export function wireWords(files: SourceFile[]): Complaint[] {
	return files.filter(({ path }) => isInside(path)).flatMap(wireWordsOf);
}

function isInside(path: string): boolean {
	return path.startsWith("src/admin/") && !/\.test\.tsx?$/.test(path);
}

function wireWordsOf({ path, text, nodes, lineAt }: SourceFile): Complaint[] {
	if (!/[a-z0-9]_[a-z0-9]/.test(text)) return [];
	return [...nodes()].flatMap((node) => {
		const name = propertyIn(node);
		if (name === undefined || !wireWord.test(name) || ownWords.has(name)) return [];
		const sentence = `${name} is a word of the wire: src/api/wire-words.ts has ours for it`;
		return [{ path, line: lineAt(node.start), sentence }];
	});
}

/** The property that is read, written or declared here. */
function propertyIn(node: ESTree.Node): string | undefined {
	switch (node.type) {
		case "MemberExpression":
			return nameOf(node.property);
		case "Property":
		case "TSPropertySignature":
			return nameOf(node.key);
		case "TSIndexedAccessType":
			return node.indexType.type === "TSLiteralType" ? nameOf(node.indexType.literal) : undefined;
	}
	return undefined;
}

function nameOf(key: ESTree.Node): string | undefined {
	if (key.type === "Identifier") return key.name;
	return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}
