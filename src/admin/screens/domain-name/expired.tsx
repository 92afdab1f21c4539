import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { dayHere } from "../../components/feedback/today-here.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { words } from "../../words.ts";
import type { ProgressProps } from "./connection.ts";
import styles from "./domain.module.css";
import { useDisconnecting } from "./use-disconnecting.ts";

/** The records were not found in fourteen days. */
export function Expired(props: ProgressProps) {
	const { organizationId, connection, onFound } = props;
	const { act, isBusy } = useAction();
	const { disconnect, isBusy: isLeaving } = useDisconnecting(props);
	const domain = connection.domain ?? "";
	const again = () =>
		act({
			run: async () => {
				const sent = { id: organizationId, domain };
				const { message, connection } = await client.post("/organizations/:id/domain", sent);
				onFound(connection);
				return message;
			},
			failure: words.domainName.theDomainCouldNotBe,
		});
	return (
		<Panel title={words.domainName.wasNotConnected({ domain })}>
			<div className={styles.stack}>
				<p>
					{connection.expiresAt === null
						? words.domainName.recordsNotFound
						: words.domainName.recordsNotFoundUntil({ day: dayHere(connection.expiresAt) })}{" "}
					{words.domainName.yourSiteStaysWhereIt}
				</p>
				<div className={styles.buttons}>
					<Button onClick={again} isBusy={isBusy}>
						{words.domainName.startAgain}
					</Button>
					<QuietButton onClick={disconnect} isBusy={isLeaving}>
						{words.domainName.useAnotherDomain}
					</QuietButton>
				</div>
			</div>
		</Panel>
	);
}
