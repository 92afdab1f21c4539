import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { fullName } from "#domain/player/player.ts";
import { publicName } from "#domain/privacy/minors-public-name.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { CheckField } from "../../components/form/check-field.tsx";
import { fieldsWith } from "../../components/form/fields-with.ts";
import { idsOf, isChecked } from "../../components/form/form-values.ts";
import { useSaving } from "../../components/form/use-saving.ts";
import { words } from "../../words.ts";
import styles from "./minors-form.module.css";

export type Privacy = Answered<"GET", "/organizations/:id/privacy">["privacy"];

/** Where minors play, and what visitors read of them; an owner's to say. */
export function MinorsForm({ id, privacy }: { id: number; privacy: Privacy }) {
	const { isSaving, errors, form, run } = useSaving(words.messages.organizations.updateFailed);
	const { revalidate } = useRevalidator();
	const [isYouth, setYouth] = useState(privacy.isYouth);
	const [showsFullNames, setFullNames] = useState(privacy.showsFullNames);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		await run(async () => {
			const { message } = await client.put("/organizations/:id/privacy", {
				id,
				isYouth,
				showsFullNames,
				hasConsent: isChecked(sent, "hasConsent"),
				// Their boxes say nothing while all of the organization is youth.
				...(!isYouth && { youthLeagueIds: idsOf(sent, "youthLeagueIds") }),
			});
			await revalidate();
			return message;
		});
	};
	const field = fieldsWith(errors);
	return (
		<form ref={form} onSubmit={save}>
			<Panel title={words.privacy.minors} id="minors">
				<div className="stack stack-4">
					<p className="soft">{words.privacy.visitorsSeeOnlyAFirst}</p>
					<ShownName isShort={!showsFullNames} />
					<CheckField
						label={words.privacy.youthOrganization}
						name="isYouth"
						hint={words.privacy.everybodyWhoPlaysHereIs}
						checked={isYouth}
						onChange={({ target }) => setYouth(target.checked)}
					/>
					{!isYouth && <YouthLeagues leagues={privacy.leagues} />}
					<CheckField
						label={words.privacy.showMinorsByTheirFull}
						name="showsFullNames"
						hint={words.privacy.withPicturesAndEverything}
						checked={showsFullNames}
						onChange={({ target }) => setFullNames(target.checked)}
					/>
					{showsFullNames && !privacy.showsFullNames && (
						<div className={styles.consent}>
							<CheckField
								{...field("hasConsent", words.privacy.weHaveTheConsentOf)}
								hint={words.privacy.yourConfirmationIsKeptIn}
							/>
						</div>
					)}
					<div>
						<SubmitButton isBusy={isSaving}>
							{isSaving ? words.common.saving : words.privacy.saveMinors}
						</SubmitButton>
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
			<legend>{words.privacy.youthLeagues}</legend>
			<p className="hint">{words.privacy.whoeverHasPlayedInOne}</p>
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

const example = {
	id: 0,
	firstName: words.privacy.exampleFirstName,
	lastName: words.privacy.exampleLastName,
	imageUrl: null,
};

/** The same player as members and as visitors read her. */
function ShownName({ isShort }: { isShort: boolean }) {
	const shown = isShort ? { ...example, ...publicName(example) } : example;
	return (
		<dl className={styles.example}>
			<div className={styles.side}>
				<dt>{words.privacy.youSee}</dt>
				<dd>
					<Avatar player={example} size="small" />
					{fullName(example)}
				</dd>
			</div>
			<div className={styles.side} data-public="true">
				<dt>{words.privacy.visitorsSee}</dt>
				<dd aria-live="polite">
					<Avatar player={{ ...shown, imageUrl: null }} size="small" />
					{fullName(shown)}
				</dd>
			</div>
		</dl>
	);
}
