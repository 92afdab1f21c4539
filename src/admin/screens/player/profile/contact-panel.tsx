import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Answered } from "#api/client.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";

type ContactPanelProps = {
	playerId: number;
	kept: Answered<"GET", "/players/:id/contact">;
};

/** Where a player, or of a minor a guardian, is written to; nobody but members sees it. */
export function ContactPanel({ playerId, kept: { contact, isMinor } }: ContactPanelProps) {
	const { isSaving, errors, form, run } = useSaving(words.common.thisCouldNotBeSaved);
	const { revalidate } = useRevalidator();
	const [isGuardians, setGuardians] = useState(isMinor || contact?.isGuardians === true);
	const field = fieldsWith(errors);
	const send = async (text: (name: string) => string) => {
		const { message } = await client.put("/players/:id/contact", {
			id: playerId,
			address: text("address"),
			isGuardians,
			guardianName: text("guardianName"),
		});
		await revalidate();
		return message;
	};
	return (
		<Panel title={words.player.letters}>
			<SentForm form={form} run={run} className="stack" send={send}>
				<p className="soft">{isMinor ? words.player.onlyGuardians : words.player.whoSeesIt}</p>
				<Field
					{...field(
						"address",
						isGuardians ? words.player.guardiansAddress : words.player.address,
						contact?.address,
					)}
					type="email"
					autoComplete="off"
					maxLength={254}
				/>
				{!isMinor && (
					<CheckField
						label={words.player.isGuardians}
						name="isGuardians"
						checked={isGuardians}
						onChange={({ target }) => setGuardians(target.checked)}
					/>
				)}
				{isGuardians && (
					<Field
						{...field("guardianName", words.player.guardiansName, contact?.guardianName)}
						autoComplete="off"
						maxLength={120}
					/>
				)}
				{contact?.hasEnded && <p role="status">{words.player.wantsNoLetters}</p>}
				<div>
					<SubmitButton isBusy={isSaving}>{words.player.saveAddress}</SubmitButton>
				</div>
			</SentForm>
		</Panel>
	);
}
