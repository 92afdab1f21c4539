import styles from "./blocks.module.css";
import { Text } from "./text.tsx";

export type Question = { question: string; answer: string };

type QuestionsProps = { title?: string | undefined; questions: readonly Question[] };

/** Questions that open to their answers, without scripts; a search in the page finds both. */
export function Questions({ title, questions }: QuestionsProps) {
	return (
		<section className={styles.questions}>
			{title !== undefined && <h2>{title}</h2>}
			<div className={styles.list}>
				{questions.map(({ question, answer }) => (
					<details key={question} className={styles.question}>
						<summary>{question}</summary>
						<Text markdown={answer} />
					</details>
				))}
			</div>
		</section>
	);
}
