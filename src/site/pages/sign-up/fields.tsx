import type { ReactNode } from "react";
import { longestLine, type SignUpProblem } from "#domain/sign-up/read-sign-up.ts";
import { useWords } from "#ui/words.tsx";
import styles from "./sign-up.module.css";

/** A form as it was sent, by the names of its fields. */
export type Sent = Readonly<Record<string, string>>;

type LineProps = {
	name: string;
	label: string;
	hint?: string;
	type?: "text" | "email" | "tel" | "date" | "time";
	autoComplete?: string;
	isNeeded?: boolean;
	sent: Sent;
	problems: Readonly<Record<string, SignUpProblem>>;
};

export function Line({ name, label, hint, type, autoComplete, isNeeded, ...given }: LineProps) {
	const { sent, problems } = given;
	return (
		<Labelled label={label} hint={hint} problem={problems[name]} isOptional={isNeeded !== true}>
			<input
				name={name}
				type={type ?? "text"}
				required={isNeeded}
				maxLength={longestLine}
				defaultValue={sent[name]}
				autoComplete={autoComplete}
				aria-invalid={problems[name] === undefined ? undefined : true}
				className="control"
			/>
		</Labelled>
	);
}

type LabelledProps = {
	label: string;
	hint?: string | undefined;
	problem: SignUpProblem | undefined;
	isOptional?: boolean;
	children: ReactNode;
};

export function Labelled({ label, hint, problem, isOptional = false, children }: LabelledProps) {
	const words = useWords();
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: its children are the control
		<label>
			<span>
				{label} {isOptional && <span className={styles.hint}>{words.signUp.optional}</span>}
			</span>
			{children}
			{hint !== undefined && <span className={styles.hint}>{hint}</span>}
			<Problem problem={problem} />
		</label>
	);
}

export function Problem({ problem }: { problem: SignUpProblem | undefined }) {
	const words = useWords();
	return (
		problem !== undefined && (
			<span className={styles.problem}>{words.signUp.problems[problem]}</span>
		)
	);
}
