import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { type Message, useSay } from "../../shell/messages.tsx";
import { useFailure } from "./use-failure.ts";

type Action = {
	/** Answers the sentence of success, or a message with something to do about it. */
	run: () => Promise<string | Omit<Message, "tone">>;
	/** Said when the server gives no sentence. */
	failure: string;
	/** What can be done about a refusal, such as undoing the half that was carried out. */
	recourse?: () => Message["action"];
};

/**
 * Does something on the server from a button, then loads the screen's data anew, also after a
 * refusal: somebody else may have changed it. Answers whether it was done.
 */
export function useAction() {
	const [isBusy, setBusy] = useState(false);
	const say = useSay();
	const fail = useFailure();
	const { revalidate } = useRevalidator();
	const act = useCallback(
		async ({ run, failure, recourse }: Action): Promise<boolean> => {
			setBusy(true);
			try {
				const said = await run();
				await revalidate();
				say({ ...(typeof said === "string" ? { text: said } : said), tone: "success" });
				return true;
			} catch (error) {
				fail(error, failure, recourse?.());
				await revalidate();
				return false;
			} finally {
				setBusy(false);
			}
		},
		[say, fail, revalidate],
	);
	return { act, isBusy };
}
