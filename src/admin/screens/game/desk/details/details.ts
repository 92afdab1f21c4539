import type { Edits, Saved } from "./edits.ts";
import type { Sheet } from "./sheet.ts";

/** The fields by their names on the wire, so that the server's sentences find them. */
const fields = ["date", "time", "location", "video_url", "status", "forfeited_by"] as const;

export function savedDetails({ game }: Sheet): Saved {
	return {
		date: game.date ?? "",
		time: game.time ?? "",
		location: game.location ?? "",
		video_url: game.videoUrl ?? "",
		status: game.status,
		forfeited_by: game.forfeitedBy ?? "",
	};
}

/** What to send: the fields that changed. */
export function detailsInput({ game }: Sheet, edits: Edits) {
	const changed = fields.flatMap((field) => {
		const edit = edits[field];
		return edit === undefined ? [] : [[field, edit.text.trim()] as const];
	});
	const status = edits.status?.text ?? game.status;
	const { forfeited_by, ...rest } = Object.fromEntries(changed) as Record<string, string>;
	return {
		id: game.id,
		...rest,
		// Only a forfeit names a side.
		...(status === "forfeit" && forfeited_by !== undefined && { forfeited_by }),
	};
}

/** Why the details cannot be saved, by field. */
export function detailsErrors({ game }: Sheet, edits: Edits): Record<string, string> {
	const status = edits.status?.text ?? game.status;
	const side = edits.forfeited_by?.text ?? game.forfeitedBy ?? "";
	if (status !== "forfeit" || side !== "") return {};
	return { forfeited_by: "Please choose who forfeited." };
}
