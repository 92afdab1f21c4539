import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import type { StepProps } from "./data.ts";
import styles from "./fields.module.css";
import { ComesFirst, StepForm } from "./step-frame.tsx";

const question = "Which leagues do you run?";

/** A league of the season; after the first one there may be more. */
export function LeagueStep({ beginnings: { season, leagues }, onNext }: StepProps) {
	if (season === null) {
		const what = "A league is played in a season. Please add the season first.";
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
			submit={leagues.length === 0 ? "Add league" : "Add another league"}
			failure="Failed to add league"
			save={save}
			onNext={onNext}
			isDone={leagues.length > 0}
			fields={(field) => (
				<Field
					{...field("name", "League name")}
					required
					maxLength={120}
					placeholder="Monday D1 Main Gym"
					hint="With a weekday and a place in their names, leagues put themselves in order."
				/>
			)}
		>
			<p className="soft">The teams of a league play each other and share a table.</p>
			{leagues.length > 0 && (
				<ul className="cluster-2" aria-label={`Leagues in ${season.name}`}>
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
