import { type FormEvent, useState } from "react";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { Field } from "../../../components/form/field.tsx";
import { text } from "../../../components/form/form-values.ts";
import { Select } from "../../../components/form/select.tsx";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { useSay } from "../../../shell/messages.tsx";
import { words } from "../../../words.ts";
import { Hearing } from "../../notice/hearing.tsx";
import { type ListedGame, matchupOf } from "../list/listed-game.ts";
import { statusOptions } from "../list/status-options.ts";
import type { RefusedChange } from "./change-games.ts";
import { readChange, readChangeOf, statusValue } from "./game-change.ts";
import { PlaceField } from "./game-fields.tsx";
import { RefusedGames } from "./refused-games.tsx";
import type { ChangeAll } from "./use-changing-games.ts";

type ChangeDialogProps = {
	/** One or several; none closes it. */
	games: readonly ListedGame[];
	places: readonly string[];
	onClose: () => void;
	change: ChangeAll;
};

/** Date, time, place and status of one game or of many. */
export function ChangeDialog({ games, onClose, ...rest }: ChangeDialogProps) {
	const title =
		games.length === 1 ? words.game.changeGame : words.game.changeGames({ count: games.length });
	return (
		<TypingDialog title={title} isOpen={games.length > 0} onClose={onClose}>
			<ChangeForm games={games} onClose={onClose} {...rest} />
		</TypingDialog>
	);
}

function ChangeForm({ games, places, onClose, change }: ChangeDialogProps) {
	const [progress, setProgress] = useState<number | null>(null);
	const [refused, setRefused] = useState<RefusedChange[]>([]);
	const say = useSay();
	const [first] = games;
	const only = games.length === 1 ? first : undefined;
	const [status, setStatus] = useState(() => (only === undefined ? "" : statusValue(only)));
	/** A postponed game with a new day is planned again, or visitors would not see it come. */
	const onDate = () => {
		if (status === "postponed" && only?.status === "postponed") setStatus("scheduled");
	};
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (progress !== null) return;
		const given = readFields(new FormData(event.currentTarget));
		const changed = only === undefined ? readChange(given) : readChangeOf(only, given);
		const asked = given.reason === "" ? changed : { ...changed, reason: given.reason };
		if (Object.keys(changed).length === 0) {
			if (only !== undefined) onClose();
			else say({ text: words.game.fillInWhatShouldChange, tone: "error" });
			return;
		}
		setProgress(0);
		const ids = games.map(({ id }) => id);
		const left = await change(ids, asked, setProgress);
		setProgress(null);
		if (left === null) return;
		if (left.length === 0) onClose();
		else setRefused(left);
	};
	if (refused.length > 0) {
		return <RefusedGames refused={refused} count={games.length} onClose={onClose} />;
	}
	return (
		<form onSubmit={onSubmit}>
			<DialogBody>
				<p className="soft">
					{only === undefined ? words.game.onlyWhatYouFillIn : matchupOf(only)}
				</p>
				<div className="pair">
					<Field
						label={words.common.date}
						name="date"
						type="date"
						defaultValue={only?.date ?? ""}
						onChange={onDate}
					/>
					<Field
						label={words.common.time}
						name="time"
						type="time"
						defaultValue={only?.time ?? ""}
					/>
				</div>
				<PlaceField places={places} defaultValue={only?.location ?? ""} />
				<Select
					label={words.common.status}
					name="status"
					value={status}
					onChange={({ target }) => setStatus(target.value)}
					options={[
						...(only === undefined ? [{ value: "", label: words.game.asItIs }] : []),
						...statusOptions(only),
					]}
				/>
				<Field
					label={words.evening.reason}
					name="reason"
					maxLength={200}
					hint={words.evening.reasonOfChange}
				/>
				<Hearing gameIds={games.map(({ id }) => id)} />
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<SubmitButton disabled={progress !== null}>{labelOf(games.length, progress)}</SubmitButton>
			</DialogButtons>
		</form>
	);
}

function labelOf(count: number, progress: number | null): string {
	if (count === 1) return words.common.save;
	return progress === null
		? words.game.changeGames({ count })
		: words.game.progressOf({ progress, count });
}

function readFields(form: FormData) {
	return {
		date: text(form, "date"),
		time: text(form, "time"),
		location: text(form, "location"),
		status: text(form, "status"),
		reason: text(form, "reason"),
	};
}
