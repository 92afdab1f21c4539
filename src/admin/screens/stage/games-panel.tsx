import { useState } from "react";
import { Link } from "react-router";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { words } from "../../words.ts";
import { DatesDialog } from "./dates-dialog.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { LayDialog } from "./lay-dialog.tsx";
import { type NamedSeries, namedRounds, type Stage } from "./shown-stage.ts";
import styles from "./stage.module.css";

type GamesPanelProps = {
	stage: Stage;
	/** The newest change of it that is seen here. */
	lastChangeId: number;
};

/** Every series with its games: when they are, how they ended, and what the league decides. */
export function GamesPanel({ stage, lastChangeId }: GamesPanelProps) {
	const [dated, setDated] = useState<NamedSeries | null>(null);
	const [decided, setDecided] = useState<NamedSeries | null>(null);
	const [isLaying, setLaying] = useState(false);
	return (
		<Panel
			title={words.stage.games}
			aside={<QuietButton onClick={() => setLaying(true)}>{words.stage.lay}</QuietButton>}
		>
			<div className="stack-4">
				{namedRounds(stage).map((round) => (
					<section key={round.series[0]?.series.number} className="stack-2">
						<h3 className="label">{round.name}</h3>
						<ul className="lines">
							{round.series.map((named) => (
								<li key={named.series.number} className={styles.other}>
									<div className="breaks">
										<p>{words.stage.versus(named)}</p>
										{named.series.games.map((game) => (
											<p key={game.id} className="hint">
												<GameLine game={game} isLong={named.series.bestOf > 1} />
											</p>
										))}
									</div>
									<span className={styles.tools}>
										<IconButton
											icon="schedule"
											label={words.stage.dates(named)}
											onClick={() => setDated(named)}
										/>
										{named.series.home.team !== null && named.series.away.team !== null && (
											<IconButton
												icon="check"
												label={words.stage.decide(named)}
												onClick={() => setDecided(named)}
											/>
										)}
									</span>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
			<LayDialog stage={stage} isOpen={isLaying} onClose={() => setLaying(false)} />
			<DatesDialog
				stage={stage}
				named={dated}
				lastChangeId={lastChangeId}
				onClose={() => setDated(null)}
			/>
			<DecisionDialog stage={stage} named={decided} onClose={() => setDecided(null)} />
		</Panel>
	);
}

type Game = NamedSeries["series"]["games"][number];

/** "Game 2 · Fri 4 Apr · 19:00 · Main Gym", or how it ended. */
function GameLine({ game, isLong }: { game: Game; isLong: boolean }) {
	const { date, time, location, homeScore, awayScore, isKnown, isSpare } = game;
	const said = [
		isLong && words.stage.gameNumber(game),
		date === null ? words.stage.noDate : formatGameDate(date, words.language),
		formatGameTime(time, words),
		location,
		homeScore !== null && awayScore !== null && `${homeScore}–${awayScore}`,
		isSpare && words.stage.isSpare,
	];
	const text = said.filter(Boolean).join(" · ");
	return isKnown ? <Link to={`/games/${game.id}`}>{text}</Link> : text;
}
