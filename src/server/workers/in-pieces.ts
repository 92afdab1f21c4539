import { deserialize, serialize } from "node:v8";
import { breathe } from "#store/engine/breathe.ts";

/**
 * A value whose long lists travel in pieces. What a thread answers is read all at once where it arrives, and
 * twenty thousand lines of a spreadsheet kept everybody else waiting for 70 ms.
 */
export type InPieces = { kind: "inPieces"; rest: unknown; pieces: Uint8Array[] };

/** Stands where so many pieces, the next ones, are to be put together. */
type Gap = { ofPieces: number; makes: "list" | "map" };

/** Each is read within a few milliseconds, also where it holds the box scores of so many games. */
const most = 50;

/** To be sent by a thread. Lists and maps are looked for in objects and short lists, whatever these are in. */
export function inPieces(value: unknown): InPieces {
	const pieces: Uint8Array[] = [];
	const cut = (all: readonly unknown[], makes: Gap["makes"]): Gap => {
		const before = pieces.length;
		for (let start = 0; start < all.length; start += most) {
			pieces.push(serialize(all.slice(start, start + most)));
		}
		return { ofPieces: pieces.length - before, makes };
	};
	const restOf = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.length > most ? cut(value, "list") : value.map(restOf);
		if (value instanceof Map) return value.size > most ? cut([...value], "map") : value;
		if (!isPlain(value)) return value;
		return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, restOf(of)]));
	};
	return { kind: "inPieces", rest: restOf(value), pieces };
}

/** The value again. In between the pieces others get their turn. */
export async function putTogether({ rest, pieces }: InPieces): Promise<unknown> {
	let [start, end] = [0, 0];
	const filled = async (value: unknown): Promise<unknown> => {
		if (isGap(value)) {
			const all: unknown[] = [];
			[start, end] = [end, end + value.ofPieces];
			for (const piece of pieces.slice(start, end)) {
				for (const one of deserialize(piece)) all.push(one);
				await breathe();
			}
			return value.makes === "list" ? all : new Map(all as [unknown, unknown][]);
		}
		if (Array.isArray(value)) {
			for (const [index, one] of value.entries()) value[index] = await filled(one);
		} else if (isPlain(value)) {
			for (const [key, one] of Object.entries(value)) value[key] = await filled(one);
		}
		return value;
	};
	return filled(rest);
}

function isPlain(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value?.constructor === Object;
}

function isGap(value: unknown): value is Gap {
	return isPlain(value) && "ofPieces" in value;
}
