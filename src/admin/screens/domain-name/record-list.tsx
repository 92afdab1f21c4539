import { useRef, useState } from "react";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import type { DomainRecord } from "./connection.ts";
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
		<ol className="stack stack-3" aria-label={words.domainName.recordsOf({ domain })}>
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
				<CopyText label={words.common.name} of={type} text={host} />
				<CopyText label={words.common.value} of={type} text={value} />
			</div>
			{advice !== null && <p className={styles.advice}>{advice}</p>}
		</li>
	);
}

type CopyTextProps = {
	label: string;
	/** Whose it is, where several stand on a screen: "TXT". */
	of: string;
	text: string;
};

/** A text that is to be entered elsewhere, letter by letter. */
function CopyText({ label, of, text }: CopyTextProps) {
	const shown = useRef<HTMLElement>(null);
	const [said, setSaid] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setSaid(words.domainName.copied);
		} catch {
			// Without https, or when the browser was told not to: the keyboard's copy still works.
			if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
			setSaid(words.common.selectedCopyItWithYour);
		}
	};
	return (
		<div className="stack stack-1">
			<span className="hint">{label}</span>
			<div className={styles.line}>
				<code ref={shown} className={styles.text}>
					{text}
				</code>
				<button
					type="button"
					className={styles.copy}
					onClick={copy}
					aria-label={words.domainName.copyOf({ what: label.toLowerCase(), of })}
				>
					<Icon name={said === "Copied" ? "check" : "copy"} />
					{words.common.copy}
				</button>
			</div>
			<span role="status" className={said === "Copied" ? "visually-hidden" : styles.said}>
				{said}
			</span>
		</div>
	);
}
