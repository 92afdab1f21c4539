import type { ESTree } from "vite";
import type { Complaint, SourceFile } from "./source-file.ts";

/** Spreads of what could stand there itself: `{ ...{ a, b } }`, `[...["a", "b"]]`, `f(...[a])`. */
export function literalSpreads(files: SourceFile[]): Complaint[] {
	return files.filter(({ text }) => /\.\.\.\s*[{[(]/.test(text)).flatMap(literalSpreadsOf);
}

function literalSpreadsOf({ path, nodes, lineAt }: SourceFile): Complaint[] {
	return [...nodes()].flatMap((node) => {
		if (node.type !== "SpreadElement" && node.type !== "JSXSpreadAttribute") return [];
		if (!isLiteral(node.argument)) return [];
		const sentence = "spreads a literal: write its parts plainly in its place";
		return [{ path, line: lineAt(node.start), sentence }];
	});
}

function isLiteral(expression: ESTree.Expression): boolean {
	switch (expression.type) {
		case "ObjectExpression":
		case "ArrayExpression":
			return true;
		case "ParenthesizedExpression":
		case "TSAsExpression":
		case "TSSatisfiesExpression":
			return isLiteral(expression.expression);
		default:
			return false;
	}
}
