import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import { knowsPasskeys, makePasskey } from "../passkey.ts";
import styles from "./sessions-panel.module.css";
import { CurrentPassword } from "./settings-form.tsx";
import forms from "./user-settings.module.css";

export type SecondStep = Answered<"GET", "/auth/second-step">;
type PanelProps = { step: SecondStep; onCodes: (codes: readonly string[]) => void };
type Passkey = SecondStep["passkeys"][number];

/** One's own passkeys: what there are, one more for this address, and one fewer. All of it takes the password. */
export function PasskeysPanel({ step, onCodes }: PanelProps) {
	const { isSaving, errors, form, run } = useSaving(words.account.passkeyFailed);
	const { revalidate } = useRevalidator();
	const remove = (passkeyId: string) => {
		if (form.current === null || !form.current.reportValidity()) return;
		const oldPassword = String(new FormData(form.current).get("oldPassword") ?? "");
		void run(async () => {
			const { message } = await client.post("/auth/passkeys/end", { passkeyId, oldPassword });
			form.current?.reset();
			await revalidate();
			return message;
		});
	};
	return (
		<Panel title={words.account.passkeys} isFlush>
			{step.passkeys.length > 0 && (
				<ul>
					{step.passkeys.map((passkey) => (
						<li key={passkey.id} className={styles.session}>
							<div className="breaks">
								<p className={styles.device}>{passkey.name}</p>
								<p className={styles.note}>{aboutPasskey(passkey, step.host)}</p>
							</div>
							<button
								type="button"
								className={styles.end}
								disabled={isSaving}
								aria-label={words.account.removePasskey({ name: passkey.name })}
								onClick={() => remove(passkey.id)}
							>
								{words.common.remove}
							</button>
						</li>
					))}
				</ul>
			)}
			<SentForm
				form={form}
				run={run}
				className={`${forms.form} ${styles.below}`}
				send={async (text) => {
					const oldPassword = text("oldPassword");
					const { options } = await client.post("/auth/passkeys/options", { oldPassword });
					const passkey = await makePasskey(options);
					const sent = { name: text("name"), passkey };
					const { message, recoveryCodes } = await client.post("/auth/passkeys", sent);
					form.current?.reset();
					if (recoveryCodes.length > 0) onCodes(recoveryCodes);
					await revalidate();
					return recoveryCodes.length > 0 ? null : message;
				}}
			>
				<p className="soft">{words.account.whatAPasskeyIs}</p>
				{knowsPasskeys() ? (
					<Field
						label={words.account.passkeyName}
						name="name"
						hint={words.account.passkeyNameHint}
						maxLength={60}
					/>
				) : (
					<p className="hint">{words.account.passkeysNeedABrowser}</p>
				)}
				{(knowsPasskeys() || step.passkeys.length > 0) && (
					<CurrentPassword error={errors["oldPassword"]} />
				)}
				{knowsPasskeys() && (
					<SubmitButton isBusy={isSaving}>{words.account.addAPasskey}</SubmitButton>
				)}
			</SentForm>
		</Panel>
	);
}

function aboutPasskey({ host, createdAt, lastUsedAt }: Passkey, here: string): string {
	const since = (at: string) => ago(at, new Date(), words.language);
	return [
		words.account.countsAt({ host, isHere: host === here }),
		words.account.passkeyAdded({ ago: since(createdAt) }),
		lastUsedAt === null
			? words.account.passkeyNeverUsed
			: words.account.passkeyUsed({ ago: since(lastUsedAt) }),
	].join(" · ");
}
