import { type FormEvent, useState } from "react";
import { GridListItem } from "react-aria-components";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { textOrNull } from "../../../components/form/form-values.ts";
import { Select } from "../../../components/form/select.tsx";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { DragHandle } from "../../../components/order/drag-handle.tsx";
import { movedBy } from "../../../components/order/order.ts";
import { OrderedList } from "../../../components/order/ordered-list.tsx";
import { StepButtons } from "../../../components/order/step-buttons.tsx";
import { inWords, words } from "../../../words.ts";
import type { Ruling } from "./draft.ts";
import styles from "./table-rules.module.css";

type LotDialogProps = {
	teams: readonly { id: number; name: string }[];
	/** Sets of teams that nothing parts; at least one. */
	level: readonly number[][];
	/** The rules ask for a lot. */
	isAsked: boolean;
	onDone: (lot: Ruling) => void;
	onClose: () => void;
};

/** The order in which level teams were drawn; nothing is saved before the rules are (rule `lot-written-down`). */
export function LotDialog({ teams, level, isAsked, onDone, onClose }: LotDialogProps) {
	const [chosen, setChosen] = useState(0);
	const [teamIds, setTeamIds] = useState<readonly number[]>(level[0] ?? []);
	const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? "";
	const field = fieldsWith({});
	const choose = (at: number) => {
		setChosen(at);
		setTeamIds(level[at] ?? []);
	};
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const [date, by] = [textOrNull(form, "date"), textOrNull(form, "by")];
		onDone({ kind: "lot", teamIds: [...teamIds], date, by });
	};
	return (
		<TypingDialog title={words.tableRules.addLot} isOpen onClose={onClose}>
			<form onSubmit={onSubmit} noValidate>
				<DialogBody>
					{level.length > 1 && (
						<Select
							label={words.tableRules.amongWhom}
							name="set"
							value={String(chosen)}
							options={level.map((ids, at) => ({
								value: String(at),
								label: inWords(ids.map(nameOf)),
							}))}
							onChange={({ target }) => choose(Number(target.value))}
						/>
					)}
					<p className="hint">
						{words.tableRules.firstDrawnFirst} {!isAsked && words.tableRules.lotIsAdded}
					</p>
					{/* What cuts off its corners would be cut off itself in a low window. */}
					<div>
						<OrderedList
							label={words.tableRules.drawnOrder}
							items={teamIds.map((id) => ({ id }))}
							className={`ringless box ${styles.list}`}
							nameOf={({ id }) => nameOf(id)}
							onOrder={setTeamIds}
						>
							{({ id }, index) => (
								<GridListItem key={id} id={id} textValue={nameOf(id)} className={styles.row ?? ""}>
									<DragHandle />
									<span className={styles.number}>{index + 1}</span>
									<span className="breaks">{nameOf(id)}</span>
									<span className={styles.tools}>
										<StepButtons
											name={nameOf(id)}
											index={index}
											count={teamIds.length}
											onStep={(by) => setTeamIds(movedBy(teamIds, id, by))}
										/>
									</span>
								</GridListItem>
							)}
						</OrderedList>
					</div>
					<Field {...field("date", words.tableRules.drawnOn, todayHere())} type="date" />
					<Field
						{...field("by", words.tableRules.drawnBy)}
						hint={words.tableRules.visitorsReadReason}
						maxLength={120}
						autoComplete="off"
					/>
				</DialogBody>
				<DialogButtons>
					<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
					<SubmitButton>{words.tableRules.add}</SubmitButton>
				</DialogButtons>
			</form>
		</TypingDialog>
	);
}
