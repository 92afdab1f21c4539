import { useCallback, useState } from "react";
import { client } from "../../../client.ts";
import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { words } from "../../../words.ts";
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
	const failure = words.messages.users.updateFailed;

	const reset = useCallback(
		async ({ id, username }: Person) => {
			const isSure = await confirm({
				title: words.account.resetPassword,
				text: words.account.getsTemporaryPassword({ username }),
				detail: words.account.theCurrentPasswordStops,
				yes: words.account.resetPassword,
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
				title: words.account.removePassword,
				text: words.account.nobodySignsInAs({ username }),
				detail: words.account.allDevicesAreSignedOut,
				yes: words.account.removePassword,
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

	const resetSecondStep = useCallback(
		async ({ id, username }: Person) => {
			const isSure = await confirm({
				title: words.account.resetSecondStep,
				text: words.account.takesSecondStep({ username }),
				detail: words.account.allDevicesAreSignedOut,
				yes: words.account.resetSecondStep,
				tone: "danger",
			});
			if (!isSure) return;
			await act({
				run: async () => (await client.del("/usersv2/:id/second-step", { id })).message,
				failure,
			});
		},
		[act, confirm, failure],
	);

	return { told, setTold, reset, removePassword, endSessions, resetSecondStep };
}
