import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, textOrNull } from "../../components/form/form-values.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import type { NamedSeries, Stage } from "./shown-stage.ts";

type DecisionDialogProps = { stage: Stage; named: NamedSeries | null; onClose: () => void };

/** The league says who goes on, whatever the games say; or takes that back. */
export function DecisionDialog({ stage, named, onClose }: DecisionDialogProps) {
	const series = named?.series;
	const sides = [series?.home.team, series?.away.team].flatMap((team) => team ?? []);
	const isDecided = series?.endedBy === "decision" && series.winner !== null;
	const winner = isDecided ? series?.[series.winner ?? "home"].team?.id : undefined;
	const save = async (form: FormData) => {
		const teamId = idOrNull(form, "teamId");
		const reason = teamId === null ? null : textOrNull(form, "reason");
		const { message } = await client.put("/stages/:id/series/:number", {
			id: stage.id,
			number: series?.number ?? 0,
			teamId,
			reason,
		});
		return message;
	};
	return (
		<FormDialog
			title={words.stage.decideTitle({ name: named?.name ?? "" })}
			isOpen={named !== null}
			onClose={onClose}
			submit={words.stage.saveDecision}
			failure={words.stage.couldNotBeSaved}
			save={save}
		>
			{(field) => (
				<>
					<Select
						{...field("teamId", words.stage.decideFor, winner)}
						options={optionsOf(sides, words.stage.nobodyDecides)}
					/>
					<Field
						{...field("reason", words.stage.decideReason, series?.decidedReason)}
						maxLength={200}
						autoComplete="off"
					/>
				</>
			)}
		</FormDialog>
	);
}
