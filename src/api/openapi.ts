import { z } from "zod";
import type { Row } from "./endpoint.ts";
import { parameterWords } from "./parameter-words.ts";
import { refusalsOf, refusalWords } from "./row-refusals.ts";
import { isForTokens } from "./token/reach.ts";

/** A JSON schema, as far as it is looked into here. */
export type JsonSchema = {
	type?: string | string[];
	format?: string;
	enum?: unknown[];
	const?: unknown;
	items?: JsonSchema;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	anyOf?: JsonSchema[];
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	[keyword: string]: unknown;
};

/** What a row reads, apart: what stands in its path, and what in its query or its body. */
export type Reading = {
	path: [name: string, schema: JsonSchema][];
	rest: [name: string, schema: JsonSchema, isRequired: boolean][];
	/** Takes a form with files as well as JSON. */
	isForm: boolean;
	/** Takes a bare array instead of an object with this name. */
	listName: string | null;
};

/** The whole API in OpenAPI 3.1, made of its rows: whatever a row says is said here once. */
export function openApi(rows: readonly Row[]): object {
	const paths: Record<string, Record<string, object>> = {};
	const namesOf = namesInPaths(rows);
	for (const row of rows) {
		const names = namesOf(row);
		const path = row.path.replaceAll(/:\w+/g, () => `{${names.shift()}}`);
		paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row, namesOf(row)) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Fieldhouse",
			version: "1",
			description: "How to use it, with a whole season as an example: see /api/docs.",
		},
		servers: [{ url: "/api" }],
		paths,
		components: {
			securitySchemes: {
				session: { type: "apiKey", in: "cookie", name: "session" },
				csrf: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
				token: { type: "http", scheme: "bearer", description: tokenWords },
			},
			schemas: { Refusal: refusal },
			responses: {
				...Object.fromEntries(
					// No call that is in the document is refused for its method.
					Object.entries(refusalWords).flatMap(([status, words]) =>
						status === "405" ? [] : [[`Refused${status}`, refused(`It is ${words}.`)]],
					),
				),
				Failed: refused("It failed, and changed nothing."),
			},
		},
	};
}

function refused(description: string): object {
	return {
		description,
		content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
	};
}

/**
 * OpenAPI takes `/statsv2/{sportId}` and `/statsv2/{id}` for one path, with one name for its
 * parameter: where rows differ it is called id.
 */
function namesInPaths(rows: readonly Row[]): (row: Row) => string[] {
	const shapeOf = ({ path }: Row) => path.replaceAll(/:\w+/g, ":");
	const ofShape = Map.groupBy(rows, shapeOf);
	return (row) => {
		const all = (ofShape.get(shapeOf(row)) ?? []).map(({ path }) => pathNames(path));
		return pathNames(row.path).map((name, at) =>
			all.every((names) => names[at] === name) ? name : "id",
		);
	};
}

function pathNames(path: string): string[] {
	return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
}

/** What a call may refuse with (rule `refusal-codes`). */
const refusal: JsonSchema = {
	type: "object",
	properties: {
		success: { const: false },
		message: { type: "string" },
		error: { type: "string" },
		code: { type: "string" },
		fields: { type: "object", additionalProperties: { type: "string" } },
		problems: {
			type: "array",
			items: {
				type: "object",
				properties: {
					file: { type: "string" },
					line: { type: ["integer", "null"] },
					column: { type: ["string", "null"] },
					sentence: { type: "string" },
				},
			},
		},
		problemCount: { type: "integer" },
	},
	required: ["success", "message", "error", "code"],
};

const isWrite = ({ method }: Row) => method !== "GET";
export const hasBody = ({ method }: Row) => method === "POST" || method === "PUT";

function operation(row: Row, names: string[]): object {
	const reading = readingOf(row);
	return {
		operationId: operationId(row),
		summary: row.purpose,
		description: `For ${row.access.name}.`,
		"x-who": row.access.name,
		tags: [nounOf(row)],
		security: securityOf(row),
		parameters: parametersOf(row, reading, names),
		...(hasBody(row) && { requestBody: requestBody(reading) }),
		responses: {
			200: {
				description: "Done.",
				content: { "application/json": { schema: answerOf(row) } },
			},
			...Object.fromEntries(
				refusalsOf(row).map((status) => [
					status,
					{ $ref: `#/components/responses/Refused${status}` },
				]),
			),
			default: { $ref: "#/components/responses/Failed" },
		},
	};
}

function operationId({ method, path }: Row): string {
	const words = path.split("/").filter(Boolean);
	const named = words.map((word) =>
		word.replace(/^:(\w)/, (_, first) => `By${first.toUpperCase()}`),
	);
	return [method.toLowerCase(), ...named].join("-");
}

