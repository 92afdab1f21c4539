import { Panel } from "#ui/kit/panel.tsx";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { dayHere } from "../../components/feedback/today-here.ts";
import { useCopy } from "../../components/feedback/use-copy.ts";
import type { DomainRecord, ProgressProps } from "./connection.ts";
import { ConnectionState } from "./connection-state.tsx";
import styles from "./domain.module.css";
import { letterAbout, mailtoOf } from "./letter.ts";
import { RecordList } from "./record-list.tsx";
import { useChecking } from "./use-checking.ts";
import { useDisconnecting } from "./use-disconnecting.ts";

/** The second step: what to enter at the registrar, and what of it is there already. */
export function Waiting(props: ProgressProps) {
	const { connection } = props;
	const { domain, records, expiresAt } = connection;
	const checking = useChecking({ ...props, isLive: true });
	const { disconnect, isBusy } = useDisconnecting(props);
	return (
		<div className="stack">
			<Panel title={`Enter these at the registrar of ${domain}`}>
				<div className={styles.stack}>
					<p>
						Sign in where you bought {domain}, open its DNS settings and add these records. Leave
						this page open: it checks again every few seconds.
					</p>
					<ConnectionState connection={connection} checking={checking} />
					<RecordList domain={domain ?? ""} records={records} />
					<SendOn domain={domain ?? ""} records={records} />
				</div>
			</Panel>
			<FieldNames />
			<Panel title="How long does it take?">
				<div className={styles.stack}>
					<p>
						Usually a few minutes, sometimes a few hours: the name system keeps old entries for a
						while. You can close this page and come back.
						{expiresAt !== null &&
							` You have until ${dayHere(expiresAt)} to add these records; after that you can start again.`}
					</p>
					<div>
						<QuietButton onClick={disconnect} isBusy={isBusy}>
							Use another domain
						</QuietButton>
					</div>
				</div>
			</Panel>
		</div>
	);
}

/** Registrars call the same fields by different words. */
function FieldNames() {
	return (
		<Panel title="What your registrar may call these fields">
			<dl className={styles.words}>
				{words.map(({ field, names, note }) => (
					<div key={field}>
						<dt>{field}</dt>
						<dd>
							{names}
							{note !== null && <span className="soft"> {note}</span>}
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}

const words = [
	{
		field: "Name",
		names: "Host, Hostname, Subdomain, Label, Record name.",
		note: "@ stands for the domain itself; some leave the field empty for it.",
	},
	{
		field: "Value",
		names: "Points to, Target, Content, Data, Answer, Destination, IP address.",
		note: "Without quotation marks.",
	},
	{
		field: "TTL",
		names: "Time to live, Cache time.",
		note: "Leave it as it is, or take the smallest.",
	},
];

/** For everybody who did not buy the domain: the records as a letter to the person who did. */
function SendOn({ domain, records }: { domain: string; records: readonly DomainRecord[] }) {
	const copy = useCopy();
	const letter = letterAbout(domain, records);
	return (
		<div className={styles.sendOn}>
			<p>Does somebody else look after the domain? Send them this list.</p>
			<a className="button button-quiet" href={mailtoOf(letter)}>
				Write an email
			</a>
			<ActionButton
				icon="copy"
				isQuiet
				onClick={() => copy(letter.body, "The records were copied")}
			>
				Copy all
			</ActionButton>
		</div>
	);
}
