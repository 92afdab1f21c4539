import { Badge } from "#ui/kit/badge.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { words } from "../../words.ts";
import type { Connection } from "./connection.ts";
import styles from "./domain.module.css";
import type { Checking } from "./use-checking.ts";

type ConnectionStateProps = { connection: Connection; checking: Checking };

/** How things stand, and the button for those who do not want to wait. */
export function ConnectionState({ connection, checking }: ConnectionStateProps) {
	const { isChecking, check } = checking;
	const { tone, word, sentence } = stateOf(connection);
	return (
		<div className={styles.state} data-tone={tone}>
			<div className={styles.stateText}>
				<Badge tone={tone}>{word}</Badge>
				<p role="status">{sentence}</p>
			</div>
			<QuietButton onClick={check} aria-disabled={isChecking} aria-busy={isChecking}>
				{isChecking ? words.domainName.checking : words.domainName.checkNow}
			</QuietButton>
		</div>
	);
}

function stateOf({ state, records, checkedAt }: Connection) {
	if (state === "verified") {
		return {
			tone: "win",
			word: words.domainName.stateConnected,
			sentence: words.domainName.allNeededRecordsAreThere,
		} as const;
	}
	if (state === "lost") {
		return {
			tone: "loss",
			word: words.domainName.stateLost,
			sentence: words.domainName.aNeededRecordIsNot,
		} as const;
	}
	const needed = records.filter(({ isNeeded }) => isNeeded);
	const there = needed.filter(({ state }) => state === "found").length;
	if (state === "wrong") {
		const sentence = words.domainName.aRecordIsWrongWhat;
		return { tone: "loss", word: words.domainName.stateWrong, sentence } as const;
	}
	const isSilent = needed.every(({ state }) => state === "unknown");
	if (isSilent && checkedAt !== null) {
		const sentence = words.domainName.theNameServersDidNot;
		return { tone: "neutral", word: words.domainName.stateUnknown, sentence } as const;
	}
	const sentence =
		there === 0
			? words.domainName.noneOfTheNeededRecords
			: words.domainName.recordsThere({ there, count: needed.length });
	return { tone: "notice", word: words.domainName.stateWaiting, sentence } as const;
}
