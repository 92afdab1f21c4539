import { useState } from "react";
import type { Answered } from "#api/client.ts";
import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { linesOf, text, textOrNull } from "../../components/form/form-values.ts";
import { TextArea } from "../../components/form/text-area.tsx";
import { words } from "../../words.ts";
import { RowsField } from "./rows-field.tsx";

export type Venue = Answered<"GET", "/venues">["venues"][number];

type VenueDialogProps = {
	/** Null adds a new one. */
	venue: Venue | null;
	isOpen: boolean;
	onClose: () => void;
};

/** Adds or edits a hall or a field; all but its name may be left out. */
export function VenueDialog({ venue, ...dialog }: VenueDialogProps) {
	const [hours, setHours] = useState(() => venue?.hours ?? []);
	const [dates, setDates] = useState(() => venue?.dates ?? []);
	const [closures, setClosures] = useState(() =>
		(venue?.closures ?? []).map((closure) => ({ ...closure, court: closure.court ?? "" })),
	);
	const save = async (form: FormData) => {
		const given = {
			name: text(form, "name"),
			address: textOrNull(form, "address"),
			courts: linesOf(form, "courts"),
			hours: hours.map((one) => ({ ...one, day: one.day as WeekdayName })),
			dates,
			closures: closures.map((one) => ({ ...one, court: one.court || null })),
		};
		const { message } =
			venue === null
				? await client.post("/venues", given)
				: await client.put("/venues/:id", { id: venue.id, ...given });
		return message;
	};
	const fromUntil = [
		{ name: "from", label: words.venue.opens, type: "time" },
		{ name: "until", label: words.venue.closes, type: "time" },
	] as const;
	return (
		<FormDialog
			title={venue === null ? words.venue.add : words.venue.edit}
			size="large"
			submit={venue === null ? words.venue.add : words.common.save}
			failure={words.venue.failedToSave}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.common.name, venue?.name)}
						required
						maxLength={100}
						placeholder={words.venue.exampleName}
					/>
					<Field
						{...field("address", words.common.address, venue?.address)}
						maxLength={200}
						hint={words.venue.addressHint}
					/>
					<TextArea
						{...field("courts", words.venue.courts, venue?.courts.join("\n"))}
						hint={words.venue.courtsHint}
						rows={3}
					/>
					<RowsField
						name="hours"
						label={words.venue.hours}
						hint={words.venue.hoursHint}
						columns={[
							{ name: "day", label: words.venue.day, type: "choice", options: days },
							...fromUntil,
						]}
						rows={hours}
						first={{ day: "Monday", from: "18:00", until: "23:00" }}
						add={words.venue.addHours}
						remove={(number) => words.venue.removeHours({ number })}
						onChange={setHours}
						error={errors.hours}
					/>
					<RowsField
						name="dates"
						label={words.venue.dates}
						hint={words.venue.datesHint}
						columns={[{ name: "date", label: words.common.date, type: "date" }, ...fromUntil]}
						rows={dates}
						first={{ date: "", from: "18:00", until: "23:00" }}
						add={words.venue.addDate}
						remove={(number) => words.venue.removeDate({ number })}
						onChange={setDates}
						error={errors.dates}
					/>
					<RowsField
						name="closures"
						label={words.venue.closures}
						columns={[
							{ name: "from", label: words.venue.firstDay, type: "date" },
							{ name: "until", label: words.venue.lastDay, type: "date" },
							{
								name: "court",
								label: words.venue.what,
								type: "choice",
								options: [
									{ value: "", label: words.venue.allOfIt },
									...(venue?.courts ?? []).map((court) => ({ value: court, label: court })),
								],
							},
						]}
						rows={closures}
						first={{ from: "", until: "", court: "" }}
						add={words.venue.addClosure}
						remove={(number) => words.venue.removeClosure({ number })}
						onChange={setClosures}
						error={errors.closures}
					/>
				</>
			)}
		</FormDialog>
	);
}

const days = weekdays.map((day, index) => ({
	value: day,
	label: dateWords[words.language].weekdays[index] ?? day,
}));
