import { useState } from "react";
import type { Answered } from "#api/client.ts";
import { type OfficialJob, officialJobs } from "#domain/official/official.ts";
import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idsOf, isChecked, text } from "../../components/form/form-values.ts";
import { MultiChoice } from "../../components/form/multi-choice.tsx";
import { words } from "../../words.ts";
import { RowsField } from "../venue/rows-field.tsx";

export type Official = Answered<"GET", "/officials">["officials"][number];
type Named = { id: number; name: string };
export type Surroundings = { leagues: Named[]; venues: Named[]; teams: Named[] };

type OfficialDialogProps = Surroundings & {
	/** Null adds a new one. */
	official: Official | null;
	isOpen: boolean;
	onClose: () => void;
};

/** Adds or edits an official; all but the name may be left as it is. */
export function OfficialDialog(props: OfficialDialogProps) {
	const { official, leagues, venues, teams, ...dialog } = props;
	const [datesOff, setDatesOff] = useState(() =>
		(official?.datesOff ?? []).map((date) => ({ date })),
	);
	const save = async (form: FormData) => {
		const given = {
			name: text(form, "name"),
			jobs: form.getAll("jobs").map(String) as OfficialJob[],
			days: form.getAll("days").map(String) as WeekdayName[],
			datesOff: datesOff.map(({ date }) => date).filter((date) => date !== ""),
			leagueIds: idsOf(form, "leagueIds"),
			venueIds: idsOf(form, "venueIds"),
			notTeamIds: idsOf(form, "notTeamIds"),
			mostGames: Number(text(form, "mostGames")),
			isNamed: isChecked(form, "isNamed"),
		};
		const { message } =
			official === null
				? await client.post("/officials", given)
				: await client.put("/officials/:id", {
						id: official.id,
						...given,
						renewsLink: isChecked(form, "renewsLink"),
					});
		return message;
	};
	return (
		<FormDialog
			title={official === null ? words.official.add : words.official.edit}
			size="large"
			submit={official === null ? words.official.add : words.common.save}
			failure={words.official.failedToSave}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.common.name, official?.name)}
						required
						maxLength={100}
						placeholder={words.official.exampleName}
					/>
					<MultiChoice
						label={words.official.jobs}
						name="jobs"
						options={officialJobs.map((job) => ({ value: job, label: words.official.job[job] }))}
						chosen={official?.jobs ?? ["referee"]}
						error={errors.jobs}
					/>
					<MultiChoice
						label={words.official.days}
						name="days"
						hint={words.official.daysHint}
						options={weekdays.map((day, at) => ({
							value: day,
							label: dateWords[words.language].weekdays[at] ?? day,
						}))}
						chosen={official?.days ?? []}
						error={errors.days}
					/>
					<RowsField
						name="datesOff"
						label={words.official.datesOff}
						columns={[{ name: "date", label: words.common.date, type: "date" }]}
						rows={datesOff}
						first={{ date: "" }}
						add={words.official.addDate}
						remove={(number) => words.official.removeDate({ number })}
						onChange={setDatesOff}
						error={errors.datesOff}
					/>
					<Field
						{...field("mostGames", words.official.mostGames, official?.mostGames ?? 3)}
						type="number"
						inputMode="numeric"
						min={1}
						max={20}
						required
					/>
					{[
						{ name: "leagueIds" as const, label: words.official.leagues, all: leagues },
						{ name: "venueIds" as const, label: words.official.venues, all: venues },
						{ name: "notTeamIds" as const, label: words.official.notTeams, all: teams },
					]
						.filter(({ all }) => all.length > 0)
						.map(({ name, label, all }) => (
							<MultiChoice
								key={name}
								name={name}
								label={label}
								hint={words.official.hints[name]}
								options={all.map((one) => ({ value: String(one.id), label: one.name }))}
								chosen={(official?.[name] ?? []).map(String)}
								error={errors[name]}
							/>
						))}
					<CheckField
						label={words.official.isNamed}
						name="isNamed"
						hint={words.official.isNamedHint}
						defaultChecked={official?.isNamed}
					/>
					{official !== null && (
						<CheckField
							label={words.official.renew}
							name="renewsLink"
							hint={words.official.renewText}
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}
