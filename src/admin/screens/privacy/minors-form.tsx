import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { CheckField } from "../../parts/check-field.tsx";
import { idsOf, isChecked } from "../../parts/form-values.ts";
import { useSaving } from "../../parts/use-saving.ts";
import styles from "./minors-form.module.css";
import { ShownName } from "./shown-name.tsx";

export type Privacy = Answered<"GET", "/organizations/:id/privacy">["privacy"];

/** Where minors play, and what visitors read of them; an owner's to say. */
export function MinorsForm({ id, privacy }: { id: number; privacy: Privacy }) {
	const { isSaving, errors, form, run } = useSaving(messages.organizations.updateFailed);
	const { revalidate } = useRevalidator();
	const [isYouth, setYouth] = useState(privacy.isYouth);
	const [showsFullNames, setFullNames] = useState(privacy.showsFullNames);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		await run(async () => {
			const { message } = await client.put("/organizations/:id/privacy", {
				...{ id, isYouth, showsFullNames, hasConsent: isChecked(sent, "hasConsent") },
				// Their boxes say nothing while all of the organization is youth.
				...(!isYouth && { youthLeagueIds: idsOf(sent, "youthLeagueIds") }),
			});
			await revalidate();
			return message;
		});
	};
	return (
		<form ref={form} onSubmit={save}>
			<Panel title="Minors" id="minors">
				<div className={styles.form}>
					<p className="soft">
						Of minors, visitors read the first name and an initial. They see no pictures and no
						birth dates, and search engines are asked to leave the pages out. Everybody who works
						here sees everything.
					</p>
					<ShownName isShort={!showsFullNames} />
					<CheckField
						label="Youth organization"
						name="isYouth"
						hint="Everybody who plays here is a minor."
						checked={isYouth}
						onChange={({ target }) => setYouth(target.checked)}
					/>
					{!isYouth && <YouthLeagues leagues={privacy.leagues} />}
					<CheckField
						label="Show minors by their full names"
						name="showsFullNames"
						hint="With pictures and everything else that is visible, as of grown-ups."
						checked={showsFullNames}
						onChange={({ target }) => setFullNames(target.checked)}
					/>
					{showsFullNames && !privacy.showsFullNames && (
						<div className={styles.consent}>
							<CheckField
								label="We have the consent of every minor's parents, in writing"
								name="hasConsent"
								hint="That you said so is kept in the history, with your name."
								error={errors.hasConsent}
							/>
						</div>
					)}
					<div>
						<button type="submit" className="button" disabled={isSaving} aria-busy={isSaving}>
							{isSaving ? "Saving..." : "Save what visitors read"}
						</button>
					</div>
				</div>
			</Panel>
		</form>
	);
}

function YouthLeagues({ leagues }: Pick<Privacy, "leagues">) {
	if (leagues.length === 0) return null;
	return (
		<fieldset className={styles.leagues}>
			<legend>Youth leagues</legend>
			<p className={styles.hint}>Whoever has played in one of them is a minor everywhere here.</p>
			<div className={styles.boxes}>
				{leagues.map(({ id, name, isYouth }) => (
					<CheckField
						key={id}
						label={name}
						name="youthLeagueIds"
						value={id}
						defaultChecked={isYouth}
					/>
				))}
			</div>
		</fieldset>
	);
}
