import { z } from "zod";
import { Refusal } from "#usecases/refusals.ts";
import type { TaskKind } from "#usecases/task/task.ts";
import type { Access, Scopes } from "./access.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Path = `/${string}`;

/** One call of the API: where it is, who may call it, what it reads, what it does, how it answers. */
export type Row<
	M extends Method = Method,
	P extends Path = Path,
	Reads extends z.ZodType = z.ZodType,
	Wire extends z.ZodType = z.ZodType,
> = {
	method: M;
	path: P;
	access: Access;
	/** Whether the answer to an anonymous GET may be kept and shared; any other is private. */
	cache: "public" | "private";
	/** What the call is for, in a sentence of the documentation. */
	purpose: string;
	reads: Reads;
	/** Called only after `access` has admitted the viewer. Input is what `reads` made of the request. */
	call: (scope: Scopes[keyof Scopes], input: unknown, rest: Rest) => Promise<unknown>;
	answers: Wire;
	/** What it reads or writes whole seasons for, so that each organization has turns (rule `turns-by-league`). */
	task?: TaskKind;
	/** Whether one is told to wait who does it too often. */
	isCounted?: true;
	/** Whether caches on the way may answer it for a second without asking: many ask for it again and again. */
	isForASecond?: true;
	/** Whether it goes on when there is no room left (rule `results-always-go`). */
	isEvenWhenFull?: true;
};

/** How a result is written, and the schema it is held to. */
export type Answer<Result, Wire extends z.ZodType> = {
	schema: Wire;
	write: (result: Result, rest: Rest) => Given<z.output<NoInfer<Wire>>>;
};

type Given<Value> = Value | Promise<Value>;

/** To be awaited in between pieces of work: others have their turn. */
export type Rest = () => Promise<void>;

/** An answer from its schema and the function that names its fields. Others never leave. */
export function answer<Result, Wire extends z.ZodType>(
	schema: Wire,
	from: (result: Result) => z.input<Wire>,
): Answer<Result, Wire> {
	return { schema, write: (result) => schema.parse(from(result)) };
}

/**
 * An answer with lists as long as a season: those given by `each` are written piece by piece, and as
 * text at once. Thousands of rows that lie about until the last is there are moved from one part of
 * the memory to the next meanwhile, and nobody is served while that is done. No sentence is said in them.
 */
export function longAnswer<Shape extends z.ZodRawShape, Result>(
	schema: z.ZodObject<Shape>,
	from: (result: Result) => {
		[Name in keyof Shape]:
			| z.input<Shape[Name]>
			| (Shape[Name] extends z.ZodArray<infer Item> ? Generator<z.input<Item>> : never);
	},
): Answer<Result, z.ZodObject<Shape>> {
	const write = async (result: Result, rest: Rest) => {
		const given: Record<string, unknown> = from(result);
		const written: Record<string, unknown> = {};
		for (const [name, part] of Object.entries(schema.shape)) {
			const value = given[name];
			written[name] =
				part instanceof z.ZodArray && !Array.isArray(value)
					? await rowsAsText(part.element as z.ZodType, value as Generator, rest)
					: (part as z.ZodType).parse(value);
		}
		// Each of the parts was held to its schema.
		return written as z.output<z.ZodObject<Shape>>;
	};
	return { schema, write };
}

async function rowsAsText(schema: z.ZodType, items: Generator, rest: Rest): Promise<RowsAsText> {
	const pieces: Uint8Array[] = [];
	let rows: unknown[] = [];
	const write = () => {
		if (rows.length > 0) pieces.push(utf8.encode(JSON.stringify(rows).slice(1, -1)));
		rows = [];
	};
	for (const item of items) {
		rows.push(schema.parse(item));
		if (rows.length < atOnce) continue;
		write();
		await rest();
	}
	write();
	return new RowsAsText(pieces);
}

const utf8 = new TextEncoder();

/** Rows of an answer as JSON in UTF-8, some to a piece, without what stands between pieces and around them. */
export class RowsAsText {
	readonly pieces: readonly Uint8Array[];

	constructor(pieces: readonly Uint8Array[]) {
		this.pieces = pieces;
	}

