import { byDateAndTime, type Game, type GameWithTeams, type Side } from "#domain/game/game.ts";
import { outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import type { WaitingGame } from "#domain/stage/waiting-game.ts";
import { labelled } from "#domain/text/labelled.ts";
import { formatWeekday, formatYearAfter } from "#domain/time/format.ts";
import { Badge } from "../kit/badge.tsx";
import { Table } from "../kit/table.tsx";
import { Link } from "../link.tsx";
import { placeName } from "../sport/stored-words.ts";
import { waitingAbout } from "../stage/waiting-text.ts";
import { useWords } from "../words.tsx";
import { GameSide, GameStatusText, WaitingSide } from "./game-card.tsx";
import { comingStatus, noteUnder, statusLine } from "./game-status.ts";
import { liveOn } from "./live.ts";
import styles from "./schedule-table.module.css";

type ScheduleTableProps = {
	/** In the order they are shown; games of one day stand together. */
	games: readonly GameWithTeams[];
	caption: string;
	/** A team's own schedule says whether it won or lost. */
	entryIds?: readonly number[];
	isLeagueShown?: boolean;
	/** Games whose teams are not both known, among the games of their day. */
	waiting?: readonly WaitingGame[];
	/** Who does not play, after the games of the day. */
	byes?: readonly ScheduleBye[];
};

/** Teams that have a bye, by name; without any, the team whose schedule it is. */
export type ScheduleBye = { date: string; leagueName: string; teams: readonly string[] };

/** Games grouped by day. Each row opens its game: by its link, and by a click anywhere on it. */
export function ScheduleTable(props: ScheduleTableProps) {
	const { games, caption, entryIds, isLeagueShown = false, waiting = [], byes = [] } = props;
	const words = useWords();
	const rows = waiting.length === 0 ? games : [...games, ...waiting].sort(byDateAndTime);
	return (
		<div className={styles.container}>
			<Table caption={caption} isCompact className={styles.schedule}>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">{words.schedule.when}</th>
						<th scope="col">{words.schedule.game}</th>
						<th scope="col">{words.schedule.place}</th>
					</tr>
				</thead>
				{byDay(rows, byes).map(({ date, games: ofDay, byes: ofWeek }) => (
					<tbody key={date ?? "none"} id={date === null ? undefined : `day-${date}`}>
						<tr className={styles.day}>
							<th scope="rowgroup" colSpan={3}>
								{date === null ? (
									words.game.dateToBeSet
								) : (
									<>
										{formatWeekday(date, words.language)}
										<span className={styles.year}>{formatYearAfter(date, words.language)}</span>
									</>
								)}
							</th>
						</tr>
						{ofDay.map((game) =>
							"names" in game ? (
								<WaitingRow key={game.id} game={game} isLeagueShown={isLeagueShown} />
							) : (
								<GameRow
									key={game.id}
									game={game}
									side={sideOf(game, entryIds)}
									isLeagueShown={isLeagueShown}
								/>
							),
						)}
						{ofWeek.map((bye) => (
							<ByeRow key={bye.leagueName} bye={bye} isLeagueShown={isLeagueShown} />
						))}
					</tbody>
				))}
			</Table>
		</div>
	);
}

type GameRowProps = { game: GameWithTeams; side: Side | null; isLeagueShown: boolean };

function GameRow({ game, side, isLeagueShown }: GameRowProps) {
	const words = useWords();
	const status = statusLine(game, words);
	const outcome = side === null ? null : outcomeFor(side, game);
	const note = noteUnder(game, isLeagueShown, words);
	return (
		<tr data-row-link data-game={`${game.id} row`} data-live={liveOn(game)}>
			<td className={styles.status}>
				<GameStatusText status={status} />
				{outcome !== null && (
					<Badge tone={outcome === "draw" ? "neutral" : outcome}>
						{words.schedule.outcome[outcome]}
					</Badge>
				)}
			</td>
			<td className={styles.game}>
				<Link to={`/games/${game.id}`} className={styles.link}>
					<GameSide game={game} side="away" status={status} />
					<GameSide game={game} side="home" status={status} />
				</Link>
				{note !== "" && <span className={styles.under}>{note}</span>}
			</td>
			<td className={styles.place}>{note}</td>
		</tr>
	);
}

type WaitingRowProps = { game: WaitingGame; isLeagueShown: boolean };

function WaitingRow({ game, isLeagueShown }: WaitingRowProps) {
	const words = useWords();
	const about = labelled(words, game.stage.name, waitingAbout(words, game));
	const note = [isLeagueShown && game.league.name, about, placeName(words, game.location)]
		.filter(Boolean)
		.join(" · ");
	return (
		<tr data-row-link>
			<td className={styles.status}>
				<GameStatusText status={comingStatus(game, words)} />
			</td>
			<td className={styles.game}>
				<Link to={`/games/${game.id}`} className={styles.link}>
					<WaitingSide game={game} side="away" />
					<WaitingSide game={game} side="home" />
				</Link>
				<span className={styles.under}>{note}</span>
			</td>
			<td className={styles.place}>{note}</td>
		</tr>
	);
}

function ByeRow({ bye, isLeagueShown }: { bye: ScheduleBye; isLeagueShown: boolean }) {
	const { leagueName, teams } = bye;
	const words = useWords();
	return (
		<tr className={styles.bye}>
			<td className={styles.status}>
				<Badge>{words.schedule.bye}</Badge>
			</td>
			<td className={styles.game}>
				{teams.length === 0 ? words.schedule.noGameThisWeek : teams.join(", ")}
				{isLeagueShown && <span className={styles.under}>{leagueName}</span>}
			</td>
			<td className={styles.place}>{isLeagueShown && leagueName}</td>
		</tr>
	);
}

type Row = GameWithTeams | WaitingGame;
type Day = { date: string | null; games: Row[]; byes: ScheduleBye[] };

/** Byes belong to the day they are of; a day with nothing but byes has its place among the others. */
function byDay(games: readonly Row[], byes: readonly ScheduleBye[]): Day[] {
	const days: Day[] = [];
	for (const game of games) {
		const last = days.at(-1);
		if (last?.date === game.date) last.games.push(game);
		else days.push({ date: game.date, games: [game], byes: [] });
	}
	for (const bye of byes) {
		const after = days.findIndex(({ date }) => date === null || date >= bye.date);
		const at = after === -1 ? days.length : after;
		const day = days[at];
		if (day?.date === bye.date) day.byes.push(bye);
		else days.splice(at, 0, { date: bye.date, games: [], byes: [bye] });
	}
	return days;
}

function sideOf(game: Game, entryIds: readonly number[] | undefined): Side | null {
	if (entryIds?.includes(game.homeEntryId)) return "home";
	return entryIds?.includes(game.awayEntryId) ? "away" : null;
}
