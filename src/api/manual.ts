import type { Row } from "./endpoint.ts";
import { answerOf, isFile, type JsonSchema, nounOf, type Reading, readingOf } from "./openapi.ts";
import { guideScript } from "./season-guide.ts";

/** The manual of the API in Markdown: how to begin, the rules for all calls, and every row. */
export function apiManual(rows: readonly Row[]): string {
	const chapters = Map.groupBy(rows, nounOf);
	return [
		introduction,
		...[...chapters].map(
			([noun, calls]) => `## ${titleOf(noun)}\n\n${calls.map(callText).join("\n\n")}`,
		),
		"",
	].join("\n\n");
}

const introduction = `# The Fieldhouse API

Everything a league does, by HTTP and JSON. This page is made of the calls themselves, so it is
complete and true for this installation; for programs there is [OpenAPI](/api/openapi.json).

## Begin with curl

Two functions for a shell. \`call\` keeps the cookies in a file and repeats the cookie \`XSRF-TOKEN\` as
the header \`X-XSRF-TOKEN\`, as every POST, PUT and DELETE must; \`id\` takes the first id out of an answer.

\`\`\`sh
BASE=http://localhost:3000/api

call() {
  method=$1 address=$BASE$2; shift 2
  if [ $# -eq 1 ]; then set -- -H 'Content-Type: application/json' -d "$1"; fi
  if [ -n "$AS" ]; then case $address in *?*) address="$address&$AS" ;; *) address="$address?$AS" ;; esac; fi
  token=$(awk '$6 == "XSRF-TOKEN" { print $7 }' jar.txt 2>/dev/null | tail -1)
  curl -s -b jar.txt -c jar.txt -X "$method" -H "X-XSRF-TOKEN: $token" "$@" "$address"; echo
}

id() { grep -o '"id":[0-9]*' | head -1 | cut -d: -f2; }
\`\`\`

The first call brings the token, the second one signs in. Signing in brings another token, which
\`call\` finds in its file.

\`\`\`sh
call GET /auth/check-auth
call POST /auth/login '{"username":"casey","password":"correct horse 9"}'
\`\`\`

A super administrator belongs to the platform and says for which league the calls are meant; staff
and owners need no such thing:

\`\`\`sh
AS=organization_id=1
\`\`\`

### A whole season

\`\`\`sh
${guideScript().trim()}
\`\`\`

## What holds for every call

- **For whom.** *Everybody*, signed in or not. *Visitors*: the same, who see the public face of a league,
  while its members see all of it. *Members*: staff and owners of the league. *Owners* of the league.
  *Accounts*: anybody signed in. *Super administrators*, who may do all of this everywhere.
- **Answers** are JSON objects. Ids and counts are numbers, dates \`YYYY-MM-DD\`, times \`HH:MM\`; what is
  missing is \`null\`, an empty list \`[]\`. A write answers \`success\` and a \`message\`.
- **Refusals** have a status, \`message\` (a sentence for people), \`code\`, and \`fields\` where fields are
  wrong: 400 malformed, 401 not signed in, 403 not allowed or without a good token, 404 missing or
  another organization's, 405 no such method, 409 in conflict, 413 too large, 415 not JSON, 422 invalid,
  429 and 503 come back after \`Retry-After\` seconds.
- **Whose data.** On a league's own domain it is that league's. On the product's host it is your own, and
  strangers name the league by \`?slug=\` or \`?domain=\`, which shows its public face to everybody.
- **Acting for somebody.** \`userId\` in the query acts for a colleague, whose sports then count. A super
  administrator may name any organization (\`organization_id\`, \`slug\`, \`domain\`) or user (\`userId\`).
- **Changing.** A PUT changes the fields it sends and leaves the others; empty text takes a value away.
- **Deleting.** What is deleted can be brought back for 30 days: \`GET /trash\`, \`POST /trash/{id}/restore\`.
- **Pictures** go as \`multipart/form-data\`: PNG, JPEG, WebP or GIF, up to 5 MiB. Lists in a form repeat
  their name with brackets, \`sportIds[]\`. With the function above:
  \`call PUT /players/1 -F firstName=Ann -F image=@ann.jpg\`.
- **Once.** With \`Idempotency-Key: …\` (1 to 200 visible characters, your choice) the same POST or PUT is
  carried out once within a day and answered alike, with \`Idempotency-Replayed: true\`.
- **Pages of lists.** Where \`limit\` and \`offset\` are read, without them everything comes, up to 5,000 rows.
- **Caching.** Public answers have an \`ETag\`; a request with \`If-None-Match\` gets 304 while nothing changed.
- **Spellings.** Paths with and without \`v2\` are two spellings of the same: they take their own words and
  answer with both (\`isActive\` and \`active\`, \`score_team1\` and \`score_home\`).`;

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
		`${row.purpose} For ${row.who}.`,
		...fieldTable(reading),
		`Answers ${namesIn(answerOf(row))}.`,
		`\`\`\`sh\n${curl(row, reading)}\n\`\`\``,
	].join("\n\n");
}

