import { useState } from "react";
import { Field } from "../../../components/form/field.tsx";
import { idOrNull, text, textOrNull } from "../../../components/form/form-values.ts";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { PictureChooser } from "../../picture/picture-chooser.tsx";
import { DraftDialog } from "../draft/draft-dialog.tsx";
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
	const [picture, setPicture] = useState<Picture>(null);
	const take = (form: FormData) => {
		const award = text(form, "award");
		const [playerId, teamId] = [idOrNull(form, "player"), idOrNull(form, "team")];
		const isForNobody = playerId === null && teamId === null;
		if (award === "" || isForNobody)
			return {
				...(award === "" && { award: words.honor.nameMissing }),
				...(isForNobody && { player: words.honor.nobodyChosen }),
			};
		onDone({ place: null, award, teamId, playerId, picture, note: textOrNull(form, "note") });
		return null;
	};
	return (
		<DraftDialog
			title={words.honor.addAward}
			submit={words.honor.add}
			take={take}
			onClose={onClose}
		>
			{(field) => (
				<>
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
				</>
			)}
		</DraftDialog>
	);
}
