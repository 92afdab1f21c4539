import { useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator, useSearchParams } from "react-router";
import { toWire } from "#api/wire-words.ts";
import { byDateAndTime, type Score, type ScoreStatus, type Side } from "#domain/game/game.ts";
import { labelled } from "#domain/text/labelled.ts";
import { formatGameDate, formatGameTime } from "#domain/time/format.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { client } from "../../../client.ts";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { useAction } from "../../../components/feedback/use-action.ts";
import { Field } from "../../../components/form/field.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { ScoreDialog } from "../change/score-dialog.tsx";
import { StatusWord } from "../list/game-result.tsx";
import { type ListedGame, matchupOf, toListedGame } from "../list/listed-game.ts";
import styles from "./game-night.module.css";

/** The games of an evening and what is done at their tables: who is here, the score, and who did not come. */
export const gameNight = screen(load, GameNight);

type Night = { date: string; games: ListedGame[] };

async function load({ request }: LoaderFunctionArgs): Promise<Night> {
	const date = new URL(request.url).searchParams.get("date") ?? todayHere();
	const { games } = await client.get("/gamesv2", { date });
	return { date, games: games.map(toListedGame).toSorted(byDateAndTime) };
}

function GameNight({ date, games }: Night) {
	const [, setAsked] = useSearchParams();
	const [scoring, setScoring] = useState<ListedGame | null>(null);
	const noShow = useNoShow();
	const { revalidate } = useRevalidator();
	const save = async (score: Score, status: ScoreStatus | undefined) => {
		const { id = 0 } = scoring ?? {};
		const scores = toWire({ homeScore: score.home, awayScore: score.away });
		const saved = await client.put("/gamesv2/:id/scores", { id, ...scores, status });
		await revalidate();
		return saved;
	};
	return (
		<>
			<ScreenHeader title={words.scorer.night}>
				{words.scorer.nightOf({ day: formatGameDate(date, words.language), count: games.length })}
			</ScreenHeader>
			<div className={styles.day}>
				<Field
					label={words.pass.day}
					name="date"
					type="date"
					value={date}
					onChange={({ target }) => target.value !== "" && setAsked({ date: target.value })}
				/>
			</div>
			{games.length === 0 ? (
				<Panel>
					<EmptyState title={words.pass.noGames} picture="games">
						{words.scorer.nobodyPlays}
					</EmptyState>
				</Panel>
			) : (
				<ul className={styles.games}>
					{games.map((game) => (
						<Card
							key={game.id}
							game={game}
							onScore={() => setScoring(game)}
							onNoShow={(side) => void noShow(game, side)}
						/>
					))}
				</ul>
			)}
			<ScoreDialog game={scoring} onClose={() => setScoring(null)} save={save} />
		</>
	);
}

/** One tap, since nobody reads a dialog while the other team waits; it is as easily taken back. */
function useNoShow() {
	const { act } = useAction();
	const takeBack = (id: number) =>
		act({
			run: async () => (await client.post("/gamesv2/:id/end", { id, isPlayedOn: true })).message,
			failure: words.common.thisCouldNotBeUndone,
		});
	return ({ id, forfeitedBy: before }: ListedGame, side: Side) => {
		const forfeitedBy = before === null ? side : "both";
		return act({
			run: async () => ({
				text: (await client.post("/gamesv2/:id/end", { id, ...toWire({ forfeitedBy }) })).message,
				action: { label: words.common.undo, run: () => void takeBack(id) },
			}),
			failure: words.scorer.notEnded,
		});
	};
}

type CardProps = { game: ListedGame; onScore: () => void; onNoShow: (side: Side) => void };

function Card({ game, onScore, onNoShow }: CardProps) {
	const { id, status, score, time, location } = game;
	const isOpen = status === "scheduled" || status === "in_progress";
	const matchup = matchupOf(game);
	const of = (action: string) => labelled(words, action, matchup);
	return (
		<li className={styles.game} data-live={status === "in_progress" || undefined}>
			<div className={styles.when}>
				<span>
					{[formatGameTime(time, words), game.league.name, location].filter(Boolean).join(" · ")}
				</span>
				<span>
					<StatusWord {...game} />
				</span>
			</div>
			{(["away", "home"] as const).map((side) => (
				<div key={side} className={styles.side}>
					<TeamCrest team={game[side]} />
					<span>{game[side].name}</span>
					{mayBeMissing(game, side) ? (
						<QuietButton
							aria-label={labelled(words, words.scorer.noShow, game[side].name)}
							onClick={() => onNoShow(side)}
						>
							{words.scorer.noShow}
						</QuietButton>
					) : (
						<output aria-label={game[side].name}>
							{score?.[side] ?? (status === "forfeit" ? words.scorer.noShow : "")}
						</output>
					)}
				</div>
			))}
			<div className={styles.actions}>
				{isOpen && (
					<>
						<Link
							className="button"
							to={`/dashboard/games/${id}/score`}
							aria-label={of(words.scorer.open)}
						>
							{words.scorer.open}
						</Link>
						<Link
							className="button button-quiet"
							to={`/dashboard/games/${id}/check-in`}
							aria-label={of(words.checkIn.title)}
						>
							{words.checkIn.title}
						</Link>
					</>
				)}
				<QuietButton aria-label={of(words.pass.score)} onClick={onScore}>
					{words.pass.score}
				</QuietButton>
			</div>
		</li>
	);
}

/** Nothing was played, and nobody said yet that this side did not come. */
function mayBeMissing({ status, score, forfeitedBy }: ListedGame, side: Side): boolean {
	if (score !== null) return false;
	return (
		status === "scheduled" ||
		(status === "forfeit" && forfeitedBy !== side && forfeitedBy !== "both")
	);
}
