import { messages } from "#domain/messages.ts";
import { Avatar } from "#ui/avatar.tsx";
import { client } from "../../client.ts";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { fileOrNone, text } from "../../parts/form-values.ts";
import { PictureField } from "../../parts/picture-field.tsx";
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
			title="Edit player"
			isOpen={player !== null}
			onClose={onClose}
			submit="Save"
			failure={messages.players.updateFailed}
			save={save}
		>
			{(errors) => (
				<>
					<PictureField label="Picture" name="image" error={errors.image}>
						{(url) => <Avatar player={{ imageUrl: url ?? player?.image ?? null }} size="medium" />}
					</PictureField>
					<Field
						label="First name"
						name="firstName"
						required
						autoComplete="off"
						defaultValue={player?.firstName}
						error={errors.firstName}
					/>
					<Field
						label="Last name"
						name="lastName"
						autoComplete="off"
						defaultValue={player?.lastName ?? ""}
						error={errors.lastName}
					/>
					<FactFields {...{ facts, player, errors }} />
				</>
			)}
		</FormDialog>
	);
}
