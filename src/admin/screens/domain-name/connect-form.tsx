import { type FormEvent, useState } from "react";
import { normaliseDomain } from "#domain/organization/address.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { Field } from "../../components/form/field.tsx";
import { useSaving } from "../../components/form/use-saving.ts";
import { words } from "../../words.ts";
import type { ProgressProps } from "./connection.ts";
import styles from "./domain.module.css";

/** The first step: which domain? */
export function ConnectForm({ organizationId, connection, onFound }: ProgressProps) {
	const { isSaving, errors, form, run } = useSaving(words.domainName.theDomainCouldNotBe);
	const [text, setText] = useState(connection.domain ?? "");
	/** A refusal is about what was sent; what is typed now is something else. */
	const [sent, setSent] = useState("");
	const error = sent === text ? errors.domain : undefined;
	const meant = text.trim() === "" ? null : normaliseDomain(text);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		setSent(text);
		await run(async () => {
			const asked = { id: organizationId, domain: text };
			const { connection, message } = await client.post("/organizations/:id/domain", asked);
			onFound(connection);
			return message;
		});
	};
	return (
		<Panel
			title={
				connection.state === "unproved"
					? words.domainName.proveYourDomain
					: words.domainName.connectYourOwnDomain
			}
		>
			<form ref={form} onSubmit={save} className={styles.form} noValidate>
				{connection.state === "unproved" ? (
					<p>{words.domainName.answersAt({ served: connection.served ?? "" })}</p>
				) : (
					<p>{words.domainName.boughtADomainSuchAs}</p>
				)}
				<Field
					label={words.domainName.yourDomain}
					name="domain"
					hint={words.domainName.withoutWwwAPartOf}
					error={error}
					value={text}
					onChange={({ target }) => setText(target.value)}
					inputMode="url"
					maxLength={300}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<p className={styles.meant} role="status">
					{meant !== null && meant !== text.trim() && error === undefined
						? words.domainName.thisMeans({ meant })
						: ""}
				</p>
				<SubmitButton isBusy={isSaving}>
					{isSaving ? words.domainName.oneMoment : words.common.continue}
				</SubmitButton>
			</form>
		</Panel>
	);
}
