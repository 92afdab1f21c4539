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
import { words } from "../../words.ts";
import styles from "./sharing.module.css";

const failure = words.sharing.failedToUpdateTheAllowed;

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
		<Panel title={words.sharing.allowedWebsites} id="allowed">
			<div className="stack">
				<p className="soft">{words.sharing.onlyTheseWebsitesCanShow}</p>
				{hosts.length === 0 ? (
					<EmptyState title={words.sharing.noWebsiteIsAllowedYet}>
						{words.sharing.addTheOneWhereYou}
					</EmptyState>
				) : (
					<ul className={styles.hosts}>
						{hosts.map((host) => (
							<li key={host}>
								<span>{host}</span>
								<button
									type="button"
									className={styles.copy}
									aria-label={words.sharing.removeHost({ host })}
									disabled={isBusy}
									onClick={() => forbid(host)}
								>
									<Icon name="close" />
									{words.common.remove}
								</button>
							</li>
						))}
					</ul>
				)}
				<form ref={form} onSubmit={allow} className={styles.add} noValidate>
					<Field
						label={words.common.website}
						name="host"
						placeholder={words.sharing.exampleHost}
						inputMode="url"
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
						error={errors.hosts}
					/>
					<SubmitButton isBusy={isSaving}>
						{isSaving ? words.sharing.allowing : words.sharing.allow}
					</SubmitButton>
				</form>
			</div>
		</Panel>
	);
}
