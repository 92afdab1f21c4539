import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { Field } from "../../components/form/field.tsx";
import { text } from "../../components/form/form-values.ts";
import { useSaving } from "../../components/form/use-saving.ts";
import styles from "./sharing.module.css";

const failure = "Failed to update the allowed websites";

/** Which websites may show the league; on all others the frame stays empty. */
export function AllowedWebsites({ hosts }: { hosts: readonly string[] }) {
	const { isSaving, errors, form, run } = useSaving(failure);
	const { act, isBusy } = useAction();
	const { revalidate } = useRevalidator();
	const allow = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const sent = event.currentTarget;
		const host = text(new FormData(sent), "host");
		if (isSaving || host === "") return;
		await run(async () => {
			const { message } = await client.put("/embeds", { hosts: [...hosts, host] });
			await revalidate();
			sent.reset();
			return message;
		});
	};
	const forbid = (host: string) =>
		act({
			run: async () => {
				const rest = hosts.filter((other) => other !== host);
				return (await client.put("/embeds", { hosts: rest })).message;
			},
			failure,
		});
	return (
		<Panel title="Allowed websites" id="allowed">
			<div className="stack">
				<p className="soft">
					Only these websites can show your standings and games. Everybody else sees an empty frame.
				</p>
				{hosts.length === 0 ? (
					<EmptyState title="No website is allowed yet.">
						Add the one where you want to paste the code, such as your club’s.
					</EmptyState>
				) : (
					<ul className={styles.hosts}>
						{hosts.map((host) => (
							<li key={host}>
								<span>{host}</span>
								<button
									type="button"
									className={styles.copy}
									aria-label={`Remove ${host}`}
									disabled={isBusy}
									onClick={() => forbid(host)}
								>
									<Icon name="close" />
									Remove
								</button>
							</li>
						))}
					</ul>
				)}
				<form ref={form} onSubmit={allow} className={styles.add} noValidate>
					<Field
						label="Website"
						name="host"
						placeholder="your-club.example"
						inputMode="url"
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
						error={errors.hosts}
					/>
					<SubmitButton isBusy={isSaving}>{isSaving ? "Allowing..." : "Allow"}</SubmitButton>
				</form>
			</div>
		</Panel>
	);
}
