import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import styles from "./privacy-panel.module.css";

type AnonymizeDialogProps = {
	/** Null while nobody asks. */
	player: { id: number; name: string } | null;
	onClose: () => void;
};

/** Takes a person's name out for good, after saying what stays and having the name typed. */
export function AnonymizeDialog({ player, onClose }: AnonymizeDialogProps) {
	const save = async (form: FormData) => {
		if (player === null) return null;
		const sent = { id: player.id, confirm: text(form, "confirm") };
		return (await client.post("/players/:id/anonymize", sent)).message;
	};
	return (
		<FormDialog
			title={`Anonymize ${player?.name ?? ""}`}
			isOpen={player !== null}
			onClose={onClose}
			submit="Anonymize"
			failure="The player could not be anonymized."
			save={save}
			tone="danger"
		>
			{(field) => (
				<>
					<div className={styles.stays}>
						<p>
							<strong>This goes, for good:</strong> the name, the picture and everything kept of the
							player but the shirt number, also in the history of changes and in the trash.
						</p>
						<p>
							<strong>This stays:</strong> games, numbers, totals and places on rosters, under
							“Former player”. What you wrote into pages stays too. Backups keep the name until they
							are deleted.
						</p>
					</div>
					<p>This cannot be undone.</p>
					<Field
						{...field("confirm", `Type “${player?.name ?? ""}” to anonymize`)}
						autoComplete="off"
						spellCheck={false}
					/>
				</>
			)}
		</FormDialog>
	);
}
