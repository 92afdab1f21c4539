import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { auth } from "../../shell/auth.ts";
import type { ProgressProps } from "./connection.ts";

/** Gives the domain up: at once while it is only tried for, else after a question. */
export function useDisconnecting({ organizationId, connection, onFound }: ProgressProps) {
	const confirm = useConfirm();
	const { act, isBusy } = useAction();
	const { domain, served, slugUrl } = connection;
	const isConnected = served === domain && connection.verifiedAt !== null;
	const disconnect = async () => {
		const isHere = location.hostname.replace(/^www\./, "") === domain;
		if (isConnected) {
			const isSure = await confirm({
				title: `Disconnect ${domain}?`,
				text: `Your site will be at ${slugUrl ?? "its slug"} again.`,
				detail: isHere
					? "You are working on this domain now, and will have to sign in again there."
					: "You can connect the domain again at any time.",
				yes: "Disconnect",
				tone: "danger",
			});
			if (!isSure) return;
		}
		await act({
			run: async () => {
				const id = { id: organizationId };
				const answer = await client.del("/organizations/:id/domain", id);
				if (isHere && isConnected && slugUrl !== null) {
					location.assign(`${slugUrl}/login`);
					return answer.message;
				}
				onFound(answer.connection);
				await auth.reread();
				return isConnected ? answer.message : "Choose another domain.";
			},
			failure: "The domain could not be disconnected.",
		});
	};
	return { disconnect, isBusy };
}
