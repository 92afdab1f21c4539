import { z } from "zod";
import { Refusal } from "#usecases/refusals.ts";
import { type Door, mustHaveOwnPassword, type Who } from "./who.ts";

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
	/** The name of the rule, as the documentation prints it. */
	who: string;
	/** Whether the answer to an anonymous GET may be kept and shared; any other is private. */
	cache: "public" | "private";
	/** What the call is for, in a sentence of the documentation. */
	purpose: string;
	/** Refuses whom the rule does not let in, before anything is read. */
	enter: (door: Door) => Promise<Call>;
	reads: Reads;
	answers: Wire;
};

/** The row for somebody who was let in. Input is what `reads` made of the request. */
type Call = (input: unknown) => Promise<unknown>;

/** How a result is written, and the schema it is held to. */
export type Answer<Result, Wire extends z.ZodType> = {
	schema: Wire;
	write: (result: Result) => z.output<Wire>;
};

/** An answer from its schema and the function that names its fields. Others never leave. */
export function answer<Result, Wire extends z.ZodType>(
	schema: Wire,
	from: (result: Result) => z.input<Wire>,
): Answer<Result, Wire> {
	return { schema, write: (result) => schema.parse(from(result)) };
}

/** Different answers for different eyes; the use case says whose they are. */
export function perAudience<A extends Record<string, { schema: z.ZodType; write: Writer }>>(
	answers: A,
): Answer<ReadBy<A> & { audience: keyof A }, z.ZodType<z.output<A[keyof A]["schema"]>>> {
	type Wire = z.output<A[keyof A]["schema"]>;
	const schemas = Object.values(answers).map(({ schema }) => schema);
	// The compiler cannot know which of the answers' schemas a list of them holds.
	return {
		schema: z.union(schemas) as unknown as z.ZodType<Wire>,
		write: (result) => {
			const { audience } = result as { audience: keyof A };
			const { write } = answers[audience] as Answer<unknown, z.ZodType<Wire>>;
			return write(result);
		},
	};
}

type Writer = (result: never) => unknown;
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
	return <const P extends Path, Scope, Reads extends z.ZodType, Result, Wire extends z.ZodType>(
		path: P,
		who: Who<Scope>,
		reads: Reads,
		does: (scope: NoInfer<Scope>, input: z.output<Reads>) => Promise<Result>,
		answers: Answer<Result, Wire>,
		purpose: string,
	): Row<M, P, Reads, Wire> => ({
		method,
		path,
		who: who.name,
		cache: method === "GET" ? who.cache : "private",
		purpose,
		enter: async (door) => {
			mustHaveOwnPassword(door, who);
			const scope = await who.enter(door);
			return async (input) => {
				try {
					return answers.write(await does(scope, input as z.output<Reads>));
				} catch (error) {
					throw inWireWords(reads, error);
				}
			};
		},
		reads,
		answers: answers.schema,
	});
}

/** A refusal names fields as the use case does; whoever sent them knows them as `spelled` says. */
function inWireWords(reads: z.ZodType, error: unknown): unknown {
	const { spelled = {} } = (reads.meta() ?? {}) as { spelled?: Record<string, string> };
	if (!(error instanceof Refusal) || error.fields === undefined) return error;
	const { kind, message, fields, retryAfterSeconds } = error;
	const renamed = Object.entries(fields).map(([name, said]) => [spelled[name] ?? name, said]);
	return new Refusal(kind, message, {
		fields: Object.fromEntries(renamed),
		...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
	});
}
