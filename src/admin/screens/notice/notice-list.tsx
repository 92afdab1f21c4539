import { useState } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { LetterDialog } from "../mail/letter-dialog.tsx";
import type { ShownLetter } from "../mail/use-inviting.ts";
import { LetterLine } from "./letter-line.tsx";
import styles from "./notice-list.module.css";
import { type Notice, NoticeState, titleOf, toldTo } from "./notice-state.tsx";

type Log = Answered<"GET", "/notices">;
type Question = Answered<"GET", "/notices/questions">["letters"][number];
type NoticeListProps = Log & { questions: Question[] };

export const noticeList = screen(async () => {
	const [log, { letters }] = await Promise.all([
		client.get("/notices", {}),
		client.get("/notices/questions", {}),
	]);
	return { ...log, questions: letters };
}, NoticeList);

/** What people were told by mail and push, and what became of it. */
function NoticeList({ notices, questions, isServed }: NoticeListProps) {
	return (
		<>
			<ScreenHeader title={words.notice.notices}>{words.notice.summary}</ScreenHeader>
			{!isServed && <p className="notice">{words.notice.noServerNote}</p>}
			<Panel isFlush>
				{notices.length === 0 ? (
					<EmptyState title={words.notice.none}>{words.notice.howTheyCome}</EmptyState>
				) : (
					<ul className="lines">
						{notices.map((notice) => (
							<NoticeLine key={notice.id} notice={notice} />
						))}
					</ul>
				)}
			</Panel>
			{questions.length > 0 && <Questions questions={questions} />}
		</>
	);
}

function NoticeLine({ notice }: { notice: Notice }) {
	const { id, reason, by, createdAt } = notice;
	const told = toldTo(notice);
	return (
		<li className={styles.line}>
			<div className={styles.what}>
				<Link to={`/dashboard/notices/${id}`}>{titleOf(notice)}</Link>
				{reason !== null && <span>{reason}</span>}
				<span className="hint">
					{[ago(createdAt, new Date(), words.language), by, told].filter(Boolean).join(" · ")}
				</span>
			</div>
			<NoticeState notice={notice} />
		</li>
	);
}

/** Whoever wants to follow confirms it by a letter, which is passed on by hand where there is no mail server. */
function Questions({ questions }: { questions: Question[] }) {
	const [shown, setShown] = useState<ShownLetter | null>(null);
	const fail = useFailure();
	const open = ({ id }: Question) =>
		client.get("/notices/questions/:id", { id }).then(
			(letter) => setShown({ ...letter, to: letter.address }),
			(error) => fail(error, words.mail.letterFailed),
		);
	return (
		<Panel title={words.notice.questions} isFlush>
			<ul className="lines">
				{questions.map((letter) => (
					<LetterLine key={letter.id} letter={letter}>
						{letter.state !== "sent" && (
							<IconButton
								icon="copy"
								label={words.mail.copyLetter({ to: letter.address ?? "" })}
								onClick={() => void open(letter)}
							/>
						)}
					</LetterLine>
				))}
			</ul>
			<LetterDialog letter={shown} why={words.notice.whyQuestion} onClose={() => setShown(null)} />
		</Panel>
	);
}
