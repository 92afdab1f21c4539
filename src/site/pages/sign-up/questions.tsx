import type { Question } from "#domain/registration/question.ts";
import {
	type AskedOfSignUp,
	fieldOf,
	longestProse,
	questionsFor,
	type SignUpProblem,
} from "#domain/sign-up/read-sign-up.ts";
import { useWords } from "#ui/words.tsx";
import { Labelled, Line, Problem, type Sent } from "./fields.tsx";
import styles from "./sign-up.module.css";

type QuestionsProps = {
	asked: AskedOfSignUp;
	sent: Sent;
	problems: Readonly<Record<string, SignUpProblem>>;
};

/** What the organization itself asks. */
export function Questions({ asked, ...given }: QuestionsProps) {
	return questionsFor(asked).map((question) => (
		<QuestionField key={question.key} question={question} {...given} />
	));
}

function QuestionField({
	question,
	sent,
	problems,
}: Omit<QuestionsProps, "asked"> & { question: Question }) {
	const words = useWords();
	const { label, is, options, isOptional } = question;
	const name = fieldOf(question);
	const problem = problems[name];
	if (is === "line")
		return (
			<Line name={name} label={label} isNeeded={!isOptional} sent={sent} problems={problems} />
		);
	if (is === "check")
		return (
			<div>
				<label className={styles.check}>
					<input
						type="checkbox"
						name={name}
						value="✓"
						required={!isOptional}
						defaultChecked={sent[name] === "✓"}
					/>
					{label}
				</label>
				<Problem problem={problem} />
			</div>
		);
	return (
		<Labelled label={label} problem={problem} isOptional={isOptional}>
			{is === "prose" ? (
				<textarea
					name={name}
					rows={3}
					required={!isOptional}
					maxLength={longestProse}
					defaultValue={sent[name]}
					className="control"
				/>
			) : (
				<select
					name={name}
					required={!isOptional}
					defaultValue={sent[name] ?? ""}
					className="control"
				>
					<option value="">{words.signUp.choose}</option>
					{options.map((option) => (
						<option key={option}>{option}</option>
					))}
				</select>
			)}
		</Labelled>
	);
}
