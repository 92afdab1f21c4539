import { describe, expect, test } from "vitest";
import { RowsAsText } from "#api/endpoint.ts";
import { WireSentence } from "#api/said.ts";
import { addOrganization, addUser, startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { toJson, toLongJson } from "./tongue.ts";

describe.each(engines)("on $name", ({ open }) => {
	async function asked(language: string | null) {
		const api = await startApi({ database: await open() });
		const { id: organizationId } = await addOrganization(api, { slug: "hoops" });
		await addUser(api, { username: "staff", role: "staff", organizationId });
		const staff = await api.signedIn("staff");
		const headers: Record<string, string> =
			language === null ? {} : { "accept-language": language };
		const send = async (path: string, body: object) =>
			(await staff.post(path, body, headers)).json();
		return {
			added: await send("/api/seasons", { name: "Spring" }),
			nameless: await send("/api/seasons", {}),
			backwards: await send("/api/seasons", {
				name: "Fall",
				startDate: "2026-09-01",
				finishDate: "2026-08-01",
			}),
		};
	}

	test.each([null, "*", "en-US,en;q=0.9", "de-DE"])(
		"whoever asks for %s reads English",
		async (wish) => {
			const { added, nameless } = await asked(wish);
			expect(added.message).toBe("Spring created");
			expect(nameless).toMatchObject({
				message: "Season name is required.",
				error: "Season name is required.",
				fields: { name: "Season name is required." },
			});
		},
	);

	test("whoever asks for French is told in French what was done and what was not", async () => {
		const { added, nameless, backwards } = await asked("fr-CA,fr;q=0.9,en;q=0.8");
		expect(added.message).toBe("Ajout enregistré\u00a0: Spring");
		expect(nameless).toMatchObject({
			message: "Le nom de la saison est obligatoire.",
			code: "invalid",
			fields: { name: "Le nom de la saison est obligatoire." },
		});
		expect(backwards.message).toBe("Une saison ne peut pas finir avant de commencer.");
	});
});

test.each(["en", "fr"] as const)(
	"a long answer in %s is written as a short one is",
	async (language) => {
		const sayings = { "Spring created": "Ajout enregistré : Spring" };
		const tongue = { language, clock: 24, sayings } as const;
		const lines = Array.from({ length: 1001 }, (_, id) => ({
			id,
			said: new WireSentence("Spring created"),
			none: null,
			missing: undefined,
		}));
		const gaps = Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? undefined : at));
		for (const value of [
			{
				lines,
				gaps,
				count: 1,
				'a "name"': "x",
				nothing: undefined,
				few: [1],
				said: lines[0]?.said,
			},
			{ count: 1 },
			lines,
			null,
			"text",
		]) {
			expect(String(await toLongJson(tongue, value))).toBe(toJson(tongue, value));
		}
	},
);

test.each([0, 1, 3])(
	"rows that are text in %i pieces stand in a long answer as others do",
	async (count) => {
		const tongue = { language: "en", clock: 12, sayings: {} } as const;
		const rows = Array.from({ length: 2 * count }, (_, id) => ({ id, name: "Zoë" }));
		const pieces = Array.from({ length: count }, (_, at) => {
			const json = JSON.stringify(rows.slice(2 * at, 2 * at + 2));
			return new TextEncoder().encode(json.slice(1, -1));
		});
		const answer = { sport: null, lines: new RowsAsText(pieces) };
		for (const written of [await toLongJson(tongue, answer), toJson(tongue, answer)]) {
			expect(JSON.parse(String(written))).toEqual({ sport: null, lines: rows });
		}
	},
);
