import {
	baitField,
	longest,
	type MessageProblem,
	type WrittenMessage,
} from "#domain/message/message.ts";
import { useHref } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "../blocks.module.css";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";

/** A form for visitors; what they write comes to the messages of the administration. */
export const contactForm = kind({
	kind: "contactForm",
	label: "Contact form",
	about: "Visitors write to you without your address standing on the page.",
	isOnce: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		text: { is: "prose", label: "Text above the form", isOptional: true },
	},
	example: { title: "Write to us", text: "We answer within two days." },
	needs: [],
	View: ({ title, text }) => (
		<Part title={title}>
			{text !== "" && <p>{text}</p>}
			<MessageForm />
		</Part>
	),
});

type MessageFormProps = {
	/** What was sent and could not be taken. */
	written?: WrittenMessage;
	problems?: Partial<Record<keyof WrittenMessage, MessageProblem>>;
};

/** A plain form, so it works without scripts; it is sent to a page of its own (site/pages/message.tsx). */
export function MessageForm({ written, problems = {} }: MessageFormProps) {
	const words = useWords();
	const href = useHref();
	const about = (field: keyof WrittenMessage) => ({
		name: field,
		required: true,
		maxLength: longest[field],
		defaultValue: written?.[field],
		className: "control",
		"aria-invalid": problems[field] === undefined ? undefined : true,
	});
	const { name, address, text } = problems;
	return (
		<form method="post" action={href("/message")} className={styles.form}>
			<label>
				<Label text={words.message.name} problem={name} />
				<input {...about("name")} autoComplete="name" />
			</label>
			<label>
				<Label text={words.message.address} problem={address} />
				<input {...about("address")} type="email" autoComplete="email" />
			</label>
			<label>
				<Label text={words.message.text} problem={text} />
				<textarea {...about("text")} rows={6} />
			</label>
			{/* Nobody sees it, and programs fill it in. */}
			<label className={styles.bait} aria-hidden="true">
				{words.message.leaveEmpty}
				<input name={baitField} tabIndex={-1} autoComplete="off" />
			</label>
			<button type="submit" className="button">
				{words.message.send}
			</button>
			<p className="soft">{words.message.whoReads}</p>
		</form>
	);
}

function Label({ text, problem }: { text: string; problem: MessageProblem | undefined }) {
	const words = useWords();
	const said = {
		noName: words.message.noName,
		noAddress: words.message.noAddress,
		noText: words.message.noText,
		tooLong: words.message.tooLong,
	};
	return (
		<span>
			{text}
			{problem !== undefined && <strong> · {said[problem]}</strong>}
		</span>
	);
}
