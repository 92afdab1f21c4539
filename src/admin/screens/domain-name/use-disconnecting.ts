import { client } from "../../client.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { auth } from "../../shell/auth.ts";
import { words } from "../../words.ts";
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
				title: words.domainName.disconnectQuestion({ domain: domain ?? "" }),
				text: words.domainName.siteAgainAt({ address: slugUrl ?? "its slug" }),
				detail: isHere
					? words.domainName.youAreWorkingOnThis
					: words.domainName.youCanConnectTheDomain,
				yes: words.domainName.disconnect,
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
				return isConnected ? answer.message : words.domainName.chooseAnotherDomain;
			},
			failure: words.domainName.theDomainCouldNotBe2,
		});
	};
	return { disconnect, isBusy };
}
