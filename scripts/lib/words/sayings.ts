import type { ESTree } from "vite";
import type { Sayings } from "#domain/language/say.ts";
import type { Complaint, SourceFile } from "../structure/source-file.ts";

/** Who refuses in sentences, says what was done, and tells in templates: their texts are looked for among the sayings. */
const speaking = new Set([
	"Refusal",
	"HttpRefusal",
	"invalid",
	"found",
	"missing",
	"saved",
	"savedAttributes",
	"savedPeriods",
	"allStats",
	"savedSchedule",
	"placedGame",
	"savedStage",
]);

/**
 * What the domain and the API say that has no saying in a further language, and sayings that nobody says. A text
 * counts as said wherever it stands in the sources; a template where it is tagged with `say`. What is counted, and
 * words in small letters, which are made of the names of fields, are not looked for.
 */
export function sayingComplaints(
	files: readonly SourceFile[],
	sayings: Sayings,
): { missing: Complaint[]; unused: string[] } {
	const known = new Set(Object.keys(sayings));
	const found = files.flatMap((file) => [...textsIn(file)].map((text) => ({ ...text, file })));
	const missing = found
		.filter(({ isSaid, text }) => isSaid && !known.has(text) && /\p{L}{2}/u.test(text))
		.map(({ file: { path, lineAt }, at, text }) => ({
			path,
			line: lineAt(at),
			sentence: `"${text}" is said in English only: src/words/said has no saying of it`,
		}));
	const written = found.map(({ text }) => text);
	const texts = new Set([...written, ...written.map(withoutNumbers)]);
	const isSaid = (text: string) => texts.has(text) || /^(\{0\} )?[\p{Ll} ]+$/u.test(text);
	return { missing, unused: [...known].filter((text) => !isSaid(text)) };
}

type Text = { text: string; at: number; isSaid: boolean };

function* textsIn({ nodes }: SourceFile): Iterable<Text> {
	for (const node of nodes()) {
		if (node.type === "Literal" && typeof node.value === "string") {
			yield { text: node.value, at: node.start, isSaid: false };
		} else if (node.type === "TaggedTemplateExpression" && isNamed(node.tag, "say")) {
			yield { text: written(node.quasi), at: node.start, isSaid: true };
		} else if (node.type === "TemplateLiteral") {
			yield { text: written(node), at: node.start, isSaid: false };
		} else if (node.type === "CallExpression" || node.type === "NewExpression") {
			const isSpeaking = [...speaking].some((name) => isNamed(node.callee, name));
			for (const argument of isSpeaking ? node.arguments : []) {
				if (argument.type !== "Literal" || typeof argument.value !== "string") continue;
				// A word is a kind of refusal or the name of a field.
				const text = argument.value;
				if (/\s/.test(text)) yield { text, at: argument.start, isSaid: true };
			}
		}
	}
}

function isNamed(node: ESTree.Node, name: string): boolean {
	return node.type === "Identifier" && node.name === name;
}

/** "Week {0} has games." */
function written({ quasis }: ESTree.TemplateLiteral): string {
	return quasis.map(({ value }, at) => (at === 0 ? "" : `{${at - 1}}`) + value.cooked).join("");
}

function withoutNumbers(text: string): string {
	let count = 0;
	return text.replaceAll(/\d[\d,]*/g, () => `{${count++}}`);
}
