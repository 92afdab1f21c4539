import { useCallback, useState } from "react";
import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { words } from "../../words.ts";

/** A letter to be passed on by hand. */
export type ShownLetter = Answered<"GET", "/outbox/:id"> & { to: string };

type Person = { id: number; username: string };

/** Invites people by mail. `shown` is the letter where there is no mail server, for the dialog to copy it from. */
export function useInviting() {
	const [shown, setShown] = useState<ShownLetter | null>(null);
	const { act } = useAction();
	const invite = useCallback(
		({ id, username }: Person) =>
			act({
				run: async () => {
					const { message, isServed, letterId } = await client.post("/usersv2/:id/invitation", {
						id,
					});
					if (!isServed) setShown({ ...(await readLetter(letterId)), to: username });
					return message;
				},
				failure: words.mail.invitationFailed,
			}),
		[act],
	);
	return { shown, setShown, invite };
}

export function readLetter(id: string): Promise<Answered<"GET", "/outbox/:id">> {
	return client.get("/outbox/:id", { id });
}
