import { useState } from "react";
import { client } from "../../client.ts";
import { todayHere } from "../../components/feedback/today-here.ts";
import { Field } from "../../components/form/field.tsx";
import { text, textOrNull } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import type { StepProps } from "./data.ts";
import { StepForm } from "./step-frame.tsx";
import { likelySeason } from "./suggestions.ts";

/** The first season; it is there with a name and ten weeks, which most need only confirm. */
export function SeasonStep({ beginnings: { season, facts }, onNext }: StepProps) {
	const [likely] = useState(() => likelySeason(todayHere()));
	const shown = season ?? likely;
	const save = async (form: FormData) => {
		const given = {
			name: text(form, "name"),
			startDate: textOrNull(form, "startDate"),
			finishDate: textOrNull(form, "finishDate"),
		};
		if (season !== null) {
			await client.put("/seasonsv2/:id", { id: season.id, ...given });
			return words.messages.seasons.updated({ name: given.name });
		}
		await client.post("/seasonsv2", { ...given, active: true, isVisible: true });
		return words.messages.seasons.created({ name: given.name });
	};
	return (
		<StepForm
			question={words.firstSteps.whenDoesYourSeasonRun}
			submit={season === null ? words.common.addSeason : words.common.save}
			failure={season === null ? words.common.failedToAddSeason : words.common.failedToUpdateSeason}
			save={save}
			onNext={onNext}
			isDone={facts.hasSeason}
			fields={(field) => (
				<>
					<Field {...field("name", words.common.seasonName, shown.name)} required maxLength={120} />
					<div className="pair">
						<Field {...field("startDate", words.common.startDate, shown.startDate)} type="date" />
						<Field
							{...field("finishDate", words.common.finishDate, shown.finishDate)}
							type="date"
						/>
					</div>
				</>
			)}
		>
			<p className="soft">{words.firstSteps.itHoldsYourLeaguesTeams}</p>
		</StepForm>
	);
}
