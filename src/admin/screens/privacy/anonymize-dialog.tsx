import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
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
			title={words.privacy.anonymizeName({ name: player?.name ?? "" })}
			isOpen={player !== null}
			onClose={onClose}
			submit={words.privacy.anonymize}
			failure={words.privacy.thePlayerCouldNotBe}
			save={save}
			tone="danger"
		>
			{(field) => (
				<>
					<div className={styles.stays}>
						<p>
							<strong>{words.privacy.thisGoesForGood}</strong> {words.privacy.theNameThePictureAnd}
						</p>
						<p>
							<strong>{words.privacy.thisStays}</strong> {words.privacy.gamesNumbersTotalsAndPlaces}
						</p>
					</div>
					<p>{words.privacy.thisCannotBeUndone}</p>
					<Field
						{...field("confirm", words.privacy.typeToAnonymize({ name: player?.name ?? "" }))}
						autoComplete="off"
						spellCheck={false}
					/>
				</>
			)}
		</FormDialog>
	);
}
