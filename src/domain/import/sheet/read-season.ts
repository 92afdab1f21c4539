import type { StatDefinition } from "../../stats/stat-definition.ts";
import { type LinesByGame, linesByGame } from "../lines-by-game.ts";
import { type Findings, inOrder, type RemarkList, Remarks } from "../remarks.ts";
import { askAboutSpellings, type SpelledTeam } from "../team-spellings.ts";
import { weighPoints } from "../weigh-points.ts";
import { captainsIn, playersIn, type SheetPlayer } from "./players-in-sheets.ts";
import { readBoxScores, type SheetLine } from "./read-box-scores.ts";
import { readGames, type SheetGame } from "./read-games.ts";
import { readRosters, rostersOf, type SheetRosters } from "./read-rosters.ts";
import type { Sheet } from "./sheet.ts";
import type { StatColumn } from "./stat-columns.ts";

/** What the spreadsheets say about a season, checked. Only to be used when there are no problems. */
export type SeasonSheets = {
	games: SheetGame[];
	lines: LinesByGame;
	stats: StatColumn[];
	players: SheetPlayer[];
	/** By league. */
	rosters: SheetRosters[];
	/** Player key by team name. */
	captains: Map<string, string>;
	/** Names of teams in the order of their first game. */
	teams: string[];
	/** Names of periods in the order of the columns. */
	periods: string[];
};

/** What has to be known to read the sheets: the organization's zone, statistics and teams. */
export type Known = {
	timeZone: string;
	definitions: readonly StatDefinition[];
	teamNames: readonly string[];
};

/** Reads and checks the sheets. Everything that is wrong is found at once. */
export function readSeason(
	sheets: { games: Sheet | null; boxScores: Sheet | null; rosters?: Sheet | null },
	known: Known,
): SeasonSheets & { findings: Record<keyof Findings, RemarkList> } {
	const findings: Findings = { problems: new Remarks(), warnings: new Remarks() };
	const games = sheets.games === null ? [] : readGames(sheets.games, known.timeZone, findings);
	const { lines, stats } =
		sheets.boxScores === null
			? { lines: [], stats: [] }
			: readBoxScores(sheets.boxScores, known.definitions, findings);
	const rosterRows = sheets.rosters ? readRosters(sheets.rosters, findings) : [];
	const files = {
		games: sheets.games?.file ?? "",
		boxScores: sheets.boxScores?.file ?? "",
		rosters: sheets.rosters?.file ?? "",
	};
	const cells = [
		...teamCells(files, games, lines),
		...rosterRows.map(({ line, team }) => ({
			file: files.rosters,
			line,
			column: "team",
			name: team,
		})),
	];
	findings.problems.push(...askAboutSpellings(cells, known.teamNames));
	const byGame = linesByGame(games, lines, files, findings);
	weighPoints(games, { lines: byGame, stats }, files, findings);
	return {
		games,
		lines: byGame,
		stats,
		players: playersIn(games, byGame, files.boxScores, findings),
		rosters: rostersOf(rosterRows, files.rosters, findings),
		captains: captainsIn(games, byGame),
		teams: [...new Set(games.flatMap((game) => [game.home, game.away]))],
		periods: [...new Set(games.flatMap((game) => game.periods.map(({ name }) => name)))],
		findings: { problems: inOrder(findings.problems), warnings: inOrder(findings.warnings) },
	};
}

function teamCells(
	files: { games: string; boxScores: string },
	games: readonly SheetGame[],
	lines: readonly SheetLine[],
): SpelledTeam[] {
	return [
		...games.flatMap(({ line, home, away }) => [
			{ file: files.games, line, column: "home_team", name: home },
			{ file: files.games, line, column: "away_team", name: away },
		]),
		...lines.map(({ line, team }) => ({ file: files.boxScores, line, column: "team", name: team })),
	];
}
