import type { Row } from "./endpoint.ts";
import { isFile, type JsonSchema, type Reading } from "./openapi.ts";

/** One good call of a row, in the words of the manual's shell function. */
export function exampleOf(row: Row, { rest }: Reading): string {
	const path = row.path.replaceAll(/:(\w+)/g, (_, name) => pathSamples[name] ?? "1");
	const required = rest.filter(([, , isRequired]) => isRequired);
	if (row.method === "GET" || row.method === "DELETE") {
		const asked =
			inputs[`${row.method} ${row.path}`] ??
			Object.fromEntries(required.map(([name, schema]) => [name, sampleOf(name, schema)]));
		const query = Object.entries(asked)
			.map((pair) => pair.join("="))
			.join("&");
		const address = query === "" ? path : `'${path}?${query}'`;
		return `call ${row.method} ${address}`;
	}
	const files = required.filter(([, schema]) => isFile(schema));
	if (files.length > 0) {
		return `call ${row.method} ${path} ${files.map(([name]) => `-F ${name}=@team.jpg`).join(" ")}`;
	}
	const body = inputs[`${row.method} ${row.path}`] ?? bodyOf(row, rest);
	const sent = Object.keys(body).length === 0 ? "" : ` '${JSON.stringify(body)}'`;
	return `call ${row.method} ${path}${sent}`;
}

const pathSamples: Record<string, string> = {
	kind: "team",
	slug: "hoops",
	domain: "hoops.example",
};

/** Where the fields that must be there, or the first ones, tell little. */
const inputs: Record<string, object> = {
	...both("POST", ["/admin/organizations", "/organizations"], {
		name: "Hoops",
		slug: "hoops",
		sportIds: [1],
		timeZone: "America/Los_Angeles",
	}),
	"PUT /organizations/:id": { brandColor: "#1d4ed8", timeZone: "America/Los_Angeles" },
	"POST /usersv2": { username: "casey", role: "org_owner", organization_id: 1 },
	...both("PUT", ["/users/:id", "/usersv2/:id"], { resetPassword: true }),
	"POST /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players": {
		firstName: "Ann",
		lastName: "Lee",
	},
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId": { captain: "Ann Lee" },
	...both("PUT", ["/players/:id", "/playersv2/:id"], {
		lastName: "Lee",
		attributes: [{ attribute_id: 1, value: "23" }],
	}),
	"POST /seasonsv2/:seasonId/leagues/:leagueId/stages": {
		name: "Playoffs",
		format: { kind: "single", teams: 8, bestOf: { final: 5, semiFinal: 3, earlier: 3 } },
	},
	"PUT /seasonsv2/:id/lock": {
		isLocked: false,
		reason: "A score was entered the wrong way round.",
	},
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/honors": {
		honors: [
			{ place: 1, teamId: 1 },
			{ place: 2, teamId: 2 },
			{ award: "MVP", playerId: 1, teamId: 1 },
		],
	},
	"PUT /posts/:id": { isPinned: true, bannerUntil: "2026-03-09" },
	"PUT /stages/:id": { seedsOn: "2026-03-30", minGames: 5 },
	"POST /teamLeague/assign": { teamId: 1, leagueId: 1 },
	"PUT /gamesv2/:id/details": { date: "2026-03-09", time: "19:00", location: "Main gym" },
	"POST /schedules": {
		leagueId: 1,
		name: "Spring",
		startDate: "2026-03-02",
		numWeeks: 10,
		gameDays: ["Monday"],
		timeSlots: ["18:00", "19:00"],
	},
	"GET /schedules/:id/trial": { gameId: 1, date: "2026-03-09", time: "19:00" },
	"PUT /schedules/:id": { startDate: "2026-03-09", numWeeks: 8 },
	"POST /schedules/together": { scheduleIds: [1, 2], effort: "quick" },
	"POST /venues": { name: "North Gym", address: "1 Court St", courts: ["Court 1", "Court 2"] },
	"PUT /venues/:id": { hours: [{ day: "Monday", from: "18:00", until: "23:00" }] },
	"POST /businesses": { name: "Ball Gym", sport: ["basketball"], city: ["Los Angeles"] },
	"PUT /businesses/:id": { website: "https://ballgym.example/", signupStatus: "closed" },
};

function both(method: string, paths: readonly string[], body: object): Record<string, object> {
	return Object.fromEntries(paths.map((path) => [`${method} ${path}`, body]));
}

/** What must be there; where nothing must, the first ordinary fields. */
function bodyOf(row: Row, rest: Reading["rest"]): object {
	const required = rest.filter(([, , isRequired]) => isRequired);
	const shown = required.length > 0 ? required : rest.filter(isOrdinary).slice(0, 3);
	return Object.fromEntries(
		shown.map(([name, schema]) => [name, name === "name" ? nameIn(row) : sampleOf(name, schema)]),
	);
}

/** No pictures, and nobody else's name. */
function isOrdinary([name, schema]: Reading["rest"][number]): boolean {
	return !isFile(schema) && !/^(userId|organization_id|domain|slug|copyFrom\w+)$/.test(name);
}

const names: Record<string, string> = {
	leagues: "Monday D1",
	teams: "Hawks",
	gamePeriods: "Overtime 3",
	playerAttributes: "Nickname",
	stats: "Deflections",
};

function nameIn({ path }: Row): string {
	const noun = path.split("/").findLast((word) => word !== "" && !word.startsWith(":")) ?? "";
	return names[noun.replace(/v2$/, "")] ?? "Spring 2026";
}

const samples: Record<string, unknown> = {
	username: "casey",
	password: "correct horse 9",
	firstName: "Ann",
	lastName: "Lee",
	abbreviation: "DFL",
	finishDate: "2026-05-31",
};

function sampleOf(name: string, schema: JsonSchema): unknown {
	if (name in samples) return samples[name];
	const [one = schema] = (schema.anyOf ?? [schema]).filter(({ type }) => type !== "null");
	const type = Array.isArray(one.type) ? one.type[0] : one.type;
	if (Array.isArray(one.examples)) return one.examples[0];
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
	return "text";
}
