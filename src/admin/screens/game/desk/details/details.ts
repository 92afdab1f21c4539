import { toWire } from "#api/wire-words.ts";
import { type ForfeitedBy, gameStatuses } from "#domain/game/game.ts";
import { words } from "../../../../words.ts";
import { type Edits, type Saved, textAt } from "../edits.ts";
import type { Sheet } from "../sheet.ts";

/** The fields by the names that refusals of the server give them. */
const fields = ["date", "time", "location", "videoUrl", "status", "forfeitedBy", "reason"] as const;

export function savedDetails({ game }: Sheet): Saved {
	return {
		date: game.date ?? "",
		time: game.time ?? "",
		location: game.location ?? "",
		videoUrl: game.videoUrl ?? "",
		status: game.status,
		forfeitedBy: game.forfeitedBy ?? "",
		// Of the change that is being made.
		reason: "",
	};
}

/** Edits of fields that are called so: what is unsaved may have been kept by another version. */
export function editsOfDetails(edits: Edits): Edits {
	return Object.fromEntries(
		Object.entries(edits).filter(([name]) => fields.some((field) => field === name)),
	);
}

/** What to send: the fields that changed. */
export function detailsInput({ game }: Sheet, edits: Edits) {
	const changed = fields.flatMap((field) => {
		const edit = edits[field];
		return edit === undefined ? [] : [[field, edit.text.trim()] as const];
	});
	const status = edits.status?.text ?? game.status;
	const { forfeitedBy, ...rest } = Object.fromEntries(changed) as Record<string, string>;
	return toWire({
		id: game.id,
		...rest,
		// Only a forfeit names a side.
		...(status === "forfeit" && forfeitedBy !== undefined && { forfeitedBy }),
	});
}

/** Another status, or another side that forfeited, as it would be saved; null where neither is. */
export function statusToSave(sheet: Sheet, edits: Edits) {
	if (edits.status === undefined && edits.forfeitedBy === undefined) return null;
	if (Object.keys(detailsErrors(sheet, edits)).length > 0) return null;
	const saved = savedDetails(sheet);
	const side = textAt(saved, edits, "forfeitedBy");
	return {
		status: gameStatuses.find((one) => one === textAt(saved, edits, "status")),
		forfeitedBy: forfeitedBy.find((one) => one === side) ?? null,
	};
}

const forfeitedBy: readonly ForfeitedBy[] = ["home", "away", "both"];

/** Why the details cannot be saved, by field. */
export function detailsErrors({ game }: Sheet, edits: Edits): Record<string, string> {
	const status = edits.status?.text ?? game.status;
	const side = edits.forfeitedBy?.text ?? game.forfeitedBy ?? "";
	if (status !== "forfeit" || side !== "") return {};
	return { forfeitedBy: words.game.pleaseChooseWhoForfeited };
}
