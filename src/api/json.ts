/** Ten times what the largest sheet of a game holds. */
const mostValues = 20_000;

/** Four times as deep as a block within a block of a page. */
const deepest = 32;

/**
 * May this be read as JSON? Counted without reading it, for an object a letter costs a hundred times
 * its letter (rule `size-before-sense`).
 */
export function isModestJson(text: string): boolean {
	let [values, depth, isInQuotes] = [0, 0, false];
	for (let at = 0; at < text.length; at += 1) {
		const sign = text[at];
		if (isInQuotes) {
			if (sign === "\\") at += 1;
			else if (sign === '"') isInQuotes = false;
		} else if (sign === '"') isInQuotes = true;
		else if (sign === ",") values += 1;
		else if (sign === "[" || sign === "{") {
			values += 1;
			depth += 1;
		} else if (sign === "]" || sign === "}") depth -= 1;
		if (values > mostValues || depth > deepest) return false;
	}
	return true;
}

/** Forms send JSON as text. What is no JSON, or too much of it, stays text, which schemas refuse. */
export function fromJsonText(sent: unknown): unknown {
	if (typeof sent !== "string" || !isModestJson(sent)) return sent;
	try {
		return JSON.parse(sent);
	} catch {
		return sent;
	}
}
