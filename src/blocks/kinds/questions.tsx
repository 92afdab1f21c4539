import styles from "../blocks.module.css";
import { kind } from "../kind.ts";
import { Markdown } from "../markdown.tsx";

/** Opens to answers without scripts; a search in the page finds both. */
export const questions = kind({
	kind: "questions",
	label: "Questions",
	about: "What everybody asks; each question opens to its answer.",
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		questions: {
			is: "list",
			label: "Questions",
			item: "question",
			most: 60,
			of: {
				question: { is: "line", label: "Question" },
				answer: { is: "markdown", label: "Answer" },
			},
		},
	},
	example: {
		title: "The season",
		questions: [
			{ question: "How many games do we get?", answer: "**Nine to twelve**, playoffs included." },
			{ question: "What is a bye?", answer: "A week off. It is never a loss." },
		],
	},
	View: ({ title, questions }) => (
		<section className={styles.part}>
			{title !== "" && <h2 className={styles.title}>{title}</h2>}
			<div className={styles.questions}>
				{questions.map(({ question, answer }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: questions have no ids, and two may read the same.
					<details key={index} className={styles.question}>
						<summary>{question}</summary>
						<Markdown text={answer} />
					</details>
				))}
			</div>
		</section>
	),
});
