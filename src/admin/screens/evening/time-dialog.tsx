import { useState } from "react";
import type { Answered } from "#api/client.ts";
import { costMeasures } from "#domain/schedule/find-time.ts";
import { formatFullDate, formatGameTime } from "#domain/time/format.ts";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { Field } from "../../components/form/field.tsx";
import { useLookup } from "../../components/form/use-lookup.ts";
import { words } from "../../words.ts";
import type { ChangeAll } from "../game/change/use-changing-games.ts";
import { type ListedGame, matchupOf } from "../game/list/listed-game.ts";
import { Hearing } from "../notice/hearing.tsx";
import styles from "./time-dialog.module.css";

type FoundTime = Answered<"GET", "/gamesv2/:id/times">["times"][number];
type TimeDialogProps = {
	/** None closes it. */
	game: ListedGame | null;
	onClose: () => void;
	change: ChangeAll;
};

/** Free times for a game, best first; a press takes one. */
export function TimeDialog({ game, onClose, change }: TimeDialogProps) {
	return (
		<Dialog title={words.evening.findATime} isOpen={game !== null} onClose={onClose}>
			{game !== null && <Times game={game} onClose={onClose} change={change} />}
		</Dialog>
	);
}

function Times({ game, onClose, change }: TimeDialogProps & { game: ListedGame }) {
	const fail = useFailure();
	const found = useLookup({
		of: game.id,
		load: () => client.get("/gamesv2/:id/times", { id: game.id }),
		failure: words.evening.timesFailed,
	});
	const [reason, setReason] = useState("");
	const take = async ({ date, time, location }: FoundTime) => {
		onClose();
		const place = location === null ? {} : { location };
		const [refused] =
			(await change([game.id], {
				date,
				time,
				...place,
				status: "scheduled",
				...(reason !== "" && { reason }),
			})) ?? [];
		if (refused !== undefined) fail(new Error(refused.sentence), refused.sentence);
	};
	return (
		<>
			<DialogBody>
				<p className="strong">{matchupOf(game)}</p>
				<Hearing gameIds={[game.id]} />
				<Field
					label={words.evening.reason}
					hint={words.evening.reasonOfChange}
					name="reason"
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					maxLength={200}
				/>
				{found === null && <p role="status">{words.common.loading}</p>}
				{found?.times.length === 0 && <p className="notice">{words.evening.noTime}</p>}
				<ul className={styles.times}>
					{found?.times.map((it) => (
						<li key={`${it.date} ${it.time} ${it.location}`}>
							<button type="button" className={styles.time} onClick={() => void take(it)}>
								<strong>
									{formatFullDate(it.date, words.language)}, {formatGameTime(it.time, words)}
								</strong>
								{it.location !== null && ` · ${it.location}`}
								<span className="hint">{whatItCosts(it)}</span>
							</button>
						</li>
					))}
				</ul>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
			</DialogButtons>
		</>
	);
}

function whatItCosts({ costs, weeksBetween }: FoundTime): string {
	const dear = costMeasures.filter((measure) => costs[measure] > 0);
	return [
		...(dear.length === 0 ? [words.evening.fair] : dear.map((it) => words.evening.costs[it])),
		...(weeksBetween === null ? [] : [words.evening.weeksBetween({ count: weeksBetween })]),
	].join(" · ");
}
