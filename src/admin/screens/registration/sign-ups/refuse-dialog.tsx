import { client } from "../../../client.ts";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { text } from "../../../components/form/form-values.ts";
import { TextArea } from "../../../components/form/text-area.tsx";
import { words } from "../../../words.ts";
import type { SignUp } from "./listed-sign-up.ts";

type RefuseDialogProps = { signUp: SignUp | null; onClose: () => void };

export function RefuseDialog({ signUp, onClose }: RefuseDialogProps) {
	return (
		<FormDialog
			title={words.registration.refuseTitle({ name: signUp?.name ?? "" })}
			isOpen={signUp !== null}
			onClose={onClose}
			submit={words.registration.refuse}
			tone="danger"
			failure={words.registration.notDone}
			save={async (form) => {
				const asked = { id: signUp?.id ?? 0, reason: text(form, "reason") };
				return (await client.post("/sign-ups/:id/refusal", asked)).message;
			}}
		>
			{(_field, errors) => (
				<TextArea
					name="reason"
					label={words.registration.reason}
					hint={words.registration.reasonHint}
					required
					maxLength={500}
					error={errors["reason"]}
				/>
			)}
		</FormDialog>
	);
}
