import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { Field } from "../../components/form/field.tsx";
import { fieldsWith } from "../../components/form/fields-with.ts";
import { text, textOrNull } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { useSaving } from "../../components/form/use-saving.ts";
import { words } from "../../words.ts";

export type LetterSettings = Answered<"GET", "/organizations/:id/letters">["letters"];

const holds = [1, 2, 5, 10, 30];
const digests = [0, 30, 60, 120, 360, 1440];

/** How the organization writes to people; an owner's to say. */
export function LettersForm({ id, letters }: { id: number; letters: LetterSettings }) {
	const { isSaving, errors, form, run } = useSaving(words.messages.organizations.updateFailed);
	const { revalidate } = useRevalidator();
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		await run(async () => {
			const { message } = await client.put("/organizations/:id/letters", {
				id,
				answersTo: textOrNull(sent, "answersTo"),
				holdMinutes: Number(text(sent, "holdMinutes")),
				digestMinutes: Number(text(sent, "digestMinutes")),
				quietFrom: text(sent, "quietFrom"),
				quietUntil: text(sent, "quietUntil"),
			});
			await revalidate();
			return message;
		});
	};
	const field = fieldsWith(errors);
	return (
		<form ref={form} onSubmit={save}>
			<Panel title={words.mail.settings} id="letters">
				<div className="stack stack-4">
					<p className="soft">{words.mail.settingsSummary}</p>
					<Field
						{...field("answersTo", words.mail.answersTo, letters.answersTo)}
						hint={words.mail.answersToHint}
						type="email"
						autoComplete="off"
						maxLength={254}
					/>
					<Select
						{...field("holdMinutes", words.mail.hold, letters.holdMinutes)}
						hint={words.mail.holdHint}
						options={choices(holds, letters.holdMinutes)}
					/>
					<Select
						{...field("digestMinutes", words.mail.digest, letters.digestMinutes)}
						hint={words.mail.digestHint}
						options={choices(digests, letters.digestMinutes)}
					/>
					<Field
						{...field("quietFrom", words.mail.quietFrom, letters.quietFrom)}
						hint={words.mail.quietHint}
						type="time"
						required
					/>
					<Field
						{...field("quietUntil", words.mail.quietUntil, letters.quietUntil)}
						type="time"
						required
					/>
					<div>
						<SubmitButton isBusy={isSaving}>
							{isSaving ? words.common.saving : words.mail.saveSettings}
						</SubmitButton>
					</div>
				</div>
			</Panel>
		</form>
	);
}

/** What was said by the API is offered as well. */
function choices(usual: readonly number[], own: number) {
	return [...new Set([...usual, own])]
		.toSorted((a, b) => a - b)
		.map((count) => ({ value: String(count), label: words.mail.minutes({ count }) }));
}
