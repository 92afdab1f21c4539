import { useCallback, useState } from "react";
import { client } from "../../../client.ts";
import { type Question, useConfirm } from "../../../components/feedback/confirm.tsx";
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

	/** Asks first, then does it and says what the server says. */
	const deed = useCallback(
		async (question: Omit<Question, "yes">, run: () => Promise<{ message: string }>) => {
			const isSure = await confirm({ ...question, yes: question.title, tone: "danger" });
			if (isSure) await act({ run: async () => (await run()).message, failure });
		},
		[act, confirm, failure],
	);

	const removePassword = useCallback(
		({ id, username }: Person) =>
			deed(
				{
					title: words.account.removePassword,
					text: words.account.nobodySignsInAs({ username }),
					detail: words.account.allDevicesAreSignedOut,
				},
				() => client.put("/usersv2/:id", { id, removePassword: true }),
			),
		[deed],
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
		({ id, username }: Person) =>
			deed(
				{
					title: words.account.resetSecondStep,
					text: words.account.takesSecondStep({ username }),
					detail: words.account.allDevicesAreSignedOut,
				},
				() => client.del("/usersv2/:id/second-step", { id }),
			),
		[deed],
	);

	return { told, setTold, reset, removePassword, endSessions, resetSecondStep };
}
