import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { client } from "../../client.ts";
import { QuietButton, SubmitButton } from "../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../components/feedback/dialog.tsx";
import { Field } from "../../components/form/field.tsx";
import { useSaving } from "../../components/form/use-saving.ts";
import styles from "./privacy-panel.module.css";

type AnonymizeDialogProps = {
	/** Null while nobody asks. */
	player: { id: number; name: string } | null;
	onClose: () => void;
};

/** Takes a person's name out for good, after saying what stays and having the name typed. */
export function AnonymizeDialog({ player, onClose }: AnonymizeDialogProps) {
	return (
		<Dialog title={`Anonymize ${player?.name ?? ""}`} isOpen={player !== null} onClose={onClose}>
			{player !== null && <Question player={player} onClose={onClose} />}
		</Dialog>
	);
}

function Question({
	player,
	onClose,
}: {
	player: { id: number; name: string };
	onClose: () => void;
}) {
	const { isSaving, errors, form, run } = useSaving("The name could not be taken out.");
	const { revalidate } = useRevalidator();
	const [typed, setTyped] = useState("");
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSaving) return;
		const isDone = await run(async () => {
			const { message } = await client.post("/players/:id/anonymize", {
				id: player.id,
				confirm: typed,
			});
			await revalidate();
			return message;
		});
		if (isDone) onClose();
	};
	return (
		<form ref={form} onSubmit={submit}>
			<DialogBody>
				<div className={styles.stays}>
					<p>
						<strong>This goes, for good:</strong> the name, the picture and everything kept of the
						player but the shirt number, also in the history of changes and in the trash.
					</p>
					<p>
						<strong>This stays:</strong> games, numbers, totals and places on rosters, under “Former
						player”. What you wrote into pages stays too. Backups keep the name until they are
						deleted.
					</p>
				</div>
				<p>This cannot be undone.</p>
				<Field
					label={`Type “${player.name}” to take it out`}
					name="confirm"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					error={errors.confirm}
					autoComplete="off"
					spellCheck={false}
				/>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>Cancel</QuietButton>
				<SubmitButton tone="danger" isBusy={isSaving}>
					Anonymize
				</SubmitButton>
			</DialogButtons>
		</form>
	);
}
