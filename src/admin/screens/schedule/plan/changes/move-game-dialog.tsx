import { Field } from "../../../parts/field.tsx";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { text, textOrNull } from "../../../parts/form-values.ts";
import type { PlanGame } from "../plan-data.ts";
import type { Changes } from "./use-changes.ts";
import { matchupInWords } from "./words.ts";

type MoveGameDialogProps = {
	changes: Changes;
	/** Null while the dialog is closed. */
	game: PlanGame | null;
	onClose: () => void;
};

/** Gives a game any day, time and place, on a slot of the schedule or not. */
export function MoveGameDialog({ changes, game, onClose }: MoveGameDialogProps) {
	const save = async (form: FormData) => {
		if (game === null) return null;
		const to = {
			...{ date: text(form, "date"), time: text(form, "time") },
			...{ location: textOrNull(form, "location"), court: null },
		};
		return changes.carry({ kind: "move", game, to });
	};
	return (
		<FormDialog
			title="Other time"
			isOpen={game !== null}
			onClose={onClose}
			submit="Move game"
			failure="The game could not be moved."
			save={save}
		>
			{(errors) =>
				game !== null && (
					<>
						<p>{matchupInWords(changes.nameOf, game)}</p>
						<Field
							label="Date"
							name="date"
							type="date"
							required
							defaultValue={game.date ?? ""}
							error={errors.date}
						/>
						<Field
							label="Time"
							name="time"
							type="time"
							required
							defaultValue={game.time?.slice(0, 5) ?? ""}
							error={errors.time}
						/>
						<Field
							label="Place"
							name="location"
							defaultValue={game.location ?? ""}
							error={errors.location}
						/>
					</>
				)
			}
		</FormDialog>
	);
}
