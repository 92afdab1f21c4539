import { Panel } from "#ui/panel.tsx";
import { dayOf, type ProgressProps } from "./connection.ts";
import styles from "./domain.module.css";
import { FieldNames } from "./field-names.tsx";
import { LookState } from "./look-state.tsx";
import { RecordList } from "./record-list.tsx";
import { SendOn } from "./send-on.tsx";
import { useDisconnecting } from "./use-disconnecting.ts";
import { useLooking } from "./use-looking.ts";

/** The second step: what to enter at the registrar, and what of it is there already. */
export function Waiting(props: ProgressProps) {
	const { connection } = props;
	const { domain, records, expiresAt } = connection;
	const looking = useLooking({ ...props, isLive: true });
	const { disconnect, isBusy } = useDisconnecting(props);
	return (
		<div className="stack">
			<Panel title={`Enter these at the registrar of ${domain}`}>
				<div className={styles.stack}>
					<p>
						Sign in where you bought {domain}, open its DNS settings and add these records. Leave
						this page open: it looks again every few seconds.
					</p>
					<LookState connection={connection} looking={looking} />
					<RecordList domain={domain ?? ""} records={records} />
					<SendOn domain={domain ?? ""} records={records} />
				</div>
			</Panel>
			<FieldNames />
			<Panel title="How long does it take?">
				<div className={styles.stack}>
					<p>
						Mostly a few minutes, sometimes some hours: the name system keeps old entries for a
						while. You can close this page and come back.
						{expiresAt !== null &&
							` These records are waited for until ${dayOf(expiresAt)}; after that you can start again.`}
					</p>
					<div>
						<button
							type="button"
							className="button button-quiet"
							onClick={disconnect}
							disabled={isBusy}
							aria-busy={isBusy}
						>
							Use another domain
						</button>
					</div>
				</div>
			</Panel>
		</div>
	);
}
