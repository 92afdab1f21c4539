import { offerKinds } from "#domain/registration/offer.ts";
import type { Question } from "#domain/registration/question.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import styles from "../registration.module.css";

type QuestionsProps = {
	questions: readonly Question[];
	onChange: (questions: Question[]) => void;
};

const sorts = ["line", "prose", "choice", "check"] as const;

/** What the organization itself wants to know. */
export function QuestionsPart({ questions, onChange }: QuestionsProps) {
	const change = (at: number, changes: Partial<Question>) =>
		onChange(questions.map((one, index) => (index === at ? { ...one, ...changes } : one)));
	const add = () => {
		const last = Math.max(0, ...questions.map(({ key }) => Number(key.slice(1)) || 0));
		const key = `q${last + 1}`;
		const plain = { label: "", is: "line", options: [], isOptional: true } as const;
		onChange([...questions, { key, of: ["player", "freeAgent"], ...plain, options: [] }]);
	};
	return (
		<Panel title={words.registration.questions}>
			<div className={styles.fields}>
				<p className="hint">{words.registration.questionsHint}</p>
				{questions.map((question, at) => (
					<QuestionItem
						key={question.key}
						question={question}
						change={(changes) => change(at, changes)}
						onRemove={() => onChange(questions.filter((_, index) => index !== at))}
					/>
				))}
				<div className={styles.tools}>
					<QuietButton onClick={add}>{words.registration.addQuestion}</QuietButton>
				</div>
			</div>
		</Panel>
	);
}

type ItemProps = {
	question: Question;
	change: (changes: Partial<Question>) => void;
	onRemove: () => void;
};

function QuestionItem({ question, change, onRemove }: ItemProps) {
	return (
		<div className={styles.item}>
			<div className={styles.pair}>
				<Field
					name="question"
					label={words.registration.question}
					value={question.label}
					required
					maxLength={200}
					onChange={({ target }) => change({ label: target.value })}
				/>
				<Select
					name="sort"
					label={words.registration.sort}
					value={question.is}
					options={sorts.map((value) => ({ value, label: words.registration.sorts[value] }))}
					onChange={({ target }) => {
						const is = sorts.find((one) => one === target.value);
						if (is !== undefined) change({ is });
					}}
				/>
			</div>
			{question.is === "choice" && (
				<Field
					name="options"
					label={words.registration.options}
					defaultValue={question.options.join(", ")}
					onBlur={({ target }) =>
						change({
							options: target.value
								.split(",")
								.map((option) => option.trim())
								.filter(Boolean),
						})
					}
				/>
			)}
			<div className={styles.tools}>
				{offerKinds.map((kind) => (
					<CheckField
						key={kind}
						name="of"
						label={words.registration.kinds[kind]}
						checked={question.of.includes(kind)}
						onChange={({ target }) =>
							change({
								of: offerKinds.filter((one) =>
									one === kind ? target.checked : question.of.includes(one),
								),
							})
						}
					/>
				))}
			</div>
			<CheckField
				name="isNeeded"
				label={words.registration.isNeeded}
				checked={!question.isOptional}
				onChange={({ target }) => change({ isOptional: !target.checked })}
			/>
			<QuietButton onClick={onRemove}>{words.registration.removeQuestion}</QuietButton>
		</div>
	);
}
