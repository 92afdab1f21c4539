import { timeHere } from "../../../../components/feedback/today-here.ts";
import type { SaveState } from "./saving.ts";

/** How far what is written has come, in a few words. */
export function saveWords(
	state: SaveState<unknown>,
	{ updatedAt }: { updatedAt: string | null },
): string {
	switch (state.kind) {
		case "saved":
			if (state.at !== null) return `Saved ${timeHere(state.at.getTime())}`;
			return updatedAt === null ? "" : "Saved";
		case "waiting":
		case "saving":
			return "Saving…";
		case "failed":
			return "Not saved – trying again";
		case "refused":
			return `Not saved: ${state.sentence}`;
		case "conflict":
		case "lost":
			return "Not saved";
	}
}
