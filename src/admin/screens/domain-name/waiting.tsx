import { Panel } from "#ui/kit/panel.tsx";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { dayHere } from "../../components/feedback/today-here.ts";
import { useCopy } from "../../components/feedback/use-copy.ts";
import { words } from "../../words.ts";
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
			<Panel title={words.domainName.enterAtRegistrar({ domain: domain ?? "" })}>
				<div className={styles.stack}>
					<p>{words.domainName.signInWhereBought({ domain: domain ?? "" })}</p>
					<ConnectionState connection={connection} checking={checking} />
					<RecordList domain={domain ?? ""} records={records} />
					<SendOn domain={domain ?? ""} records={records} />
				</div>
			</Panel>
			<FieldNames />
			<Panel title={words.domainName.howLongDoesItTake}>
				<div className={styles.stack}>
					<p>
						{words.domainName.usuallyAFewMinutesSometimes}
						{expiresAt !== null && words.domainName.youHaveUntil({ day: dayHere(expiresAt) })}
					</p>
					<div>
						<QuietButton onClick={disconnect} isBusy={isBusy}>
							{words.domainName.useAnotherDomain}
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
		<Panel title={words.domainName.whatYourRegistrarMayCall}>
			<dl className={styles.words}>
				{spellings.map(({ field, names, note }) => (
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

const spellings = [
	{
		field: words.common.name,
		names: words.domainName.hostHostnameSubdomainLabel,
		note: words.domainName.standsForTheDomainItself,
	},
	{
		field: words.common.value,
		names: words.domainName.pointsToTargetContentData,
		note: words.domainName.withoutQuotationMarks,
	},
	{
		field: "TTL",
		names: words.domainName.timeToLiveCacheTime,
		note: words.domainName.leaveItAsItIs,
	},
];

/** For everybody who did not buy the domain: the records as a letter to the person who did. */
function SendOn({ domain, records }: { domain: string; records: readonly DomainRecord[] }) {
	const copy = useCopy();
	const letter = letterAbout(domain, records);
	return (
		<div className={styles.sendOn}>
			<p>{words.domainName.doesSomebodyElseLookAfter}</p>
			<a className="button button-quiet" href={mailtoOf(letter)}>
				{words.domainName.writeAnEmail}
			</a>
			<ActionButton
				icon="copy"
				isQuiet
				onClick={() => copy(letter.body, words.domainName.theRecordsWereCopied)}
			>
				{words.domainName.copyAll}
			</ActionButton>
		</div>
	);
}
