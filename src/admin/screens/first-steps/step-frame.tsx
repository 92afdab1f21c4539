import type { FormEvent, ReactNode } from "react";
import { Link } from "react-router";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { type FieldOf, fieldsWith } from "../../components/form/fields-with.ts";
import { useSaving } from "../../components/form/use-saving.ts";
import { words } from "../../words.ts";
import styles from "./step-frame.module.css";
import type { StepName } from "./steps.ts";

type StepFrameProps = {
	/** What is asked: "When does your season run?" */
	question: string;
	children: ReactNode;
};

/** Of the question of the step that is shown. */
export const questionId = "step-question";

/** One step: its question, and what belongs to it. */
export function StepFrame({ question, children }: StepFrameProps) {
	return (
		<section className={styles.frame} aria-labelledby={questionId}>
			<h2 id={questionId} tabIndex={-1} className={styles.question}>
				{question}
			</h2>
			{children}
		</section>
	);
}

type StepFormProps = Omit<StepFrameProps, "children"> & {
	/** What is to be known first. */
	children?: ReactNode;
	/** What the button does, such as "Add season". */
	submit: string;
	failure: string;
	/** Sends the form and answers the sentence of success; null when there is nothing to send. */
	save: (form: FormData) => Promise<string | null>;
	onNext: () => Promise<void>;
	fields: (field: FieldOf, errors: Record<string, string>) => ReactNode;
	/** The step is done already, and its button leads on without it. */
	isDone?: boolean;
};

/** A step with a form: saved, it leads on. */
export function StepForm(props: StepFormProps) {
	const { question, submit, failure, save, onNext, fields, children, isDone = false } = props;
	const { isSaving, errors, form, run } = useSaving(failure);
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const sent = new FormData(event.currentTarget);
		await run(async () => {
			const sentence = await save(sent);
			// Until the next step stands there, a second press does nothing.
			if (sentence !== null) await onNext();
			return sentence;
		});
	};
	return (
		<StepFrame question={question}>
			{children}
			<form ref={form} onSubmit={onSubmit} className="stack stack-4">
				{fields(fieldsWith(errors), errors)}
				<div className={styles.buttons}>
					<SubmitButton tone={isDone ? "quiet" : "plain"} isBusy={isSaving}>
						{submit}
					</SubmitButton>
					<button
						type="button"
						className={isDone ? "button" : styles.later}
						onClick={() => void onNext()}
					>
						{isDone ? words.common.continue : words.firstSteps.doThisLater}
					</button>
				</div>
			</form>
		</StepFrame>
	);
}

type ComesFirstProps = {
	question: string;
	what: string;
	step: StepName;
	onNext: () => Promise<void>;
};

/** A step that waits for another one. */
export function ComesFirst({ question, what, step, onNext }: ComesFirstProps) {
	return (
		<StepFrame question={question}>
			<p>{what}</p>
			<div className={styles.buttons}>
				<Link to={`/firstSteps?step=${step}`} className="button">
					{words.firstSteps.goThere}
				</Link>
				<button type="button" className={styles.later} onClick={() => void onNext()}>
					{words.firstSteps.doThisLater}
				</button>
			</div>
		</StepFrame>
	);
}

/** The buttons of a step without a form. */
export function StepButtons({ children = null, onNext, isDone = false }: StepButtonsProps) {
	return (
		<div className={styles.buttons}>
			{children}
			<button
				type="button"
				className={isDone ? "button" : styles.later}
				onClick={() => void onNext()}
			>
				{isDone ? words.common.continue : words.firstSteps.doThisLater}
			</button>
		</div>
	);
}

type StepButtonsProps = {
	children?: ReactNode;
	onNext: () => Promise<void>;
	isDone?: boolean;
};
