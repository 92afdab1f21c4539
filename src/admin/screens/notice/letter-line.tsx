import type { ReactNode } from "react";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { words } from "../../words.ts";
import { letterState } from "../mail/letter-state.ts";
import styles from "./notice-list.module.css";

type Letter = Answered<"GET", "/notices/:id">["list"][number];

/** One letter: to whom, and what the mail server said. */
export function LetterLine({ letter, children }: { letter: Letter; children?: ReactNode }) {
	const { address, state, tries, answer, createdAt, endedAt } = letter;
	const { tone, label } = letterState(state);
	return (
		<li className={styles.line}>
			<div className={styles.what}>
				{address ?? words.notice.aBrowser}
				<span className="hint">
					{ago(endedAt ?? createdAt, new Date(), words.language)}
					{tries > 1 && ` · ${words.mail.tries({ count: tries })}`}
				</span>
				{answer !== null && <span className="hint">{answer}</span>}
			</div>
			<Badge tone={tone}>{label}</Badge>
			{children}
		</li>
	);
}
