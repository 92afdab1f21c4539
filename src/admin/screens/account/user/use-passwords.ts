import { useCallback, useState } from "react";
import { messages } from "#domain/messages.ts";
import { client } from "../../../client.ts";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import type { TemporaryPassword } from "./temporary-password-dialog.tsx";

type Person = { id: number; username: string };

/**
 * What owners and super administrators do about other people's passwords and sessions. `told` is
 * for the dialog that shows a temporary password once.
 */
export function usePasswords() {
	const [told, setTold] = useState<TemporaryPassword | null>(null);
	const confirm = useConfirm();
	const { act } = useAction();
	const failure = messages.users.updateFailed;

	const reset = useCallback(
		async ({ id, username }: Person) => {
			const isSure = await confirm({
				title: "Reset password",
				text: `${username} gets a temporary password, which you will see once.`,
				detail: "The current password stops working, and all devices are signed out.",
				yes: "Reset password",
			});
			if (!isSure) return;
			await act({
				run: async () => {
					const answered = await client.put("/usersv2/:id", { id, resetPassword: true });
					if (answered.tempPassword !== undefined) {
						setTold({ username, password: answered.tempPassword });
					}
					return answered.message;
				},
				failure,
			});
		},
		[act, confirm, failure],
	);

	const removePassword = useCallback(
		async ({ id, username }: Person) => {
			const isSure = await confirm({
				title: "Remove password",
				text: `Nobody will be able to sign in as ${username}, until you reset the password.`,
				detail: "All devices are signed out.",
				yes: "Remove password",
				tone: "danger",
			});
			if (!isSure) return;
			await act({
				run: async () => (await client.put("/usersv2/:id", { id, removePassword: true })).message,
				failure,
			});
		},
		[act, confirm, failure],
	);

	const endSessions = useCallback(
		({ id }: Person) =>
			act({
				run: async () => (await client.del("/usersv2/:id/sessions", { id })).message,
				failure,
			}),
		[act, failure],
	);

	return { told, setTold, reset, removePassword, endSessions };
}
