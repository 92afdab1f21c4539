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
				name: "Date",
				sort: ({ date, time }) => date && `${date} ${time ?? "99"}`,
				cell: ({ date }) => (date === null ? "-" : formatGameDate(date, words.language)),
			},
			{
				name: "Matchup",
				isTitle: true,
				sort: matchupOf,
				cell: (game) => <Link to={`/games/${game.id}`}>{matchupOf(game)}</Link>,
			},
			{
				name: "Location",
				sort: ({ location }) => location,
				cell: ({ location }) => location ?? "-",
			},
			{
				name: "Time",
				sort: ({ time }) => time,
				cell: ({ time }) => formatGameTime(time, words) ?? "-",
			},
			{
				name: "Status",
				sort: (game) => statusWord(leagueStatus(game)),
				cell: (game) => <StatusWord status={leagueStatus(game)} isDraft={game.isDraft} />,
			},
			{
				name: "Results",
				sort: resultOf,
				cell: (game) => <ResultButton game={game} today={today} onScore={onScore} />,
			},
		],
		[today, onScore],
	);
	return (
		<DataTable
			caption="Games of the league"
			rows={games}
			columns={columns}
			selection={selection}
			nameOf={({ id, ...game }) => `game ${id}, ${matchupOf(game)}`}
		/>
	);
}
