import { type PersonName, splitName } from "./person-name.ts";
import { isPosition, type Positions, plainPosition } from "./positions.ts";
import type { Column } from "./roster-columns.ts";

export type RosterFacts = PersonName & { number: string; position: string };

/** The pieces of a line, by the strongest sign that stands between them. */
export function cellsOf(line: string): string[] {
	const text = line.replace(/^[^\p{L}\d"#([]+(?=.*[\p{L}\d])/u, "").trim();
	const [between] = [/\t/, /;/, /\|/].filter((sign) => sign.test(line));
	if (between !== undefined) {
		return line.split(between).map((cell) => unquoted(withoutBullet(cell)));
	}
	// In quotes a comma belongs to the name.
	const parts = text.match(/(?:"[^"]*"|\([^)]*\)|[^,])+/g) ?? [];
	const cells = parts.map((part) => unquoted(part.trim())).filter(Boolean);
	const [first = "", second = "", ...rest] = cells;
	const isTurned = /, /.test(text) && [first, second].every((cell) => isName.test(cell));
	return isTurned ? [`${first}, ${second}`, ...rest] : cells.flatMap(dashed);
}

/** "Ruiz, Ana #7": a last name, and the first name with what else is known. */
const isName = /\p{L}{3}|\p{L}[\p{Ll}\p{Lo}]/u;

function dashed(cell: string): string[] {
	return cell.split(/\s+[-–—]\s+|(?<=^\d{1,3}):\s+/).filter(Boolean);
}

function withoutBullet(cell: string): string {
	return cell.replace(/^[-*•–·]\s+/, "").trim();
}

function unquoted(cell: string): string {
	return cell.replace(/^"(.*)"$/, "$1").trim();
}

/** A line of a sheet whose header told what stands where. */
export function readColumns(
	cells: readonly string[],
	columns: readonly Column[],
	positions: Positions,
): RosterFacts {
	const at = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? "";
	const whole = nameOf(at("name"));
	return {
		number: shirtNumber(at("number")) ?? "",
		firstName: at("firstName") || whole.firstName,
		lastName: at("lastName") || whole.lastName,
		position: plainPosition(at("position"), positions),
	};
}

/** A line that says by itself what is what. */
export function readCells(cells: readonly string[], positions: Positions): RosterFacts {
	const found = { number: "", position: "" };
	const names: string[] = [];
	for (const cell of cells) {
		const rest = withoutFacts(cell, positions, found);
		// Heights, addresses and years are none of a roster's.
		if (rest !== "" && !/[\d@]/.test(rest)) names.push(rest);
	}
	const inside = names.length === 0 ? beforeNumber(cells) : null;
	if (inside !== null) {
		names.push(inside.name);
		found.number ||= inside.number;
	}
	const [first = "", last, other] = names;
	if (other !== undefined && found.position === "" && positions.short.size === 0) {
		found.position = other;
	}
	return {
		...found,
		...(last === undefined ? nameOf(first) : { firstName: first, lastName: last }),
	};
}

/** "Max Roy 8 plays from May": a line that goes on behind the number begins with a name all the same. */
function beforeNumber(cells: readonly string[]): { name: string; number: string } | null {
	const [, name, number] =
		/^(\p{L}[\p{L}\p{M}.'’ -]*?)\s+#?(\d{1,3})\s/u.exec(cells.join(" ")) ?? [];
	return name === undefined || number === undefined ? null : { name, number };
}

/** Takes number and position off both ends of a piece; answers what is left of it. */
function withoutFacts(
	cell: string,
	positions: Positions,
	found: { number: string; position: string },
): string {
	const take = (text: string): boolean => {
		const number = shirtNumber(text);
		if (number !== null) found.number ||= number;
		else if (isPosition(text, positions)) found.position ||= plainPosition(text, positions);
		return number !== null || isPosition(text, positions);
	};
	if (take(cell)) return "";
	const bare = cell.replaceAll(/[([]([^)\]]*)[)\]]/g, (_, inside: string) => {
		for (const part of inside.split(/[,;]/)) take(part.trim());
		return " ";
	});
	const words = bare
		.replaceAll(/(^|\s)(?:#|no\.?|nr\.?|n°|№)\s*(?=\d{1,3}(?:\s|$))/gi, "$1#")
		.split(/\s+/)
		.filter(Boolean);
	/** A name keeps two words: the C of "C Jones" is an initial. */
	const isFact = (text: string, count: number) =>
		shirtNumber(text) !== null ||
		/^\d{4,}$/.test(text) ||
		(namesIn(words) - count >= 2 && isPosition(text, positions));
	for (let hasMore = true; hasMore; ) {
		hasMore = false;
		for (const count of [2, 1]) {
			if (words.length <= count && count > 1) continue;
			const head = words.slice(0, count).join(" ");
			const tail = words.slice(-count).join(" ");
			if (isFact(tail, count)) {
				take(tail);
				words.splice(-count);
				hasMore = true;
			} else if (isFact(head, count)) {
				take(head);
				words.splice(0, count);
				hasMore = true;
			}
		}
	}
	return words.join(" ");
}

function namesIn(words: readonly string[]): number {
	return words.filter((word) => /\p{L}/u.test(word)).length;
}

/** "Ruiz, Ana" and "Ana Ruiz". */
function nameOf(text: string): PersonName {
	const [last = "", first] = text.split(/,\s*/);
	return first ? { firstName: first, lastName: last } : splitName(last);
}

/** One to three digits, as they are written: 0 and 00 are two numbers. */
function shirtNumber(text: string): string | null {
	return /^(?:#|no\.?|nr\.?|n°|№)?\s*(\d{1,3})[.):]?$/i.exec(text)?.[1] ?? null;
}
