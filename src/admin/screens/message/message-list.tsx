import type { Answered } from "#api/client.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { useAction } from "../../components/feedback/use-action.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import styles from "./message-list.module.css";

type Inbox = Answered<"GET", "/messages">;
type Message = Inbox["messages"][number];

export const messageList = screen(() => client.get("/messages"), MessageList);

/** What visitors wrote by the contact form, and what became of it. */
function MessageList({ messages }: Inbox) {
	const { gone, remove } = useRemoving();
	const shown = messages.filter(({ id }) => !gone.has(id));
	const fresh = shown.filter(({ state }) => state === "new").length;
	const removeOne = ({ id, name }: Message) =>
		remove({
			ids: [id],
			none: "",
			ask: {
				title: words.inbox.deleteAsked({ name }),
				text: words.inbox.deleteText,
				yes: words.common.delete,
				tone: "danger",
			},
			remove: () => client.del("/messages/:id", { id }),
			done: words.inbox.deleted,
			failure: words.inbox.notDeleted,
		});
	return (
		<>
			<ScreenHeader title={words.inbox.title}>
				{words.inbox.summary}
				{shown.length > 0 && ` ${words.inbox.counted({ count: shown.length, fresh })}.`}
			</ScreenHeader>
			<Panel isFlush>
				{shown.length === 0 ? (
					<EmptyState title={words.inbox.none}>{words.inbox.howToGet}</EmptyState>
				) : (
					<ul className="lines">
						{shown.map((message) => (
							<MessageLine
								key={message.id}
								message={message}
								onRemove={() => void removeOne(message)}
							/>
						))}
					</ul>
				)}
			</Panel>
		</>
	);
}

function MessageLine({ message, onRemove }: { message: Message; onRemove: () => void }) {
	const { id, name, address, text, state, receivedAt } = message;
	const { act } = useAction();
	const mark = (next: Message["state"]) =>
		act({
			run: async () => (await client.put("/messages/:id", { id, state: next })).message,
			failure: words.inbox.notChanged,
		});
	return (
		<li className={styles.line}>
			<div className={styles.who}>
				<strong>{name}</strong>
				<span className="hint">
					{address} · {ago(receivedAt, new Date(), words.language)}
				</span>
				<Badge tone={tones[state]}>{states[state]}</Badge>
			</div>
			<p className={styles.text} lang={message.language}>
				{text}
			</p>
			<div className={styles.tools}>
				<a href={answerTo(message)} className="button button-quiet">
					{words.inbox.answer}
				</a>
				{state !== "answered" && (
					<QuietButton onClick={() => void mark("answered")}>
						{words.inbox.markAnswered}
					</QuietButton>
				)}
				<QuietButton onClick={() => void mark(state === "new" ? "read" : "new")}>
					{state === "new" ? words.inbox.markRead : words.inbox.markNew}
				</QuietButton>
				<IconButton
					icon="remove"
					tone="danger"
					label={words.inbox.deleteAsked({ name })}
					onClick={onRemove}
				/>
			</div>
		</li>
	);
}

/** Opens the own program for mail, with what was written below. */
function answerTo({ address, text }: Message): string {
	const quoted = text.replaceAll(/^/gm, "> ");
	const subject = encodeURIComponent(words.inbox.subject);
	const body = encodeURIComponent(`\n\n${quoted}`);
	return `mailto:${encodeURIComponent(address)}?subject=${subject}&body=${body}`;
}

const states = {
	new: words.inbox.new,
	read: words.inbox.read,
	answered: words.inbox.answered,
};

const tones = { new: "notice", read: "neutral", answered: "win" } as const;