/** `seasonsv2` is another spelling of `seasons`. */
export function nounOf({ path }: Row): string {
	const [first = "", second = ""] = path.split("/").filter(Boolean);
	return (first === "admin" ? second : first).replace(/v2$/, "");
}

const tokenWords =
	"A token that somebody made under Tokens; its scope says which calls it opens. It needs no cookie and no X-XSRF-TOKEN.";

function securityOf(row: Row): object[] {
	if (row.access.isNothingWithoutSession) return [{}, { session: [], csrf: [] }];
	const isOpen = row.access.name === "everybody" || row.access.name === "visitors";
	const needed = { ...(!isOpen && { session: [] }), ...(isWrite(row) && { csrf: [] }) };
	const orToken = isForTokens(row) ? [{ token: [] }] : [];
	return [...(isOpen && !isWrite(row) ? [{}, { session: [] }] : [needed]), ...orToken];
}

function parametersOf(row: Row, { path, rest }: Reading, names: string[]): object[] {
	const inPath = path.map(([own, schema], at) => ({
		name: names[at],
		in: "path",
		required: true,
		description: parameterWords(row, own),
		schema,
	}));
	if (hasBody(row)) return [...inPath, idempotencyKey];
	const inQuery = rest.map(([name, schema, required]) => ({
		name,
		in: "query",
		required,
		description: parameterWords(row, name),
		schema,
	}));
	return [...inPath, ...inQuery];
}

const idempotencyKey = {
	name: "Idempotency-Key",
	in: "header",
	required: false,
	description: "The same request with the same key is carried out once within a day.",
	schema: { type: "string", minLength: 1, maxLength: 200 },
};

function requestBody({ rest, isForm, listName }: Reading): object {
	const required = rest.filter(([, , isRequired]) => isRequired).map(([name]) => name);
	const schemaOf = (fields: readonly [string, JsonSchema][]): JsonSchema => ({
		type: "object",
		properties: Object.fromEntries(fields),
		...(required.length > 0 && { required }),
	});
	const fields = rest.map(([name, schema]): [string, JsonSchema] => [name, schema]);
	const object = schemaOf(fields.filter(([, schema]) => !isFile(schema)));
	const list = fields.find(([name]) => name === listName)?.[1];
	const json = list === undefined ? object : { anyOf: [object, list] };
	const form = schemaOf(fields.map(formField));
	const needsFile = rest.some(([, schema, isRequired]) => isRequired && isFile(schema));
	return {
		required: required.length > 0,
		content: {
			...(!needsFile && { "application/json": { schema: json } }),
			...(isForm && { "multipart/form-data": { schema: form } }),
		},
	};
}

/**
 * Lists are repeated under their name with brackets; those of objects are JSON text
 * (rule `lists-in-forms`).
 */
function formField([name, schema]: [string, JsonSchema]): [string, JsonSchema] {
	if (schema.type !== "array") return [name, schema];
	if (schema.items?.type !== "object") return [`${name}[]`, schema];
	return [name, { type: "string", contentMediaType: "application/json", contentSchema: schema }];
}

export function isFile({ format, anyOf = [] }: JsonSchema): boolean {
	return format === "binary" || anyOf.some(isFile);
}

export function readingOf(row: Row): Reading {
	const schema = jsonSchema(row.reads, "input");
	const { isForm, listName } = (row.reads.meta() ?? {}) as { isForm?: boolean; listName?: string };
	const inPath = pathNames(row.path);
	const fields = Object.entries(schema.properties ?? {});
	return {
		path: inPath.map((name) => [name, schema.properties?.[name] ?? { type: "string" }]),
		rest: fields
			.filter(([name]) => !inPath.includes(name))
			.map(([name, field]) => [name, field, schema.required?.includes(name) ?? false]),
		isForm: isForm ?? false,
		listName: listName ?? null,
	};
}

export function answerOf(row: Row): JsonSchema {
	return jsonSchema(row.answers, "output");
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
	const {
		$schema: _,
		isForm: __,
		listName: ___,
		spelled: ____,
		limit: _____,
		...rest
	} = z.toJSONSchema(schema, {
		io,
		unrepresentable: "any",
		override: ({ jsonSchema: made }) => describeAsMeant(made as JsonSchema),
	}) as JsonSchema;
	return rest;
}

/** What fields.ts says of a field counts more than what its schema takes for old programs' sake. */
function describeAsMeant(made: JsonSchema): void {
	const meant = made.isFile ? { type: "string", format: "binary" } : made.wire;
	if (meant !== undefined) {
		for (const keyword of Object.keys(made)) delete made[keyword];
		Object.assign(made, meant);
	}
	if (made.format !== undefined) delete made.pattern;
	if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
	if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
}
