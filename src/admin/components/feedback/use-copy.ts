import { useCallback } from "react";
import { useSay } from "../../shell/messages.tsx";

/** Puts a text on the clipboard and says so; where there is no clipboard, says the text itself. */
export function useCopy() {
	const say = useSay();
	return useCallback(
		async (text: string, done: string) => {
			try {
				await navigator.clipboard.writeText(text);
				say({ text: done, tone: "success" });
			} catch {
				// Without https there is none.
				say({ text, tone: "success" });
			}
		},
		[say],
	);
}
