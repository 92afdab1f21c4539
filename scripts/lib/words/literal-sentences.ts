import type { ESTree } from "vite";
import type { Complaint, SourceFile } from "../structure/source-file.ts";

/**
 * Files and folders that say nothing but messages. Kinds of blocks speak by their English, which is data
 * (rule `known-by-its-english`); whoever makes other sentences is asked for their sayings.
 */
export const moved = [
	"src/admin/",
	"src/blocks/blocks.tsx",
	"src/blocks/content-link.tsx",
	"src/blocks/kinds/video.tsx",
	"src/blocks/markdown.tsx",
	"src/blocks/part.tsx",
	"src/blocks/post/",
	"src/server/mail/",
	"src/site/",
	"src/ui/",
];

/** Data: names of columns in a file and of fonts, statistics by their English; and a page for who tries the product. */
const apart = new Set([
	"src/admin/screens/post/shown-post.ts",
	"src/server/mail/local-letters.tsx",
	"src/site/link-pictures/faces.ts",
	"src/ui/player/stat-columns.ts",
]);

/** Attributes that people read or hear. */
const spoken = new Set([
	"alt",
	"all",
	"aria-label",
	"aria-description",
	"caption",
	"hint",
	"label",
	"name",
	"placeholder",
	"short",
	"title",
]);

/** What is said in one language only, where words are given in all. */
export function literalSentences(files: SourceFile[]): Complaint[] {
	return files.filter(({ path }) => isMoved(path)).flatMap(literalsIn);
}

function isMoved(path: string): boolean {
	if (/\.test\.tsx?$/.test(path) || apart.has(path)) return false;
	return moved.some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));
}

function literalsIn({ path, nodes, lineAt }: SourceFile): Complaint[] {
	const all = [...nodes()];
	const thrown = new Set<ESTree.Node>(all.flatMap(thrownBy));
	return all.flatMap((node) => {
		const text = saidBy(node)?.trim();
		if (text === undefined || thrown.has(node)) return [];
		const sentence = `"${text}" is said in one language: words come from src/words`;
		return [{ path, line: lineAt(node.start), sentence }];
	});
}

/** What refuses has its sayings, and errors are told to programmers. */
function thrownBy(node: ESTree.Node): ESTree.Node[] {
	if (node.type !== "NewExpression" || node.callee.type !== "Identifier") return [];
	return ["Error", "Refusal"].includes(node.callee.name) ? node.arguments : [];
}

function saidBy(node: ESTree.Node): string | undefined {
	switch (node.type) {
		case "JSXText":
			return hasWord(node.value) ? node.value : undefined;
		case "JSXAttribute":
			return attributeText(node);
		case "Literal":
			return typeof node.value === "string" && isSentence(node.value) ? node.value : undefined;
		case "TemplateElement":
			return isSentence(node.value.raw) ? node.value.raw : undefined;
	}
	return undefined;
}

/** A spoken attribute with a text of its own; `name` counts beside the heading of a column only. */
function attributeText({ name, value }: ESTree.JSXAttribute): string | undefined {
	if (value?.type !== "Literal" || typeof value.value !== "string") return undefined;
	const attribute = name.type === "JSXIdentifier" ? name.name : "";
	if (!spoken.has(attribute) || (attribute === "name" && !/^[A-Z]/.test(value.value)))
		return undefined;
	return hasWord(value.value) && !isSentence(value.value) ? value.value : undefined;
}

const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Words as people write them: "No teams", " of "; neither class names nor data of a picture. */
function isSentence(text: string): boolean {
	return (
		/^\s*\p{Lu}\p{Ll}+(['’]?\p{Ll}*)( \p{L}[\p{L}'’]*)+/u.test(text) ||
		/\p{Ll}{2} \p{Ll}+[.!?]\s*$/u.test(text)
	);
}