function fieldTable({ rest, listName }: Reading): string[] {
	if (rest.length === 0) return [];
	const rows = rest.map(
		([name, schema, isRequired]) =>
			`| \`${name}\` | ${typeOf(schema)} | ${isRequired ? "required" : ""} |`,
	);
	const list = listName === null ? [] : [`The list of \`${listName}\` may also be sent alone.`];
	return [["| field | type | |", "| --- | --- | --- |", ...rows].join("\n"), ...list];
}

/** A type in a few words. */
function typeOf(schema: JsonSchema): string {
	const { type, format, anyOf, items, properties, minimum, maximum, maxLength } = schema;
	if (isFile(schema)) return "picture";
	if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(", ");
	if (schema.const !== undefined) return `\`${schema.const}\``;
	if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(" or ");
	if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(" or ");
	if (type === "array") return `list of ${typeOf(items ?? {})}`;
	if (type === "object") {
		const names = Object.keys(properties ?? {});
		return names.length === 0 ? "object" : `{ ${names.map((name) => `\`${name}\``).join(", ")} }`;
	}
	if (type === "integer" && maximum === 2 ** 31 - 1) return "id";
	if (type === "integer" && maximum !== undefined) return `whole number, ${minimum} to ${maximum}`;
	if (type === "integer") return "whole number";
	if (type === "boolean") return "`true` or `false`";
	if (format === "date") return "date";
	if (format === "HH:MM") return "time";
	if (format === "email") return "email address";
	if (type === "string") return maxLength === undefined ? "text" : `text, up to ${maxLength}`;
	return type ?? "anything";
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

function curl(row: Row, { rest }: Reading): string {
	const path = row.path.replaceAll(/:(\w+)/g, "1");
	const required = rest.filter(([, , isRequired]) => isRequired);
	if (row.method === "GET" || row.method === "DELETE") {
		const query = required.map(([name, schema]) => `${name}=${sampleOf(name, schema)}`).join("&");
		const address = query === "" ? path : `'${path}?${query}'`;
		return `call ${row.method} ${address}`;
	}
	const shown = required.length > 0 ? required : rest.filter(isOrdinary).slice(0, 3);
	const body = Object.fromEntries(shown.map(([name, schema]) => [name, sampleOf(name, schema)]));
	const sent = shown.length === 0 ? "" : ` '${JSON.stringify(body)}'`;
	return `call ${row.method} ${path}${sent}`;
}

/** What is shown where nothing is required: no pictures, and nobody else's name. */
function isOrdinary([name, schema]: Reading["rest"][number]): boolean {
	return !isFile(schema) && !/^(userId|organization_id|domain|slug|copyFrom\w+)$/.test(name);
}

const samples: Record<string, unknown> = {
	username: "casey",
	password: "correct horse 9",
	email: "casey@hoops.example",
	firstName: "Ann",
	lastName: "Lee",
	abbreviation: "PTS",
	gameDays: ["Monday"],
	timeSlots: ["19:00"],
	location: "Main gym",
	status: "postponed",
	theme: "light",
};

function sampleOf(name: string, schema: JsonSchema): unknown {
	if (name in samples) return samples[name];
	const [one = schema] = (schema.anyOf ?? [schema]).filter(({ type }) => type !== "null");
	const type = Array.isArray(one.type) ? one.type[0] : one.type;
	if (one.enum !== undefined) return one.enum[0];
	if (type === "integer" || type === "number") return /2|away/.test(name) ? 2 : 1;
	if (type === "boolean") return true;
	if (type === "array") return [sampleOf("", one.items ?? {})];
	if (type === "object") {
		const required = one.required ?? [];
		return Object.fromEntries(
			required.map((key) => [key, sampleOf(key, one.properties?.[key] ?? {})]),
		);
	}
	if (one.format === "date") return "2026-03-02";
	if (one.format === "HH:MM") return "19:00";
	return /name$/i.test(name) ? "Spring 2026" : "text";
}
