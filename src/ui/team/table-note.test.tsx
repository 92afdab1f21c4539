import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rulesOf } from "#domain/standings/rule-presets.ts";
import { computeStandings, type StandingsTeam } from "#domain/standings/standings.ts";
import { plainRules, type Ruling, type TableRules } from "#domain/standings/table-rules.ts";
import { wordsOf } from "#words/words.ts";
import { BaseProvider } from "../link.tsx";
import { WordsProvider } from "../words.tsx";
import { StandingsTable } from "./standings-table.tsx";
import { TableNote } from "./table-note.tsx";

test("the usual order is said in its own sentence", () => {
	expect(note(plainRules)).toContain(wordsOf("en").standings.rankRule);
	expect(note(plainRules)).not.toContain("A result is worth");
});

test("other rules say what a result is worth, and the order line by line", () => {
	const text = note(rulesOf("fiba"));
	expect(text).toContain("A result is worth: a win 2, a loss 1, a forfeit 0.");
	expect(text).toContain("Head to head: results of the games between them");
	expect(text).toContain("the others begin again with the first line");
	const hockey = note(rulesOf("hockey"));
	expect(hockey).toContain("a win 2, a loss in overtime 1, a loss 0.");
	expect(hockey).toContain("Teams that stay level go on to the next line");
	const own: TableRules = { ...plainRules, criteria: [{ by: "difference", cap: 20 }] };
	expect(note(own)).toContain("Difference in all games, at most 20 a game");
	expect(note(own)).not.toContain("Head to head");
	expect(note(rulesOf("fivb"))).toContain("Ratio of sets");
	expect(note({ ...rulesOf("fivb"), countsSets: false })).toContain("Ratio of scored and conceded");
});

test("what was taken from a team stands above, with the reason", () => {
	const taken: Ruling = {
		kind: "penalty",
		entryId: 1,
		of: "points",
		amount: 1,
		reason: "Came without a ball.",
	};
	expect(note(rulesOf("uefa"), [taken])).toContain("Ants: 1 point taken. Came without a ball.");
	expect(note(rulesOf("uefa"), [{ ...taken, amount: 2 }], "fr")).toContain(
		"Ants\u00a0: 2 points retirés. Came without a ball.",
	);
});

test("a team that is in no row any more is named with its reason", () => {
	const [ants] = teams;
	const withdrawal = { date: "2026-05-02", reason: "No players.", games: "annulled" as const };
	const gone = ants === undefined ? [] : [{ ...ants, name: "Crabs", withdrawal }];
	expect(note(plainRules, [], "en", gone)).toContain(
		"Crabs withdrew on May 2, 2026. No players. Their games are annulled and count for nobody.",
	);
});

test("columns follow the rules", () => {
	expect(headings(rulesOf("plain"))).toBe("# Team W L PCT GB");
	expect(headings(rulesOf("uefa"))).toBe("# Team GP W T L Pts");
	expect(headings(rulesOf("hockey"))).toBe("# Team GP W L OTL Pts");
	expect(headings(rulesOf("fivb"))).toBe("# Team GP W L Pts");
	expect(headings(rulesOf("fivb"), "score")).toContain("Away SW SL SR PR Captain");
	expect(headings(rulesOf("baseball"))).toBe("# Team W L PCT GB");
	expect(headings(rulesOf("uefa"), undefined, "fr")).toBe("# Équipe MJ V N D Pts");
});

const teams = ["Ants", "Bears"].map((name, index) => ({
	entryId: index + 1,
	teamId: index + 10,
	name,
	logoUrl: null,
	captainName: null,
	captainId: null,
}));

const game = {
	id: 1,
	homeEntryId: 1,
	awayEntryId: 2,
	date: "2026-05-01",
	time: null,
	status: "completed" as const,
	forfeitedBy: null,
	score: { home: 2, away: 1 },
};

type Language = "en" | "fr" | "es";

function note(
	rules: TableRules,
	rulings: Ruling[] = [],
	language: Language = "en",
	gone: StandingsTeam[] = [],
): string {
	const rows = computeStandings(teams, [game], { rules, rulings });
	return renderToStaticMarkup(
		<WordsProvider words={wordsOf(language)}>
			<TableNote table={{ rows, rules, gone }} />
		</WordsProvider>,
	);
}

function headings(rules: TableRules, counts?: "score", language: Language = "en"): string {
	const word = { short: "S", name: "Score" };
	const score = counts && { counts, made: word, allowed: word, difference: "", perGame: word };
	const rows = computeStandings(teams, [game], { rules, rulings: [] });
	const html = renderToStaticMarkup(
		<BaseProvider base="">
			<WordsProvider words={wordsOf(language)}>
				<StandingsTable rows={rows} rules={rules} caption="Table" {...(score && { score })} />
			</WordsProvider>
		</BaseProvider>,
	);
	const cells = [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)];
	return cells.map(([, text = ""]) => text.replaceAll(/<[^>]*>/g, "")).join(" ");
}
