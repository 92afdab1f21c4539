import { useState } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { LetterDialog } from "./letter-dialog.tsx";
import styles from "./letter-list.module.css";
import { letterState } from "./letter-state.ts";
import { readLetter, type ShownLetter } from "./use-inviting.ts";

type Outbox = Answered<"GET", "/outbox">;
type Letter = Outbox["letters"][number];

export const letterList = screen(() => client.get("/outbox", {}), LetterList);

/** What was written to the people of the organization, and what became of it. */
function LetterList({ letters, isServed }: Outbox) {
	const [shown, setShown] = useState<ShownLetter | null>(null);
	const fail = useFailure();
	const open = ({ id, to }: Letter) =>
		readLetter(id).then(
			(letter) => setShown({ ...letter, to }),
			(error) => fail(error, words.mail.letterFailed),
		);
	return (
		<>
			<ScreenHeader title={words.mail.letters}>{words.mail.lettersSummary}</ScreenHeader>
			{!isServed && <p className="notice">{words.mail.noServerNote}</p>}
			<Panel isFlush>
				{letters.length === 0 ? (
					<EmptyState title={words.mail.noLetters}>
						{words.mail.invitePeople} <Link to="/dashboard/people">{words.mail.people}</Link>
					</EmptyState>
				) : (
					<ul className="lines">
						{letters.map((letter) => (
							<LetterLine key={letter.id} letter={letter} onOpen={() => void open(letter)} />
						))}
					</ul>
				)}
			</Panel>
			<LetterDialog letter={shown} onClose={() => setShown(null)} />
		</>
	);
}

function LetterLine({ letter, onOpen }: { letter: Letter; onOpen: () => void }) {
	const { kind, to, address, state, tries, answer, isOpen, createdAt } = letter;
	const { tone, label } = letterState(state);
	return (
		<li className={styles.line}>
			<div className={styles.what}>
				<strong>{kinds[kind]}</strong> {to}
				<span className="hint">
					{address} · {ago(createdAt, new Date(), words.language)}
					{tries > 1 && ` · ${words.mail.tries({ count: tries })}`}
				</span>
				{state !== "sent" && answer !== null && <span className="hint">{answer}</span>}
			</div>
			<Badge tone={tone}>{label}</Badge>
			{state !== "sent" && isOpen && (
				<IconButton icon="copy" label={words.mail.copyLetter({ to })} onClick={onOpen} />
			)}
		</li>
	);
}

const kinds: Record<Letter["kind"], string> = {
	invitation: words.mail.invitation,
	newPassword: words.mail.newPassword,
	newDevice: words.mail.newDevice,
	confirmAddress: words.mail.confirmAddress,
	addressChanged: words.mail.addressChanged,
	secondStepReset: words.mail.secondStepReset,
	signInChanged: words.mail.signInChanged,
	following: words.mail.following,
	message: words.mail.message,
	notice: words.mail.notice,
	week: words.mail.week,
	signUp: words.mail.signUp,
	owes: words.mail.owes,
};
