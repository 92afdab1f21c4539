import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#api/client.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { fileOrNone } from "../../../components/form/form-values.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import {
	type AttributeField,
	atTheirFields,
	changedIn,
	fieldName,
	type Typed,
	wrongFields,
} from "./attribute-form.ts";
import { AttributeInput } from "./attribute-input.tsx";
import styles from "./profile-form.module.css";
import { ProfilePicture } from "./profile-picture.tsx";
import { useUnsaved } from "./use-unsaved.ts";

type ProfileFormProps = { player: Player; values: AttributeField[] };

/** What is kept of a player, to be changed in place; Cancel brings back what is saved. */
export function ProfileForm({ player, values }: ProfileFormProps) {
	const { isSaving, errors, form, run } = useSaving(words.messages.players.updateFailed);
	const { revalidate } = useRevalidator();
	const [isChanged, setChanged] = useState(false);
	/** Counts up when the picture as it is saved is wanted back. */
	const [picture, setPicture] = useState({ isRemoved: false, round: 0 });
	useUnsaved(isChanged);
	const saved = { ...player, values };

	const changes = (isRemoved: boolean) => {
		if (form.current === null) return {};
		const image = fileOrNone(new FormData(form.current), "image");
		return {
			...changedIn(saved, typedIn(form.current)),
			...(image === undefined ? isRemoved && { image: null } : { image }),
		};
	};
	const noteChanges = (isRemoved = picture.isRemoved) =>
		setChanged(Object.keys(changes(isRemoved)).length > 0);

	const save = async (): Promise<string> => {
		const typed = form.current === null ? {} : typedIn(form.current);
		refuse(wrongFields(saved, typed));
		const change = changes(picture.isRemoved);
		if (Object.keys(change).length === 0) return words.player.nothingHasChanged;
		try {
			const { player: after } = await client.put("/players/:id", { id: player.id, ...change });
			await revalidate();
			return words.messages.players.updated({
				name: fullName({ ...after, lastName: after.lastName ?? "" }),
			});
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			const { status, message, code } = error;
			throw new ApiError(status, { message, code, fields: atTheirFields(error.fields, values) });
		}
	};
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSaving || !(await run(save))) return;
		setChanged(false);
		setPicture(({ round }) => ({ isRemoved: false, round: round + 1 }));
	};
	const cancel = () => {
		form.current?.reset();
		setChanged(false);
		setPicture(({ round }) => ({ isRemoved: false, round: round + 1 }));
		// What was refused is no longer there.
		void run(async () => null);
	};
	const removePicture = (isRemoved: boolean) => {
		setPicture(({ round }) => ({ isRemoved, round: round + 1 }));
		noteChanges(isRemoved);
	};

	const field = fieldsWith(errors);
	return (
		<Panel title={words.player.profile}>
			<form
				ref={form}
				className="stack"
				onSubmit={onSubmit}
				onInput={() => noteChanges()}
				noValidate
			>
				<ProfilePicture
					key={picture.round}
					imageUrl={player.imageUrl}
					isRemoved={picture.isRemoved}
					onRemove={removePicture}
					error={errors.image}
				/>
				<div className={styles.fields}>
					<Field
						{...field("firstName", words.common.firstName, player.firstName)}
						autoComplete="off"
						maxLength={120}
					/>
					<Field
						{...field("lastName", words.common.lastName, player.lastName)}
						autoComplete="off"
						maxLength={120}
					/>
					{values.map((field) => (
						<AttributeInput
							key={field.attribute.id}
							field={field}
							error={errors[fieldName(field.attribute)]}
						/>
					))}
				</div>
				<div className={styles.buttons}>
					<p role="status" className="soft">
						{isChanged ? words.player.notSavedYet : ""}
					</p>
					<QuietButton onClick={cancel}>{words.common.cancel}</QuietButton>
					<SubmitButton isBusy={isSaving}>{words.common.save}</SubmitButton>
				</div>
			</form>
		</Panel>
	);
}

/** A date that is not finished has no value; "?" stands for it, so that it is refused, not cleared. */
function typedIn(form: HTMLFormElement): Typed {
	return Object.fromEntries(
		Array.from(form.querySelectorAll<HTMLInputElement>("input:not([type=file])")).map((input) => [
			input.name,
			input.validity.badInput ? "?" : input.value,
		]),
	);
}

/** What is wrong before it is sent goes the same way as what the server refuses. */
function refuse(fields: Record<string, string>): void {
	const [message] = Object.values(fields);
	if (message !== undefined) throw new ApiError(422, { message, code: "invalid", fields });
}
