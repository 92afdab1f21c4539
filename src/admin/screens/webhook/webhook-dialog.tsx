import type { Answered } from "#api/client.ts";
import { type WebhookEvent, webhookEvents } from "#domain/webhook/webhook.ts";
import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { isChecked, text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";

export type Webhook = Answered<"GET", "/webhooks">["webhooks"][number];

type WebhookDialogProps = {
	/** Null for a new one. */
	webhook: Webhook | null;
	isOpen: boolean;
	onClose: () => void;
	/** Told the secret of a new one. */
	onAdded: (secret: string) => void;
};

export function WebhookDialog({ webhook, onAdded, ...dialog }: WebhookDialogProps) {
	const save = async (form: FormData) => {
		const wanted = {
			name: text(form, "name"),
			address: text(form, "address"),
			events: form.getAll("events") as WebhookEvent[],
		};
		if (webhook !== null) {
			const { id } = webhook;
			const isOn = isChecked(form, "isOn");
			return (await client.put("/webhooks/:id", { id, ...wanted, isOn })).message;
		}
		const { secret, message } = await client.post("/webhooks", wanted);
		onAdded(secret);
		return message;
	};
	return (
		<FormDialog
			title={webhook === null ? words.webhook.add : words.webhook.change}
			submit={webhook === null ? words.webhook.add : words.common.save}
			failure={words.webhook.notSaved}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<Field
						{...field("name", words.webhook.purpose, webhook?.name)}
						hint={words.webhook.purposeHint}
						required
						maxLength={120}
					/>
					<Field
						{...field("address", words.webhook.address, webhook?.address)}
						hint={words.webhook.addressHint}
						type="url"
						inputMode="url"
						autoComplete="off"
						required
						maxLength={1000}
					/>
					<fieldset className="stack-2">
						<legend className="label">{words.webhook.told}</legend>
						{webhookEvents.map((event, index) => (
							<CheckField
								key={event}
								name="events"
								value={event}
								label={words.webhook.events[event]}
								defaultChecked={webhook?.events.includes(event) ?? true}
								error={index === 0 ? errors["events"] : undefined}
							/>
						))}
					</fieldset>
					{webhook !== null && (
						<CheckField
							name="isOn"
							label={words.webhook.isOn}
							hint={words.webhook.isOnHint}
							defaultChecked={webhook.isOn}
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}
