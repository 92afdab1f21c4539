import type { Answered } from "#api/client.ts";
import { boxScoresSheet, type LineToWrite } from "#domain/export/box-scores-sheet.ts";
import { type GameToWrite, gamesSheet } from "#domain/export/games-sheet.ts";
import { type PersonToWrite, playersSheet, rostersSheet } from "#domain/export/people-sheets.ts";
import type { Rows } from "#domain/export/rows.ts";
import { standingsSheet } from "#domain/export/standings-sheet.ts";
import { scoreWords } from "#domain/sport/score-words.ts";
import { parseMinutes } from "#domain/stats/line/minutes.ts";
import { client } from "../../client.ts";
import { words } from "../../words.ts";
import { toScore } from "./wire-games.ts";

export type SeasonLeague = { seasonId: number; leagueId: number };
export type SeasonExport = "standings" | "schedule" | "rosters" | "box-scores";

/** What can be exported of a season-league, and what the buttons say. */
export const seasonExports: readonly { what: SeasonExport; label: string }[] = [
	{ what: "standings", label: words.common.standings },
	{ what: "schedule", label: words.common.scheduleAndResults },
	{ what: "rosters", label: words.common.rosters },
	{ what: "box-scores", label: words.common.boxScores },
];

type Sheets = Answered<"GET", "/seasonsv2/:seasonId/leagues/:leagueId/box-scores">;
type Teams = Answered<"GET", "/seasonsv2/:seasonId/leagues/:leagueId/teams">["teams"];
type Table = Answered<"GET", "/seasonsv2/:seasonId/leagues/:leagueId/table">["table"];
type Players = Answered<"GET", "/playersv2">["players"];
type RosterPlayer = Teams[number]["players"][number];

const seasonPath = "/seasonsv2/:seasonId/leagues/:leagueId";

/** One of the spreadsheets of a season-league, as it is now. */
export async function seasonRows(what: SeasonExport, place: SeasonLeague): Promise<Rows> {
	if (what === "rosters") return rosterRows((await client.get(`${seasonPath}/teams`, place)).teams);
	const sheets = client.get(`${seasonPath}/box-scores`, place);
	if (what === "schedule") return scheduleRows(await sheets);
	if (what === "box-scores") return boxScoreRows(await sheets);
	const { table } = await client.get(`${seasonPath}/table`, place);
	return standingsRows(table, await sheets);
}

/** All players of the organization. */
export async function playerRows(): Promise<Rows> {
	return toPlayerRows((await client.get("/playersv2")).players);
}

export function scheduleRows({ games }: Pick<Sheets, "games">): Rows {
	return gamesSheet(games.map(toGame));
}

export function boxScoreRows({ games, lines, allStats }: Sheets): Rows {
	const externalIds = new Map(games.map((game) => [game.id, game.externalId]));
	return boxScoresSheet(
		lines.map((line) => toLine(line, externalIds.get(line.gameId) ?? "")),
		allStats,
	);
}

export function standingsRows({ rows, rules }: Table, { sport }: Pick<Sheets, "sport">): Rows {
	const named = rows.map(({ captain: captainName, ...row }) => ({ ...row, captainName }));
	return standingsSheet(named, scoreWords(sport), rules);
}

export function rosterRows(teams: Teams): Rows {
	return rostersSheet(
		teams.flatMap((team) =>
			team.players.map((player) => ({
				...toPerson(player, team.name),
				isCaptain: player.id === team.captainId,
			})),
		),
	);
}

export function toPlayerRows(players: Players): Rows {
	return playersSheet(players.map((player) => toPerson(player, player.team?.name ?? null)));
}

function toPerson(player: RosterPlayer, team: string | null): PersonToWrite {
	return {
		firstName: player.firstName,
		lastName: player.lastName ?? "",
		team,
		attributes: new Map(
			player.attributeValues.map(({ attribute, value }) => [attribute.name, value]),
		),
	};
}

function toGame(game: Sheets["games"][number]): GameToWrite {
	return {
		externalId: game.externalId,
		home: game.homeTeam,
		away: game.awayTeam,
		date: game.date,
		time: game.time,
		location: game.location,
		videoUrl: game.videoUrl,
		status: game.status,
		forfeitedBy: game.forfeitedBy,
		score: toScore(game),
		periods: game.periodScores.map(({ name, homeScore, awayScore }) => ({
			name,
			home: homeScore,
			away: awayScore,
		})),
	};
}

function toLine(line: Sheets["lines"][number], externalId: string): LineToWrite {
	return {
		externalId,
		team: line.team,
		firstName: line.firstName,
		lastName: line.lastName,
		number: line.number,
		position: line.position,
		isStarter: line.starter,
		isCaptain: line.captain,
		seconds: line.minutes === null ? null : parseMinutes(line.minutes),
		values: new Map(line.stats.map(({ statId, value }) => [statId, value])),
	};
}
