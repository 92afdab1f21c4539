import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { scoreWords } from "#domain/sport/score-words.ts";
import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import { computeStandings, type StandingsTeam } from "#domain/standings/standings.ts";
import { plainRules } from "#domain/standings/table-rules.ts";
import { wordsOf } from "#words/words.ts";
import { BaseProvider } from "../link.tsx";
import { WordsProvider } from "../words.tsx";
import { StandingsTable } from "./standings-table.tsx";

const team = (entryId: number, changes: Partial<StandingsTeam> = {}): StandingsTeam => ({
	entryId,
	teamId: entryId + 10,
	name: `Team ${entryId}`,
	logoUrl: null,
	captainName: null,
	captainId: null,
	...changes,
});

const game = (id: number, home: number, away: number, points: [number, number]) => ({
	id,
	homeEntryId: home,
	awayEntryId: away,
	date: "2026-05-01",
	time: null,
	status: "completed" as const,
	forfeitedBy: null,
	score: { home: points[0], away: points[1] },
});

const render = (
	teams: StandingsTeam[],
	games: ReturnType<typeof game>[] = [],
	forecast?: Forecast,
) =>
	renderToStaticMarkup(
		<BaseProvider base="/hoops">
			<WordsProvider words={wordsOf("en")}>
				<StandingsTable
					rows={computeStandings(teams, games)}
					rules={plainRules}
					forecast={forecast}
					score={scoreWords({ name: "Soccer", type: "soccer" })}
					caption="Standings"
				/>
			</WordsProvider>
		</BaseProvider>,
	);

const ranks = (html: string) =>
	[...html.matchAll(/<td class="rank sticky">([^<]*)<\/td>/g)].map((match) => match[1]);

describe("StandingsTable", () => {
	test("writes - as the rank of a team without a game", () => {
		expect(ranks(render([team(1), team(2), team(3)], [game(1, 1, 2, [50, 40])]))).toEqual([
			"1",
			"-",
			"2",
		]);
	});

	test("writes win share without the zero, streak by its letter, difference with its sign", () => {
		const html = render([team(1), team(2)], [game(1, 1, 2, [50, 40])]);
		for (const text of ["1.000", ".000", "W1", "L1", "+10", "\u221210"]) {
			expect(html).toContain(`>${text}<`);
		}
	});

	test("marks who is sure with a letter that is said in words, and tells below what the letters mean", () => {
		const forecast = { teams: 1, outlooks: new Map([[1, "clinched" as const]]) };
		const html = render([team(1), team(2)], [game(1, 1, 2, [50, 40])], forecast);
		expect(html).toContain('<span class="visually-hidden">has clinched a place in the playoffs');
		expect(html.match(/>x</g)).toHaveLength(2);
		expect(html).not.toContain(">e<");
		expect(render([team(1)], [])).not.toContain("playoffs");
	});

	test("tells chances with a bar, or that they are being worked out; nobody is at 100 before it is sure", () => {
		const outlooks = new Map();
		const chance = (entryId: number, playoffs: number) => ({
			entryId,
			playoffs,
			first: 0.5,
			meanPlace: 1.5,
		});
		const chances = new Map([chance(1, 0.999), chance(2, 0.42)].map((it) => [it.entryId, it]));
		const html = render([team(1), team(2)], [], { teams: 1, outlooks, chances });
		expect(html).toContain('<abbr title="Chance of reaching the playoffs"');
		expect(html).toContain("&gt; 99%");
		expect(html).toContain(">42%<");
		expect(html).toContain('<rect width="16.8"');
		const coming = { teams: 1, outlooks, chances: "beingWorkedOut" as const };
		expect(render([team(1)], [], coming)).toContain("are being worked out");
	});

	test("heads its columns with abbreviations that are read aloud in full", () => {
		const heads = render([team(1)]).match(/<th scope="col".*?<\/th>/g) ?? [];
		const short = heads.filter((head) => head.includes("<abbr"));
		expect(short.length).toBeGreaterThan(4);
		for (const head of short) {
			const name = / title="([^"]+)"/.exec(head)?.[1];
			expect(head).toContain(` aria-label="${name}"`);
		}
	});

	test("links teams under the organization's address", () => {
		expect(render([team(1)])).toContain('href="/hoops/teams/11"');
	});

	test("links a captain with a profile and writes one without as plain text", () => {
		const html = render([
			team(1, { captainName: "Ann", captainId: 5 }),
			team(2, { captainName: "Bo" }),
		]);
		expect(html).toContain('href="/hoops/players/5"');
		expect(html).toContain(">Bo</td>");
		expect(html).not.toContain("null");
	});
});
