import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, idsOf, isChecked, text, textOrNull } from "../../components/form/form-values.ts";
import { MultiChoice } from "../../components/form/multi-choice.tsx";
import { words } from "../../words.ts";
import { FormatFields } from "./format-fields.tsx";
import { readFormat } from "./read-format.ts";
import type { Stage } from "./shown-stage.ts";
import { toPlan } from "./shown-stage.ts";

type StageDialogProps = {
	place: { seasonId: number; leagueId: number };
	/** Null for a new one. */
	stage: Stage | null;
	/** How many teams a new one begins with. */
	teams: number;
	/** Those of the season beside the one that has the games; a new stage can take their teams. */
	others?: readonly { id: number; name: string }[];
	isOpen: boolean;
	onClose: () => void;
	onAdded?: (id: number) => void;
};

/** Plans a stage, or changes how it is played. */
export function StageDialog(props: StageDialogProps) {
	const { place, stage, teams, others = [], isOpen, onClose, onAdded } = props;
	const before = stage && formatOf(stage);
	const save = async (form: FormData) => {
		const given = {
			name: text(form, "name"),
			format: readFormat(form, before),
			minGames: Number(text(form, "minGames")),
			seedsOn: textOrNull(form, "seedsOn"),
			eligibility: {
				leastPlayers: idOrNull(form, "leastPlayers"),
				mostForfeits: idOrNull(form, "mostForfeits"),
				needsFeesPaid: isChecked(form, "needsFeesPaid"),
				rulings: stage?.eligibility?.rulings ?? [],
			},
		};
		if (stage !== null)
			return (await client.put("/stages/:id", { id: stage.id, ...given })).message;
		const taken = idsOf(form, "leagueIds");
		const added = await client.post("/seasonsv2/:seasonId/leagues/:leagueId/stages", {
			...place,
			...given,
			...(taken.length > 0 && { leagueIds: taken }),
		});
		onAdded?.(added.stage.id);
		return added.message;
	};
	return (
		<FormDialog
			title={stage === null ? words.stage.plan : words.stage.edit}
			isOpen={isOpen}
			onClose={onClose}
			submit={stage === null ? words.stage.plan : words.common.save}
			failure={words.stage.couldNotBeSaved}
			save={save}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.stage.name, stage?.name ?? words.stage.defaultName)}
						required
						maxLength={120}
						autoComplete="off"
					/>
					{stage === null && others.length > 0 && (
						<MultiChoice
							label={words.stage.takenFrom}
							name="leagueIds"
							options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
							chosen={[]}
							hint={words.stage.takenFromHint}
							error={errors.leagueIds}
						/>
					)}
					<FormatFields field={field} before={before} teams={teams} />
					<Field
						{...field("seedsOn", words.stage.seedsOn, stage?.seedsOn)}
						hint={words.stage.seedsOnHint}
						type="date"
					/>
					<Field
						{...field("minGames", words.stage.minGames, stage?.minGames ?? 0)}
						hint={words.stage.minGamesHint}
						type="number"
						inputMode="numeric"
						min={0}
						max={999}
					/>
					<Field
						{...field("leastPlayers", words.stage.leastPlayers, stage?.eligibility?.leastPlayers)}
						hint={words.stage.emptyForAny}
						type="number"
						inputMode="numeric"
						min={1}
						max={99}
					/>
					<Field
						{...field("mostForfeits", words.stage.mostForfeits, stage?.eligibility?.mostForfeits)}
						hint={words.stage.emptyForAny}
						type="number"
						inputMode="numeric"
						min={0}
						max={99}
					/>
					<CheckField
						label={words.stage.needsFeesPaid}
						name="needsFeesPaid"
						hint={words.stage.needsFeesPaidHint}
						defaultChecked={stage?.eligibility?.needsFeesPaid ?? false}
					/>
				</>
			)}
		</FormDialog>
	);
}

function formatOf({ format, series }: Stage) {
	const { series: _, ...rest } = format;
	const plain = rest as Parameters<typeof FormatFields>[0]["before"] & object;
	return plain.kind === "custom" ? { ...plain, series: series.map(toPlan) } : plain;
}
