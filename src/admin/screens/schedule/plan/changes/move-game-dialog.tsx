import { Field } from "../../../../components/form/field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { text, textOrNull } from "../../../../components/form/form-values.ts";
import { words } from "../../../../words.ts";
import { Hearing } from "../../../notice/hearing.tsx";
import type { PlanGame } from "../../plan-data.ts";
import { matchupInWords } from "../words.ts";
import type { Changes } from "./use-changes.ts";

type MoveGameDialogProps = {
	changes: Changes;
	/** Null while the dialog is closed. */
	game: PlanGame | null;
	/** Whether visitors see the schedule, and so hear of the change. */
	isPublished: boolean;
	onClose: () => void;
};

/** Gives a game any day, time and place, on a slot of the schedule or not. */
export function MoveGameDialog({ changes, game, isPublished, onClose }: MoveGameDialogProps) {
	const save = async (form: FormData) => {
		if (game === null) return null;
		const to = {
			date: text(form, "date"),
			time: text(form, "time"),
			location: textOrNull(form, "location"),
			court: null,
		};
		const reason = text(form, "reason");
		const why = reason === "" ? {} : { reason };
		return changes.carry(Object.assign({ kind: "move" as const, game, to }, why));
	};
	return (
		<FormDialog
			title={words.plan.otherTime}
			isOpen={game !== null}
			onClose={onClose}
			submit={words.plan.moveGame}
			failure={words.plan.couldNotBeMoved}
			save={save}
		>
			{(field) =>
				game !== null && (
					<>
						<p>{matchupInWords(changes.nameOf, game)}</p>
						<Field {...field("date", words.common.date, game.date)} type="date" required />
						<Field
							{...field("time", words.common.time, game.time?.slice(0, 5) ?? "")}
							type="time"
							required
						/>
						<Field {...field("location", words.common.location, game.location)} />
						{isPublished && (
							<>
								<Field
									{...field("reason", words.evening.reason)}
									maxLength={200}
									hint={words.evening.reasonOfChange}
								/>
								<Hearing gameIds={[game.id]} />
							</>
						)}
					</>
				)
			}
		</FormDialog>
	);
}
