import type { Answered } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { Avatar } from "#ui/avatar.tsx";
import { client } from "../../client.ts";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { fileOrNone, text } from "../../parts/form-values.ts";
import { PictureField } from "../../parts/picture-field.tsx";
import { type RosterPlayer, rosterFacts } from "./roster-players.ts";

type Attribute = Pick<
	Answered<"GET", "/playerAttributes">["attributes"][number],
	"id" | "name" | "type"
>;

type PlayerDialogProps = {
	/** Null while nobody is edited. */
	player: RosterPlayer | null;
	attributes: readonly Attribute[];
	onClose: () => void;
};

/** Edits what a roster shows of a player: name, picture, number and position. */
export function PlayerDialog({ player, attributes, onClose }: PlayerDialogProps) {
	const facts = rosterFacts.flatMap(
		(fact) => attributes.find(({ name }) => name.trim().toLowerCase() === fact.toLowerCase()) ?? [],
	);
	const save = async (form: FormData) => {
		const image = fileOrNone(form, "image");
		const { message } = await client.put("/playersv2/:id", {
			id: player?.id ?? 0,
			firstName: text(form, "firstName"),
			lastName: text(form, "lastName"),
			attributes: facts.map(({ id }) => ({
				attribute_id: id,
				value: text(form, fieldName(id)),
			})),
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
					{facts.map(({ id, name, type }) => (
						<Field
							key={id}
							label={name}
							name={fieldName(id)}
							autoComplete="off"
							inputMode={type === "number" ? "decimal" : "text"}
							defaultValue={(player && attributeNamed(player.attributeValues, name)) ?? ""}
							error={wrongIn(errors, name)}
						/>
					))}
				</>
			)}
		</FormDialog>
	);
}

function fieldName(id: number): string {
	return `attribute-${id}`;
}

/** The server names all attributes alike; its sentence begins with the one it means. */
function wrongIn({ attributes }: Record<string, string>, name: string): string | undefined {
	return attributes?.startsWith(`${name} is `) ? attributes : undefined;
}
