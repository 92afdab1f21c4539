import { useId } from "react";
import { Icon } from "../../../parts/icon.tsx";
import styles from "./sharing.module.css";
import { useCopy } from "./use-copy.ts";

type CodeBoxProps = { label: string; hint: string; code: string };

/** Something to paste elsewhere, letter by letter. */
export function CodeBox({ label, hint, code }: CodeBoxProps) {
	const id = useId();
	const copy = useCopy();
	return (
		<section className={styles.code} aria-labelledby={id}>
			<div className={styles.head}>
				<h3 id={id} className={styles.label}>
					{label}
				</h3>
				<button
					type="button"
					className={styles.copy}
					aria-label={`Copy the code of the ${label.toLowerCase()}`}
					onClick={() => copy(code, "Code copied")}
				>
					<Icon name="copy" />
					Copy
				</button>
			</div>
			<p className={styles.hint}>{hint}</p>
			<pre className={styles.text}>
				<code>{code}</code>
			</pre>
		</section>
	);
}