	/** Whoever does not know of the pieces writes the rows as well, only more slowly. */
	toJSON(): unknown[] {
		const utf8 = new TextDecoder();
		return JSON.parse(`[${this.pieces.map((piece) => utf8.decode(piece)).join()}]`);
	}
}

/** The items of a list as they are written, each when its turn has come. */
export function* each<Item, Wire>(
	list: Iterable<Item>,
	from: (item: Item) => Wire,
): Generator<Wire> {
	for (const item of list) yield from(item);
}

/** Lines of box scores that are written in a millisecond or two. */
const atOnce = 50;

/** Different answers for different eyes; the use case says whose they are. */
export function perAudience<A extends Record<string, { schema: z.ZodType; write: Writer }>>(
	answers: A,
): Answer<ReadBy<A> & { audience: keyof A }, z.ZodType<z.output<A[keyof A]["schema"]>>> {
	type Wire = z.output<A[keyof A]["schema"]>;
	const schemas = Object.values(answers).map(({ schema }) => schema);
	// The compiler cannot know which of the answers' schemas a list of them holds.
	return {
		schema: z.union(schemas) as unknown as z.ZodType<Wire>,
		write: (result, rest) => {
			const { audience } = result as { audience: keyof A };
			const { write } = answers[audience] as Answer<unknown, z.ZodType<Wire>>;
			return write(result, rest);
		},
	};
}

type Writer = (result: never, rest: never) => unknown;
type ReadBy<A extends Record<string, { write: Writer }>> = Parameters<A[keyof A]["write"]>[0];

export const get = rowsOf("GET");
export const post = rowsOf("POST");
export const put = rowsOf("PUT");
export const del = rowsOf("DELETE");

/**
 * Makes rows of one method. The types hold the four parts together: a dialect that reads another
 * shape than the use case takes, or answers from another than it gives, is a compile error.
 */
function rowsOf<M extends Method>(method: M) {
	return <
		const P extends Path,
		About extends keyof Scopes,
		Reads extends z.ZodType,
		Result,
		Wire extends z.ZodType,
	>(
		path: P,
		access: Access<About>,
		reads: Reads,
		does: (scope: Scopes[NoInfer<About>], input: z.output<Reads>) => Promise<Result>,
		answers: Answer<Result, Wire>,
		purpose: string,
	): Row<M, P, Reads, Wire> => ({
		method,
		path,
		access,
		cache: method === "GET" ? access.cache : "private",
		purpose,
		reads,
		call: async (scope, input, rest) => {
			try {
				// The server makes the scope of what the row is about.
				const result = await does(scope as Scopes[About], input as z.output<Reads>);
				return await answers.write(result, rest);
			} catch (error) {
				throw inWireWords(reads, error);
			}
		},
		answers: answers.schema,
	});
}

/** A row whose work is as large as a season: a task. Whoever has signed in calls it, and is answered alone. */
export function large<R extends Row>(task: TaskKind, row: R): R {
	return { ...row, task };
}

/** A row that may be called so often only, such as signing in. */
export function counted<R extends Row>(row: R): R {
	return { ...row, isCounted: true };
}

/** A public row that many ask for again and again while a game goes on. */
export function forASecond<R extends Row>(row: R): R {
	return { ...row, isForASecond: true };
}

/** A row for results, for what makes room, and for what writes nothing. */
export function evenWhenFull<R extends Row>(row: R): R {
	return { ...row, isEvenWhenFull: true };
}

/** A refusal names fields as the use case does; the sender knows them by the names in `spelled`. */
function inWireWords(reads: z.ZodType, error: unknown): unknown {
	const { spelled = {} } = (reads.meta() ?? {}) as { spelled?: Record<string, string> };
	if (!(error instanceof Refusal) || error.fields === undefined) return error;
	const { kind, sentence, fields, retryAfterSeconds } = error;
	const renamed = Object.entries(fields).map(([name, said]) => [spelled[name] ?? name, said]);
	return new Refusal(kind, sentence, {
		fields: Object.fromEntries(renamed),
		...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
	});
}
