import { useMemo } from "react";
import { Link } from "react-router";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { type Column, DataTable } from "../../../components/list/data-table.tsx";
import type { Selection } from "../../../components/list/use-selection.ts";
import { words } from "../../../words.ts";
import { ResultButton, resultOf, StatusWord } from "../../game/list/game-result.tsx";
import { type ListedGame, matchupOf } from "../../game/list/listed-game.ts";
import { statusWord } from "../../game/list/status-words.ts";
import { leagueStatus } from "../league-status.ts";

type GameTableProps = {
	games: readonly ListedGame[];
	selection: Selection;
	onScore: (game: ListedGame) => void;
};

/** ID, Date, Matchup, Location, Time, Status and Results, after the choice. */
export function GameTable({ games, selection, onScore }: GameTableProps) {
	const today = todayHere();
	const columns = useMemo<Column<ListedGame>[]>(
		() => [
			{ name: "ID", sort: ({ id }) => id, cell: ({ id }) => id },
			{
				name: words.common.date,
				sort: ({ date, time }) => date && `${date} ${time ?? "99"}`,
				cell: ({ date }) => (date === null ? "-" : formatGameDate(date, words.language)),
			},
			{
				name: words.common.matchup,
				isTitle: true,
				sort: matchupOf,
				cell: (game) => <Link to={`/games/${game.id}`}>{matchupOf(game)}</Link>,
			},
			{
				name: words.common.location,
				sort: ({ location }) => location,
				cell: ({ location }) => location ?? "-",
			},
			{
				name: words.common.time,
				sort: ({ time }) => time,
				cell: ({ time }) => formatGameTime(time, words) ?? "-",
			},
			{
				name: words.common.status,
				sort: (game) => statusWord(leagueStatus(game)),
				cell: (game) => <StatusWord {...game} status={leagueStatus(game)} />,
			},
			{
				name: words.common.results,
				sort: resultOf,
				cell: (game) => <ResultButton game={game} today={today} onScore={onScore} />,
			},
		],
		[today, onScore],
	);
	return (
		<DataTable
			caption={words.league.gamesOfTheLeague}
			rows={games}
			columns={columns}
			selection={selection}
			nameOf={({ id, ...game }) => words.league.gameOf({ id, matchup: matchupOf(game) })}
		/>
	);
}
