import { useRef, useState } from "react";
import { Icon } from "../../../parts/icon.tsx";
import styles from "./record-list.module.css";

type CopyTextProps = {
	label: string;
	/** Whose it is, where several stand on a screen: "TXT". */
	of: string;
	text: string;
};

/** A text that is to be entered elsewhere, letter by letter. */
export function CopyText({ label, of, text }: CopyTextProps) {
	const shown = useRef<HTMLElement>(null);
	const [said, setSaid] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setSaid("Copied");
		} catch {
			// Without https, or when the browser was told not to: the keyboard's copy still works.
			if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
			setSaid("Selected. Copy it with your keyboard.");
		}
	};
	return (
		<div className={styles.value}>
			<span className={styles.label}>{label}</span>
			<div className={styles.line}>
				<code ref={shown} className={styles.text}>
					{text}
				</code>
				<button
					type="button"
					className={styles.copy}
					onClick={copy}
					aria-label={`Copy ${label.toLowerCase()} of ${of}`}
				>
					<Icon name={said === "Copied" ? "check" : "copy"} />
					Copy
				</button>
			</div>
			<span role="status" className={said === "Copied" ? "visually-hidden" : styles.said}>
				{said}
			</span>
		</div>
	);
}
