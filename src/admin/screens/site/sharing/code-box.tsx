import { useId } from "react";
import { Icon } from "../../../parts/icon.tsx";
import { useCopy } from "../../../parts/use-copy.ts";
import styles from "./sharing.module.css";

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
					aria-label={`Copy: ${label}`}
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
