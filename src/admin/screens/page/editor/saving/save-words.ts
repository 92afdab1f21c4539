import type { SaveState } from "./saving.ts";

/** How far what is written has come, in a few words. */
export function saveWords(
	state: SaveState<unknown>,
	{ updatedAt }: { updatedAt: string | null },
): string {
	switch (state.kind) {
		case "saved":
			if (state.at !== null) return `Saved ${timeOf(state.at)}`;
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

/** By the clock of the writer's device. */
function timeOf(at: Date): string {
	const two = (number: number) => String(number).padStart(2, "0");
	return `${two(at.getHours())}:${two(at.getMinutes())}`;
}
