import type { Answered } from "#api/client.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { LetterCopy } from "../mail/letter-copy.tsx";
import { LetterLine } from "./letter-line.tsx";
import styles from "./notice-list.module.css";
import { NoticeState, titleOf, toldTo } from "./notice-state.tsx";

type Opened = Answered<"GET", "/notices/:id">;

export const notice = screen(
	({ params }) => client.get("/notices/:id", { id: params.noticeId ?? "" }),
	NoticeScreen,
);

/** One notice: its words, its letters, and what is to be sent by hand. */
function NoticeScreen({ notice: it, written, list, copies }: Opened) {
	return (
		<>
			<ScreenHeader
				title={titleOf(it)}
				crumbs={[{ label: words.notice.notices, to: "/dashboard/notices" }]}
				actions={<NoticeState notice={it} />}
			>
				{toldTo(it)}
			</ScreenHeader>
			{copies.map(({ language, subject, text, addresses }) => (
				<Panel key={language} title={words.notice.byHand({ count: addresses.length })}>
					<div className="stack-3">
						<LetterCopy
							addresses={addresses}
							subject={subject}
							text={text}
							why={words.notice.whyByHand}
						/>
					</div>
				</Panel>
			))}
			<Panel title={words.notice.whatItSays}>
				{written === null ? (
					<p>{words.notice.nothingLeft}</p>
				) : (
					<p className={styles.text}>
						<strong>{written.subject}</strong>
						{`\n\n${written.text}`}
					</p>
				)}
			</Panel>
			{list.length > 0 && (
				<Panel title={words.mail.letters} isFlush>
					<ul className="lines">
						{list.map((letter) => (
							<LetterLine key={letter.id} letter={letter} />
						))}
					</ul>
				</Panel>
			)}
		</>
	);
}
