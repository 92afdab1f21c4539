import { Badge } from "#ui/kit/badge.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
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
				{isChecking ? "Checking..." : "Check now"}
			</QuietButton>
		</div>
	);
}

function stateOf({ state, records, checkedAt }: Connection) {
	if (state === "verified") {
		return { tone: "win", word: "Connected", sentence: "All needed records are there." } as const;
	}
	if (state === "lost") {
		return { tone: "loss", word: "Lost", sentence: "A needed record is not there." } as const;
	}
	const needed = records.filter(({ isNeeded }) => isNeeded);
	const there = needed.filter(({ state }) => state === "found").length;
	if (state === "wrong") {
		const sentence = "A record is wrong. What to change is shown below it.";
		return { tone: "loss", word: "Wrong", sentence } as const;
	}
	const isSilent = needed.every(({ state }) => state === "unknown");
	if (isSilent && checkedAt !== null) {
		const sentence = "The name servers did not answer. That says nothing about your records.";
		return { tone: "neutral", word: "Not known", sentence } as const;
	}
	const sentence =
		there === 0
			? "None of the needed records is there yet."
			: `${there} of ${needed.length} needed records ${there === 1 ? "is" : "are"} there.`;
	return { tone: "notice", word: "Waiting", sentence } as const;
}
