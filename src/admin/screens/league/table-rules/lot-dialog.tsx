import { useState } from "react";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { Field } from "../../../components/form/field.tsx";
import { textOrNull } from "../../../components/form/form-values.ts";
import { Select } from "../../../components/form/select.tsx";
import { NumberedList } from "../../../components/order/numbered-list.tsx";
import { inWords, words } from "../../../words.ts";
import { DraftDialog } from "../draft/draft-dialog.tsx";
import type { Ruling } from "./draft.ts";

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
	const choose = (at: number) => {
		setChosen(at);
		setTeamIds(level[at] ?? []);
	};
	const take = (form: FormData) => {
		const [date, by] = [textOrNull(form, "date"), textOrNull(form, "by")];
		onDone({ kind: "lot", teamIds: [...teamIds], date, by });
		return null;
	};
	return (
		<DraftDialog
			title={words.tableRules.addLot}
			submit={words.tableRules.add}
			take={take}
			onClose={onClose}
		>
			{(field) => (
				<>
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
						<NumberedList
							label={words.tableRules.drawnOrder}
							items={teamIds.map((id) => ({ id }))}
							nameOf={({ id }) => nameOf(id)}
							onOrder={setTeamIds}
						/>
					</div>
					<Field {...field("date", words.tableRules.drawnOn, todayHere())} type="date" />
					<Field
						{...field("by", words.tableRules.drawnBy)}
						hint={words.tableRules.visitorsReadReason}
						maxLength={120}
						autoComplete="off"
					/>
				</>
			)}
		</DraftDialog>
	);
}
