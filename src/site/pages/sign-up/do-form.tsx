import type { ReactNode } from "react";
import { useHref } from "#ui/link.tsx";
import type { OwnAction } from "./own-forms.ts";
import styles from "./sign-up.module.css";

type DoFormProps = {
	link: string;
	what: OwnAction;
	label: string;
	/** Whom or what it is about. */
	id?: number;
	isQuiet?: boolean;
	children?: ReactNode;
};

/** A button of the own page, with what it needs beside. */
export function DoForm({ link, what, label, id, isQuiet = false, children }: DoFormProps) {
	const href = useHref();
	return (
		<form method="post" action={href("/sign-up/mine")} className={styles.form}>
			<input type="hidden" name="link" value={link} />
			<input type="hidden" name="do" value={what} />
			{id !== undefined && <input type="hidden" name="id" value={id} />}
			{children}
			<button
				type="submit"
				className={`${isQuiet ? "button button-quiet" : "button"} ${styles.start}`}
			>
				{label}
			</button>
		</form>
	);
}
