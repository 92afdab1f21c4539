import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button, QuietButton } from "../../components/feedback/button.tsx";
import { dayHere } from "../../components/feedback/today-here.ts";
import { useAction } from "../../components/feedback/use-action.ts";
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
			failure: "The domain could not be connected.",
		});
	return (
		<Panel title={`${domain} was not connected`}>
			<div className={styles.stack}>
				<p>
					Its records were not found
					{connection.expiresAt === null ? "" : ` until ${dayHere(connection.expiresAt)}`}. Your
					site stays where it is. When you start again, the records stay the same.
				</p>
				<div className={styles.buttons}>
					<Button onClick={again} isBusy={isBusy}>
						Start again
					</Button>
					<QuietButton onClick={disconnect} isBusy={isLeaving}>
						Use another domain
					</QuietButton>
				</div>
			</div>
		</Panel>
	);
}
