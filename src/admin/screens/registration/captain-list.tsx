import { useState } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { formatGameTime, formatWeekday } from "#domain/time/format.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { ReasonDialog } from "../../components/feedback/reason-dialog.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import styles from "./registration.module.css";

type Listed = Answered<"GET", "/captain-words">;
type Word = Listed["words"][number];

export const captainList = screen(() => client.get("/captain-words"), CaptainList);

/** What captains ask for and the league decides. */
function CaptainList({ words: all }: Listed) {
	const [refused, setRefused] = useState<Word | null>(null);
	return (
		<>
			<ScreenHeader title={words.captain.title}>{words.captain.summary}</ScreenHeader>
			<Panel isFlush>
				{all.length === 0 ? (
					<EmptyState title={words.captain.none}>{words.captain.noneHint}</EmptyState>
				) : (
					<ul className="lines">
						{all.map((word) => (
							<CaptainLine key={word.id} word={word} onRefuse={() => setRefused(word)} />
						))}
					</ul>
				)}
			</Panel>
			<ReasonDialog
				title={words.captain.refuseTitle}
				label={words.captain.why}
				hint={words.captain.whyHint}
				isOpen={refused !== null}
				onClose={() => setRefused(null)}
				submit={words.captain.refuse}
				failure={words.captain.notSaved}
				save={(reason) => decide(refused?.id ?? 0, false, reason)}
			/>
		</>
	);
}

async function decide(id: number, isGranted: boolean, reason?: string): Promise<string> {
	const sent = { id, isGranted, ...(reason !== undefined && { reason }) };
	return (await client.post("/captain-words/:id/decision", sent)).message;
}

function CaptainLine({ word, onRefuse }: { word: Word; onRefuse: () => void }) {
	const { act, isBusy } = useAction();
	const { id, kind, team, game, note, other } = word;
	const isTime = kind === "time";
	const grant = () => void act({ run: () => decide(id, true), failure: words.captain.notSaved });
	return (
		<li className={styles.line}>
			<div className={styles.what}>
				<strong>
					{isTime
						? words.captain.asks({ team, when: whenOf(word) })
						: words.captain.finds({ team })}
				</strong>
				<span className="hint">
					<Link to={`/games/${game.id}`}>
						{game.home} – {game.away}
					</Link>
					{` · ${game.league} · ${isTime ? words.captain.now({ when: whenOf(game) }) : whenOf(game)}`}
				</span>
				{note !== "" && <span>{note}</span>}
			</div>
			{isTime && (
				<Badge tone={other === "agrees" ? "win" : "notice"}>
					{words.captain.other[other ?? "nobody"]}
				</Badge>
			)}
			<div className={styles.tools}>
				{isTime && (
					<Link to={`/dashboard/venues/evening?date=${word.date}`} className="button button-quiet">
						{words.captain.evening}
					</Link>
				)}
				{isTime && <QuietButton onClick={onRefuse}>{words.captain.refuse}</QuietButton>}
				<Button isBusy={isBusy} onClick={grant}>
					{isTime ? words.captain.move : words.captain.done}
				</Button>
			</div>
		</li>
	);
}

function whenOf({ date, time }: Pick<Word, "date" | "time">): string {
	if (date === null) return words.captain.noDay;
	const day = formatWeekday(date, words.language);
	return [day, formatGameTime(time, words)].filter(Boolean).join(", ");
}
