import { Badge } from "#ui/badge.tsx";
import type { DomainRecord } from "./connection.ts";
import { CopyText } from "./copy-text.tsx";
import { adviceOn, purposeOf, stateWord } from "./record-advice.ts";
import styles from "./record-list.module.css";

type RecordListProps = {
	domain: string;
	records: readonly DomainRecord[];
	/** They were all there once. */
	isLost?: boolean;
};

/** The lines to enter, each with what was found of it. */
export function RecordList({ domain, records, isLost = false }: RecordListProps) {
	return (
		<ol className={styles.list} aria-label={`Records of ${domain}`}>
			{records.map((record) => (
				<RecordRow
					key={`${record.type} ${record.host} ${record.value}`}
					record={record}
					isLost={isLost}
				/>
			))}
		</ol>
	);
}

function RecordRow({ record, isLost }: { record: DomainRecord; isLost: boolean }) {
	const { type, host, value, state } = record;
	const word = stateWord(record, { isLost });
	const advice = adviceOn(record);
	return (
		<li className={styles.record} data-state={state}>
			<div className={styles.head}>
				<span className={styles.type}>{type}</span>
				<span className={styles.purpose}>{purposeOf(record)}</span>
				<Badge tone={word.tone}>{word.text}</Badge>
			</div>
			<div className={styles.values}>
				<CopyText label="Name" of={type} text={host} />
				<CopyText label="Value" of={type} text={value} />
			</div>
			{advice !== null && <p className={styles.advice}>{advice}</p>}
		</li>
	);
}
