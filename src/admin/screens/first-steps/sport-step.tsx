import { ApiError } from "#api/client.ts";
import { sportName } from "#ui/sport/stored-words.ts";
import { client } from "../../client.ts";
import { FieldError } from "../../components/form/field-error.tsx";
import { idsOf } from "../../components/form/form-values.ts";
import { auth } from "../../shell/auth.ts";
import { siteWords, words } from "../../words.ts";
import type { StepProps } from "./data.ts";
import styles from "./sport-step.module.css";
import { StepForm } from "./step-frame.tsx";

/** What is played: one press for most; more sports and their order are in the settings. */
export function SportStep({ beginnings: { organization, sports, facts }, onNext }: StepProps) {
	const { id, sports: own } = organization;
	const save = async (form: FormData) => {
		const [sportId] = idsOf(form, "sport");
		const sport = sports.find((it) => it.id === sportId);
		if (sport === undefined) throw nothingChosen;
		const others = own.map((it) => it.id).filter((other) => other !== sport.id);
		await client.put("/organizations/:id", { id, sportIds: [sport.id, ...others] });
		await auth.reread();
		return words.firstSteps.youPlay({ name: sportName(siteWords, sport.name) });
	};
	return (
		<StepForm
			question={words.firstSteps.whatDoYouPlay}
			submit={words.common.continue}
			failure={words.messages.organizations.updateFailed}
			save={save}
			onNext={onNext}
			isDone={facts.hasSport}
			fields={(_, errors) => (
				<fieldset className={styles.choice}>
					<legend className="visually-hidden">{words.common.sport}</legend>
					{sports.map((sport) => (
						<label key={sport.id} className={styles.sport}>
							<input
								type="radio"
								name="sport"
								value={sport.id}
								defaultChecked={sport.id === own[0]?.id}
								aria-invalid={errors.sport !== undefined}
							/>
							{sportName(siteWords, sport.name)}
						</label>
					))}
					{sports.length === 0 && <p>{words.messages.sports.noneAvailable}</p>}
					<FieldError of="sport" error={errors.sport} />
				</fieldset>
			)}
		>
			<p className="soft">{words.firstSteps.itBringsItsStatisticsAnd}</p>
		</StepForm>
	);
}

const nothingChosen = new ApiError(422, {
	message: words.firstSteps.pleaseChooseASport,
	fields: { sport: words.firstSteps.pleaseChooseASport },
});
