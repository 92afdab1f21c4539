import { timeHere } from "../../../../components/feedback/today-here.ts";
import { words } from "../../../../words.ts";
import type { SaveState } from "./saving.ts";

/** How far what is written has come, in a few words. */
export function saveWords(
	state: SaveState<unknown>,
	{ updatedAt }: { updatedAt: string | null },
): string {
	switch (state.kind) {
		case "saved":
			if (state.at !== null) return words.page.savedAt({ time: timeHere(state.at.getTime()) });
			return updatedAt === null ? "" : words.page.saved;
		case "waiting":
		case "saving":
			return words.page.saving;
		case "failed":
			return words.page.notSavedTryingAgain;
		case "refused":
			return words.page.notSavedBecause({ sentence: state.sentence });
		case "conflict":
		case "lost":
			return words.page.notSaved;
	}
}
