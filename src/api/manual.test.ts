import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import type { Row } from "./endpoint.ts";
import { apiManual } from "./manual.ts";
import { exampleOf } from "./manual-examples.ts";
import { shellFunctions } from "./manual-text.ts";
import { readingOf } from "./openapi.ts";
import { apiRows } from "./routes.ts";
import { guideScript, seasonGuide } from "./season-guide.ts";

const manual = apiManual(apiRows);

test("docs/api.md is what `npm run api:print` prints", () => {
	const printed = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
	expect(printed === manual, "Run `npm run api:print`.").toBe(true);
});

test("every call is in it, with its purpose, its rule and an example", () => {
	for (const { method, path, purpose, access } of apiRows) {
		const heading = `### ${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}\n\n${purpose} For ${access.name}.`;
		expect(manual).toContain(heading);
		expect(manual).toContain(`call ${method} `);
	}
});

test.each(["sh", "bash"])("the function `call` puts AS behind any address, in %s", (shell) => {
	const script = `BASE=/api\n${shellFunctions}\ncurl() { for last in "$@"; do :; done; echo "$last"; }
		call GET /trash; AS=organization_id=1; call GET /trash; call GET '/games?date=2026-03-09'`;
	const printed = execFileSync(shell, ["-c", script], { cwd: tmpdir(), encoding: "utf8" });
	expect(printed.split("\n").filter(Boolean)).toEqual([
		"/api/trash",
		"/api/trash?organization_id=1",
		"/api/games?date=2026-03-09&organization_id=1",
	]);
	expect(manual).toContain(shellFunctions);
});

test("an example that is no text stands as JSON", () => {
	expect(manual).not.toContain("[object");
	expect(manual).toContain('such as `[{"name":"Ball Gym"}]`');
});

test("choices are named", () => {
	expect(manual).toContain("| `gameDays` | list of `Sunday`, `Monday`");
	expect(manual).toContain("| `status` | `scheduled`, `in_progress`");
	expect(manual).toContain("| `category` | list of `men`, `women`");
});

test("every example is read by its call", () => {
	for (const row of apiRows) {
		const { example, input } = exampleInput(row);
		expect(row.reads.safeParse(input).error?.issues ?? [], example).toEqual([]);
	}
});

describe.each(engines)("$name: the guide through a season", ({ open }) => {
	test("leads to the standings", async () => {
		const api = await startApi({ database: await open() });
		const [sport] = await api.platform.organizations.listSports();
		const basketball =
			sport ??
			(await api.platform.organizations.insertSport({ name: "Basketball", type: "basketball" }));
		const hoops = await addOrganization(api, { slug: "hoops", sports: [basketball] });
		await addUser(api, { username: "casey", role: "staff", organizationId: hoops.id });
		const casey = await api.signedIn("casey");
		await casey.post("/api/statsv2/reset", { sport_id: basketball.id });
		const ids = new Map<string, string>();
		const fill = (text: string) => text.replaceAll(/\$([A-Z]+)/g, (_, name) => ids.get(name) ?? "");
		let text = "";
		for (const { method, path, body, keeps } of seasonGuide) {
			const sent = JSON.stringify(body)?.replaceAll(/"(\$[A-Z]+)"/g, "$1");
			const address = `/api${fill(path)}`;
			const answered =
				method === "GET"
					? await casey.get(address)
					: await (method === "POST" ? casey.post : casey.put)(address, fill(sent ?? "{}"));
			text = await answered.text();
			expect(answered.status, `${method} ${address} ${text}`).toBe(200);
			if (keeps === undefined) continue;
			// As the shell does it: the first id after the last time the field is named.
			const from = keeps.after === undefined ? 0 : text.lastIndexOf(`"${keeps.after}":`);
			ids.set(keeps.name, /"id":(\d+)/.exec(text.slice(from))?.[1] ?? "");
		}
		const { teams } = JSON.parse(text) as { teams: { name: string; wins: number }[] };
		expect(teams).toMatchObject([
			{ name: "Hawks", wins: 1, losses: 0, rank: 1 },
			{ name: "Owls", wins: 0, losses: 1, rank: 2 },
		]);
		const player = await casey.get(`/api/players/${ids.get("ANN")}`);
		expect(await player.text()).toContain('"value":21');
		await api.database.close();
	});

	test("stands in the manual as a script", () => {
		expect(manual).toContain(guideScript().trim());
		expect(guideScript()).toContain("home_team_id\":'$HAWKS',");
	});
});

/** What a row would be given by its example. */
function exampleInput(row: Row): { example: string; input: object } {
	const example = exampleOf(row, readingOf(row));
	const [, address = "", body = "{}", file] =
		/^call \w+ '?([^' ]+)'?(?: '(.*)'| -F (\w+)=@.+)?$/.exec(example) ?? [];
	const { pathname, searchParams } = new URL(address, "http://fieldhouse.test");
	const words = pathname.split("/");
	const inPath = row.path
		.split("/")
		.flatMap((word, index) => (word.startsWith(":") ? [[word.slice(1), words[index]]] : []));
	const sent = { ...Object.fromEntries(searchParams), ...JSON.parse(body) };
	if (file !== undefined) sent[file] = new File(["picture"], "team.jpg");
	return { example, input: { ...sent, ...Object.fromEntries(inPath) } };
}
