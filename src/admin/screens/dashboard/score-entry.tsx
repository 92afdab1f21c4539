import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { toWire } from "#api/wire-words.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { client } from "../../client.ts";
import { toScore } from "../../components/export/wire-games.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { words } from "../../words.ts";
import { useAskingBeforeScore, waysToSave } from "../game/change/ways-to-save.ts";
import { useAskingBeforeEffect } from "../stage/effect-question.ts";
import type { DashboardGame } from "./data.ts";
import styles from "./score-entry.module.css";

type ScoreEntryProps = {
	game: DashboardGame;
	/** The row leaves at once; it is back when the server refuses. */
	onSaving: (game: DashboardGame, isSaving: boolean) => void;
};

/** One game and two numbers. */
export function ScoreEntry({ game, onSaving }: ScoreEntryProps) {
	const [isGone, setGone] = useState(false);
	const { act } = useAction();
	const isSure = useAskingBeforeScore();
	const isEffectMeant = useAskingBeforeEffect();
	const takeBack = async () => {
		const { id, stageId, status } = game;
		const score = scoreSoFar(game);
		if (!(await isEffectMeant({ id, stageId, score, status }))) return;
		await act({
			run: async () => (await asItWas(game)).message,
			failure: words.messages.games.detailsFailed,
		});
	};
	const undo = {
		label: words.common.undo,
		run: () => void takeBack(),
	};
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isGone) return;
		const form = new FormData(event.currentTarget);
		const score = { home: Number(form.get("home")), away: Number(form.get("away")) };
		const { id, stageId, date } = game;
		const before = { id, stageId, date, status: game.status, score: toScore(game) };
		if (!(await isSure(before, status, score))) return;
		setGone(true);
		onSaving(game, true);
		await act({
			run: async () => {
				const { message } = await client.put("/gamesv2/:id/scores", {
					id: game.id,
					...toWire({ homeScore: score.home, awayScore: score.away }),
					status,
				});
				return { text: message, action: undo };
			},
			failure: words.messages.games.scoreFailed,
		});
		// Saved, the game is not in the list any more; else it stands there with what was typed.
		setGone(false);
		onSaving(game, false);
	};
	return (
		<li className={styles.row} hidden={isGone} data-game={game.id}>
			<p className={styles.when}>
				<Link to={`/games/${game.id}`}>{whenOf(game)}</Link>
				<span>{game.league.name}</span>
				{game.status === "in_progress" && (
					<Badge tone="live">{words.dashboard.stillInProgress}</Badge>
				)}
			</p>
			<form className={styles.form} onSubmit={save}>
				<Points game={game} side="away" />
				<Points game={game} side="home" />
				<button type="submit" className={`button ${styles.save}`}>
					{final.label}
					<span className="visually-hidden">
						{" "}
						{words.dashboard.scoreOfGame({ away: game.awayTeam.name, home: game.homeTeam.name })}
					</span>
				</button>
			</form>
		</li>
	);
}

const { first: final } = waysToSave({ status: "completed" });
const { status } = final;

/** A game that nobody had ended has its score so far again, any other one none. */
function asItWas(game: DashboardGame) {
	const { id, status } = game;
	const before = scoreSoFar(game);
	if (before === null) {
		return client.put("/gamesv2/:id/details", { id, clearScore: true, status });
	}
	const score = toWire({ homeScore: before.home, awayScore: before.away });
	return client.put("/gamesv2/:id/scores", { id, ...score, status });
}

function scoreSoFar(game: DashboardGame) {
	return game.status === "in_progress" ? toScore(game) : null;
}

function Points({ game, side }: { game: DashboardGame; side: "home" | "away" }) {
	const team = side === "home" ? game.homeTeam : game.awayTeam;
	return (
		<label className={styles.side}>
			<TeamCrest team={team} />
			<span className={styles.name}>{team.name}</span>
			<input
				type="number"
				name={side}
				className={`control ${styles.points}`}
				inputMode="numeric"
				min={0}
				max={999}
				step={1}
				autoComplete="off"
				defaultValue={(side === "home" ? game.homeScore : game.awayScore) ?? ""}
				required
			/>
		</label>
	);
}

function whenOf({ date, time }: DashboardGame): string {
	const day = date === null ? words.common.dateToBeSet : formatWeekday(date, words.language);
	return [day, formatGameTime(time, words)].filter(Boolean).join(" · ");
}
