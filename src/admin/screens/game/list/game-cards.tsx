import { memo } from "react";
import { hasScore } from "#domain/game/game.ts";
import { formatFullDate, formatGameTime } from "#domain/time/format.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { placeName } from "#ui/sport/stored-words.ts";
import { useDrawnRows } from "../../../components/list/use-drawn-rows.ts";
import { siteWords, words } from "../../../words.ts";
import { byDay } from "./days.ts";
import styles from "./game-cards.module.css";
import { ResultButton, StatusWord } from "./game-result.tsx";
import { type GameActions, Matchup, MoreButton } from "./game-table.tsx";
import type { ListedGame } from "./listed-game.ts";
import { statusTone } from "./status-words.ts";

type GameCardsProps = GameActions & {
	games: readonly ListedGame[];
	today: string;
	opensAt: number;
};

/** The games day by day; a click on a card opens its game, its buttons do only what they say. */
export function GameCards({ games, today, opensAt, ...actions }: GameCardsProps) {
	const drawn = useDrawnRows(games, null, opensAt);
	return (
		<div className="stack">
			{byDay(drawn).map(({ date, games: ofDay }) => (
				<section
					key={date ?? "none"}
					data-day={date}
					aria-labelledby={`day-${date}`}
					className="stack stack-3"
				>
					<h2 id={`day-${date}`} className={styles.heading}>
						{date === null ? words.common.dateToBeSet : formatFullDate(date, words.language)}
						{date === today && <Badge tone="win">{words.game.today}</Badge>}
					</h2>
					<div className="cards">
						{ofDay.map((game) =>
							game.isWaiting ? (
								<WaitingCard key={game.id} game={game} />
							) : (
								<AdminCard key={game.id} game={game} today={today} {...actions} />
							),
						)}
					</div>
				</section>
			))}
		</div>
	);
}

type AdminCardProps = GameActions & { game: ListedGame; today: string };

const AdminCard = memo(function AdminCard({ game, today, onScore, onMenu }: AdminCardProps) {
	return (
		<article className={styles.card}>
			<GameCard game={game} isDateShown={false} />
			<div className={styles.actions}>
				<span className={styles.status}>
					{!isSaidAbove(game) && <StatusWord status={game.status} isDraft={game.isDraft} />}
				</span>
				<ResultButton isScoreShown game={game} today={today} onScore={onScore} />
				<MoreButton game={game} onMenu={onMenu} />
			</div>
		</article>
	);
});

/** Who comes is not known yet; its stage says when and where it is. */
function WaitingCard({ game }: { game: ListedGame }) {
	const { time, location, league, isDraft } = game;
	const said = [formatGameTime(time, words), placeName(siteWords, location), league.name];
	return (
		<article className={styles.card}>
			<div className="card stack-2">
				<Matchup game={game} />
				<span className="hint">{said.filter(Boolean).join(" · ")}</span>
			</div>
			<div className={styles.actions}>
				<span className={styles.status}>
					<StatusWord status={game.status} isDraft={isDraft} />
				</span>
			</div>
		</article>
	);
}

/**
 * What deviates from the plan has its badge in the card's first line already, and "Scheduled" under
 * "Final" reads as if nothing had been saved, "Completed" says it again; the table shows the stored status
 * (rule `completed-in-season-league`).
 */
function isSaidAbove(game: ListedGame): boolean {
	return statusTone(game.status) !== "plain" || hasScore(game);
}
