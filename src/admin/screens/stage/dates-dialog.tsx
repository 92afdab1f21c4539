import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { textOrNull } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import type { NamedSeries, Stage } from "./shown-stage.ts";
import styles from "./stage.module.css";
import { useUnlessTaken } from "./unless-taken.ts";

type DatesDialogProps = {
	stage: Stage;
	named: NamedSeries | null;
	lastChangeId: number;
	onClose: () => void;
};

/** When and where the games of a series are, also while nobody knows who plays. */
export function DatesDialog({ stage, named, lastChangeId, onClose }: DatesDialogProps) {
	const unlessTaken = useUnlessTaken();
	const games = (named?.series.games ?? []).filter(
		({ isSpare, homeScore }) => !isSpare && homeScore === null,
	);
	const places = new Set(
		stage.series.flatMap((one) => one.games.flatMap(({ location }) => location ?? [])),
	);
	const save = async (form: FormData) => {
		const given = games.map(({ id }) => ({
			id,
			date: textOrNull(form, `date-${id}`),
			time: textOrNull(form, `time-${id}`),
			location: textOrNull(form, `location-${id}`),
		}));
		return unlessTaken(async (sharesPlaces) => {
			const sent = { id: stage.id, games: given, lastChangeId, sharesPlaces };
			return (await client.put("/stages/:id/games", sent)).message;
		});
	};
	return (
		<FormDialog
			title={words.stage.datesOf({ name: named?.name ?? "" })}
			isOpen={named !== null}
			onClose={onClose}
			submit={words.stage.saveDates}
			failure={words.stage.couldNotBeSaved}
			save={save}
		>
			{(field) => (
				<>
					<datalist id="stage-places">
						{[...places].map((place) => (
							<option key={place} value={place} />
						))}
					</datalist>
					{games.map(({ id, number, date, time, location }) => (
						<fieldset key={id} className={styles.dates}>
							<legend className="label">{words.stage.gameNumber({ number })}</legend>
							<Field {...field(`date-${id}`, words.common.date, date)} type="date" />
							<Field {...field(`time-${id}`, words.common.time, time)} type="time" />
							<Field
								{...field(`location-${id}`, words.common.location, location)}
								list="stage-places"
								maxLength={200}
								autoComplete="off"
							/>
						</fieldset>
					))}
				</>
			)}
		</FormDialog>
	);
}
