import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import type { StepProps } from "./data.ts";
import styles from "./fields.module.css";
import { ComesFirst, StepForm } from "./step-frame.tsx";

const question = words.firstSteps.whichLeaguesDoYouRun;

/** A league of the season; after the first one there may be more. */
export function LeagueStep({ beginnings: { season, leagues }, onNext }: StepProps) {
	if (season === null) {
		const what = words.firstSteps.aLeagueIsPlayedIn;
		return <ComesFirst question={question} what={what} onNext={onNext} step="season" />;
	}
	const save = async (form: FormData) => {
		const sent = { seasonId: season.id, name: text(form, "name") };
		const added = await client.post("/seasonsv2/:seasonId/leagues", sent);
		return words.messages.leagues.created({
			name: added.leagues.map(({ name }) => name).join(", "),
		});
	};
	return (
		<StepForm
			question={question}
			submit={leagues.length === 0 ? words.common.addLeague : words.firstSteps.addAnotherLeague}
			failure={words.common.failedToAddLeague}
			save={save}
			onNext={onNext}
			isDone={leagues.length > 0}
			fields={(field) => (
				<Field
					{...field("name", words.common.leagueName)}
					required
					maxLength={120}
					placeholder={words.firstSteps.exampleLeague}
					hint={words.firstSteps.withAWeekdayAndA}
				/>
			)}
		>
			<p className="soft">{words.firstSteps.theTeamsOfALeague}</p>
			{leagues.length > 0 && (
				<ul className="cluster-2" aria-label={words.firstSteps.leaguesIn({ name: season.name })}>
					{leagues.map(({ id, name }) => (
						<li key={id} className={styles.name}>
							{name}
						</li>
					))}
				</ul>
			)}
		</StepForm>
	);
}
