import { useId } from "react";
import { ApiError } from "#api/client.ts";
import type { Game, Score, ScoreStatus, Side } from "#domain/game/game.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { errorIdOf, FieldError } from "../../../components/form/field-error.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { text } from "../../../components/form/form-values.ts";
import { words } from "../../../words.ts";
import { readScore } from "./read-score.ts";
import styles from "./score-dialog.module.css";
import { useAskingBeforeScore, waysToSave } from "./ways-to-save.ts";

type TeamOfGame = { name: string; logoUrl: string | null; colors?: readonly string[] | undefined };

type ScoredGame = Pick<Game, "id" | "score" | "status" | "date"> & { stageId: number | null };

type ScoreDialogProps = {
	/** Null while nothing is open. */
	game: (ScoredGame & Record<Side, TeamOfGame>) | null;
	onClose: () => void;
	/** Sends it to the call of the screen, which answers the sentence of success. */
	save: (score: Score, status: ScoreStatus | undefined) => Promise<{ message: string }>;
};

/** The score of a game, in two numbers and Enter. The visitors stand first, as on the cards. */
export function ScoreDialog({ game, onClose, save }: ScoreDialogProps) {
	const isSure = useAskingBeforeScore();
	const ways = game && waysToSave(game);
	const send = async (form: FormData, isOther: boolean) => {
		const read = readScore({ home: text(form, "home"), away: text(form, "away") });
		if ("errors" in read) throw refused(read.errors);
		const status = (isOther ? ways?.other : ways?.first)?.status;
		if (game !== null && !(await isSure(game, status, read.score))) return null;
		return (await save(read.score, status)).message;
	};
	return (
		<FormDialog
			title={words.game.finalScore}
			isOpen={game !== null}
			onClose={onClose}
			submit={ways?.first.label ?? ""}
			other={ways?.other?.label}
			failure={words.messages.games.scoreFailed}
			save={send}
		>
			{(_, errors) =>
				game !== null && (
					<div className="stack-4">
						{sides.map((side) => (
							<Points
								key={side}
								side={side}
								team={game[side]}
								points={game.score?.[side] ?? null}
								error={errors[side] ?? errors[fieldNames[side]]}
							/>
						))}
					</div>
				)
			}
		</FormDialog>
	);
}

type PointsProps = {
	side: Side;
	team: TeamOfGame;
	points: number | null;
	error: string | undefined;
};

function Points({ side, team, points, error }: PointsProps) {
	const id = useId();
	return (
		<div className={styles.side}>
			<label htmlFor={id} className={styles.team}>
				<TeamCrest team={team} size="medium" />
				<span>
					{team.name}
					<small className={styles.where}>
						{side === "home" ? words.game.home : words.common.away}
					</small>
				</span>
			</label>
			<input
				id={id}
				name={side}
				className={`control ${styles.points}`}
				inputMode="numeric"
				autoComplete="off"
				enterKeyHint={side === "home" ? "done" : "next"}
				defaultValue={points ?? ""}
				// biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
				autoFocus={side === "away"}
				aria-invalid={error !== undefined}
				aria-describedby={error === undefined ? undefined : errorIdOf(id)}
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
			<FieldError of={id} error={error} />
		</div>
	);
}

/** Said like a refusal of the server, before anything is sent. */
function refused(errors: Partial<Record<Side, string>>): ApiError {
	return new ApiError(422, { message: errors.away ?? errors.home ?? "", fields: errors });
}

const sides = ["away", "home"] as const;
const fieldNames = { home: "homeScore", away: "awayScore" };
