import { type FormEvent, useState } from "react";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { idOrNull, text, textOrNull } from "../../../components/form/form-values.ts";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { words } from "../../../words.ts";
import { PictureChooser } from "../../picture/picture-chooser.tsx";
import type { DraftHonor, Picture } from "./draft.ts";

type Named = { id: number; name: string };
type AwardDialogProps = {
	teams: readonly Named[];
	players: readonly Named[];
	onDone: (award: DraftHonor) => void;
	onClose: () => void;
};

/** An award for a player, a team or both; nothing is saved before the honors are. */
export function AwardDialog({ teams, players, onDone, onClose }: AwardDialogProps) {
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [picture, setPicture] = useState<Picture>(null);
	const field = fieldsWith(errors);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const award = text(form, "award");
		const [playerId, teamId] = [idOrNull(form, "player"), idOrNull(form, "team")];
		const isForNobody = playerId === null && teamId === null;
		setErrors({
			...(award === "" && { award: words.honor.nameMissing }),
			...(isForNobody && { player: words.honor.nobodyChosen }),
		});
		if (award === "" || isForNobody) return;
		onDone({ place: null, award, teamId, playerId, picture, note: textOrNull(form, "note") });
	};
	return (
		<TypingDialog title={words.honor.addAward} isOpen onClose={onClose}>
			<form onSubmit={onSubmit} noValidate>
				<DialogBody>
					<Field
						{...field("award", words.honor.awardName)}
						hint={words.honor.forExample}
						maxLength={120}
						autoComplete="off"
					/>
					<Select
						{...field("player", words.common.player)}
						options={optionsOf(players, words.honor.none)}
					/>
					<Select
						{...field("team", words.common.team)}
						options={optionsOf(teams, words.honor.none)}
					/>
					<Field {...field("note", words.honor.note)} maxLength={200} autoComplete="off" />
					<PictureChooser kind="picture" value={picture} onChange={setPicture} />
				</DialogBody>
				<DialogButtons>
					<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
					<SubmitButton>{words.honor.add}</SubmitButton>
				</DialogButtons>
			</form>
		</TypingDialog>
	);
}
