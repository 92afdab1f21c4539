import { useMemo } from "react";
import { Link } from "react-router";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import type { Selection } from "../../parts/use-selection.ts";
import { type ListedGame, matchupOf } from "../games/listed-game.ts";
import { statusTone, statusWord } from "../games/status-words.ts";
import { leagueStatus } from "./league-status.ts";
import styles from "./season-league.module.css";

type GameTableProps = {
	games: readonly ListedGame[];
	selection: Selection;
	onScore: (game: ListedGame) => void;
};

/** R2.123: ID, Date, Matchup, Location, Time, Status and Results, after the choice. */
export function GameTable({ games, selection, onScore }: GameTableProps) {
	const columns = useMemo<Column<ListedGame>[]>(
		() => [
			{ name: "ID", sort: ({ id }) => id, cell: ({ id }) => id },
			{
				name: "Date",
				sort: ({ date, time }) => date && `${date} ${time ?? "99"}`,
				cell: ({ date }) => (date === null ? "-" : formatGameDate(date)),
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
			{ name: "Time", sort: ({ time }) => time, cell: ({ time }) => formatGameTime(time) ?? "-" },
			{
				name: "Status",
				sort: (game) => statusWord(leagueStatus(game)),
				cell: (game) => <Status game={game} />,
			},
			{ name: "Results", cell: (game) => <Result game={game} onScore={onScore} /> },
		],
		[onScore],
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

function Status({ game }: { game: ListedGame }) {
	const status = leagueStatus(game);
	const tone = statusTone(status);
	return tone === "plain" ? statusWord(status) : <Badge tone={tone}>{statusWord(status)}</Badge>;
}

/** The visitors' points first, as in the matchup; the button says so to everyone. */
function Result({ game, onScore }: { game: ListedGame; onScore: (game: ListedGame) => void }) {
	const { score } = game;
	const isKnown = score !== null;
	return (
		<button
			type="button"
			className={styles.enter}
			data-known={isKnown}
			aria-label={`${isKnown ? `${score.away}–${score.home}, change` : "Enter"} result of ${matchupOf(game)}`}
			onClick={() => onScore(game)}
		>
			{isKnown ? (
				<span className={styles.result}>{`${score.away}–${score.home}`}</span>
			) : (
				"Enter result"
			)}
		</button>
	);
}
