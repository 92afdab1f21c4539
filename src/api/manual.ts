import type { Row } from "./endpoint.ts";
import { exampleOf } from "./manual-examples.ts";
import { introduction } from "./manual-text.ts";
import {
	answerOf,
	hasBody,
	isFile,
	type JsonSchema,
	nounOf,
	type Reading,
	readingOf,
} from "./openapi.ts";
import { parameterWords } from "./parameter-words.ts";

/**
 * The manual of the API in Markdown: how to begin, the rules for all calls, and every row. The
 * origin is where its examples find the API.
 */
export function apiManual(rows: readonly Row[], origin = "http://localhost:3000"): string {
	const chapters = Map.groupBy(rows, nounOf);
	return [
		introduction(origin),
		...[...chapters].map(
			([noun, calls]) => `## ${titleOf(noun)}\n\n${calls.map(callText).join("\n\n")}`,
		),
		"",
	].join("\n\n");
}

const titles: Record<string, string> = {
	auth: "Signing in",
	seasonsleagues: "Leagues of seasons",
	teamLeague: "Teams and leagues",
	"player-game-stats": "Statistics of games",
	gamePeriods: "Game periods",
	playerAttributes: "Player attributes",
	stats: "Statistics",
	audit: "Trail",
};

function titleOf(noun: string): string {
	return titles[noun] ?? noun.charAt(0).toUpperCase() + noun.slice(1);
}

function callText(row: Row): string {
	const reading = readingOf(row);
	return [
		`### ${row.method} ${row.path.replaceAll(/:(\w+)/g, "{$1}")}`,
		`${row.purpose} For ${row.access.name}.`,
		...fieldTable(row, reading),
		`Answers ${namesIn(answerOf(row))}.`,
		`\`\`\`sh\n${exampleOf(row, reading)}\n\`\`\``,
	].join("\n\n");
}

function fieldTable(row: Row, { rest, listName }: Reading): string[] {
	if (rest.length === 0) return [];
	const rows = rest.map(([name, schema, isRequired]) => {
		const words = hasBody(row) ? [] : [parameterWords(row, name)];
		const about = [...(isRequired ? ["required"] : []), ...words].join(": ");
		return `| \`${name}\` | ${typeOf(schema)} | ${about} |`;
	});
	const list = listName === null ? [] : [`The list of \`${listName}\` may also be sent alone.`];
	return [["| field | type | |", "| --- | --- | --- |", ...rows].join("\n"), ...list];
}

/** A type in a few words. */
function typeOf(schema: JsonSchema): string {
	const { type, format, anyOf, items, properties, minimum, maximum, maxLength, examples } = schema;
	if (isFile(schema)) return "picture";
	if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(", ");
	if (schema.const !== undefined) return `\`${schema.const}\``;
	if (Array.isArray(examples) && type !== "integer") return withExamples(schema, examples);
	if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(" or ");
	if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(" or ");
	if (type === "array") return `list of ${typeOf(items ?? {})}`;
	if (type === "object") {
		const names = Object.keys(properties ?? {});
		return names.length === 0 ? "object" : `{ ${names.map((name) => `\`${name}\``).join(", ")} }`;
	}
	if (type === "integer" && maximum === 2 ** 31 - 1) return "id";
	if (type === "integer" && maximum !== undefined) return `whole number, ${minimum} to ${maximum}`;
	if (type === "integer") return minimum === 0 ? "whole number from 0" : "whole number";
	if (type === "boolean") return "`true` or `false`";
	if (format === "date") return "date";
	if (format === "date-time") return "moment";
	if (format === "HH:MM") return "time";
	if (format === "email") return "email address";
	if (type === "string") return maxLength === undefined ? "text" : `text, up to ${maxLength}`;
	return type ?? "anything";
}

function withExamples({ examples: _, ...schema }: JsonSchema, examples: unknown[]): string {
	return `${typeOf(schema)}, such as ${examples.map((one) => `\`${asText(one)}\``).join(" or ")}`;
}

function asText(example: unknown): string {
	return typeof example === "object" ? JSON.stringify(example) : String(example);
}

/** The fields of an answer, with those of what it is about. */
function namesIn(schema: JsonSchema): string {
	const all = schema.anyOf ?? [schema];
	const texts = all.map(({ properties = {} }) =>
		Object.entries(properties)
			.map(([name, field]) => `\`${name}\`${inner(field)}`)
			.join(", "),
	);
	return [...new Set(texts)].join("; or ") || "an object";
}

function inner(field: JsonSchema): string {
	const [one = field] = (field.anyOf ?? [field]).filter(({ type }) => type !== "null");
	const names = Object.keys((one.items ?? one).properties ?? {});
	if (names.length === 0) return "";
	const each = one.items === undefined ? "" : "each ";
	return ` (${each}${names.join(", ")})`;
}
