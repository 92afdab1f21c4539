import { Panel } from "#ui/panel.tsx";
import { client } from "../../../client.ts";
import { useAction } from "../../../parts/use-action.ts";
import { dayOf, type ProgressProps } from "./connection.ts";
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
					{connection.expiresAt === null ? "" : ` until ${dayOf(connection.expiresAt)}`}. Your site
					stays where it is. When you start again, the records stay the same.
				</p>
				<div className={styles.buttons}>
					<button
						type="button"
						className="button"
						onClick={again}
						disabled={isBusy}
						aria-busy={isBusy}
					>
						Start again
					</button>
					<button
						type="button"
						className="button button-quiet"
						onClick={disconnect}
						disabled={isLeaving}
						aria-busy={isLeaving}
					>
						Use another domain
					</button>
				</div>
			</div>
		</Panel>
	);
}
