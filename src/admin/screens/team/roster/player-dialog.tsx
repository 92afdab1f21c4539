import { Avatar } from "#ui/kit/avatar.tsx";
import { client } from "../../../client.ts";
import { Field } from "../../../components/form/field.tsx";
import { FormDialog } from "../../../components/form/form-dialog.tsx";
import { fileOrNone, text } from "../../../components/form/form-values.ts";
import { PictureField } from "../../../components/form/picture-field.tsx";
import { words } from "../../../words.ts";
import { type Attribute, FactFields, factsAmong, factsIn } from "./fact-fields.tsx";
import type { RosterPlayer } from "./roster-players.ts";

type PlayerDialogProps = {
	/** Null while nobody is edited. */
	player: RosterPlayer | null;
	attributes: readonly Attribute[];
	onClose: () => void;
};

/** Edits what a roster shows of a player: name, picture, number and position. */
export function PlayerDialog({ player, attributes, onClose }: PlayerDialogProps) {
	const facts = factsAmong(attributes);
	const save = async (form: FormData) => {
		const image = fileOrNone(form, "image");
		const { message } = await client.put("/playersv2/:id", {
			id: player?.id ?? 0,
			firstName: text(form, "firstName"),
			lastName: text(form, "lastName"),
			attributes: factsIn(form, facts),
			...(image !== undefined && { image }),
		});
		return message;
	};
	return (
		<FormDialog
			title={words.common.editPlayer}
			isOpen={player !== null}
			onClose={onClose}
			submit={words.common.save}
			failure={words.messages.players.updateFailed}
			save={save}
		>
			{(field, errors) => (
				<>
					<PictureField label={words.common.picture} name="image" error={errors.image}>
						{(url) => <Avatar player={{ imageUrl: url ?? player?.image ?? null }} size="medium" />}
					</PictureField>
					<Field
						{...field("firstName", words.common.firstName, player?.firstName)}
						required
						autoComplete="off"
					/>
					<Field
						{...field("lastName", words.common.lastName, player?.lastName)}
						autoComplete="off"
					/>
					<FactFields facts={facts} player={player} errors={errors} />
				</>
			)}
		</FormDialog>
	);
}
