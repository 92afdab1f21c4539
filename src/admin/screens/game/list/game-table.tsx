import { useMemo } from "react";
import { Link } from "react-router";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { placeName } from "#ui/sport/stored-words.ts";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { type Column, DataTable } from "../../../components/list/data-table.tsx";
import type { Selection } from "../../../components/list/use-selection.ts";
import { siteWords, words } from "../../../words.ts";
import type { OpenedMenu } from "./game-menu.tsx";
import { ResultButton, resultOf, StatusWord } from "./game-result.tsx";
import styles from "./game-table.module.css";
import { type ListedGame, matchupOf, placeOf } from "./listed-game.ts";
import { statusWord } from "./status-words.ts";

export type GameActions = {
	onScore: (game: ListedGame) => void;
	onMenu: (opened: OpenedMenu) => void;
};

type GameTableProps = GameActions & {
	games: readonly ListedGame[];
	selection: Selection;
	today: string;
	opensAt: number;
};

/** Games by date and time (rule `game-order`), until somebody sorts them otherwise. */
export function GameTable({ games, selection, today, opensAt, ...actions }: GameTableProps) {
	const { onScore, onMenu } = actions;
	const columns = useMemo<Column<ListedGame>[]>(
		() => [
			{ name: "ID", isNumber: true, sort: ({ id }) => id, cell: ({ id }) => id },
			{
				name: words.common.date,
				sort: ({ date, time }) => date && `${date} ${time ?? "~"}`,
				cell: ({ date }) => (
					<span className={styles.date}>
						{date === null ? "-" : formatGameDate(date, words.language)}
					</span>
				),
			},
			{
				name: words.common.matchup,
				isTitle: true,
				sort: matchupOf,
				cell: (game) => <Matchup game={game} />,
			},
			{
				name: words.common.league,
				sort: ({ league }) => league.name,
				cell: ({ league }) => <span className={styles.words}>{league.name}</span>,
			},
			{
				name: words.common.location,
				sort: ({ location }) => location,
				cell: ({ location }) => (
					<span className={styles.words}>{placeName(siteWords, location) ?? "-"}</span>
				),
			},
			{
				name: words.common.time,
				isNumber: true,
				sort: ({ time }) => time,
				cell: ({ time }) => formatGameTime(time, words) ?? "-",
			},
			{
				name: words.common.status,
				sort: ({ status }) => statusWord(status),
				cell: (game) => <StatusWord {...game} />,
			},
			{
				name: words.common.results,
				isNumber: true,
				sort: resultOf,
				cell: (game) =>
					game.isWaiting ? "-" : <ResultButton game={game} today={today} onScore={onScore} />,
			},
			{
				name: words.common.actions,
				isNameHidden: true,
				isNumber: true,
				cell: (game) => !game.isWaiting && <MoreButton game={game} onMenu={onMenu} />,
			},
		],
		[today, onScore, onMenu],
	);
	return (
		<DataTable
			caption={words.game.gamesOfTheSeason}
			rows={games}
			columns={columns}
			selection={selection}
			isSelectable={({ isWaiting }) => !isWaiting}
			nameOf={matchupOf}
			isFaded={({ status }) => status === "cancelled"}
			opensAt={opensAt}
		/>
	);
}

export function Matchup({ game }: { game: ListedGame }) {
	const { home, away } = game;
	return (
		<Link to={placeOf(game)} className={styles.matchup}>
			<span>{away.name}</span> <span>{words.game.atTeam({ name: home.name })}</span>
		</Link>
	);
}

type MoreButtonProps = { game: ListedGame; onMenu: GameActions["onMenu"] };

export function MoreButton({ game, onMenu }: MoreButtonProps) {
	return (
		<IconButton
			icon="more"
			label={words.game.moreFor({ matchup: matchupOf(game) })}
			onClick={({ currentTarget }) => onMenu({ game, button: currentTarget })}
		/>
	);
}
