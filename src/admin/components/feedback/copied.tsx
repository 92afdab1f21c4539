import { useId, useRef, useState } from "react";
import { words } from "../../words.ts";
import styles from "./copied.module.css";
import { Icon } from "./icon.tsx";

type CopiedProps = {
	name: string;
	text: string;
	say: (sentence: string) => void;
	isSecret?: boolean;
	children: string;
};

/** A text and the button that puts it on the clipboard. */
export function Copied({ name, text, say, isSecret = false, children }: CopiedProps) {
	const id = useId();
	const shown = useRef<HTMLOutputElement>(null);
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
			say(words.account.copied);
		} catch {
			// Without https, or when the browser was told not to: the keyboard's copy still works.
			if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
			say(words.common.selectedCopyItWithYour);
		}
	};
	return (
		<div className={styles.box}>
			<span id={id} className="visually-hidden">
				{name}
			</span>
			<output
				ref={shown}
				aria-labelledby={id}
				className={isSecret ? styles.secret : styles.message}
			>
				{text}
			</output>
			<button type="button" className={styles.copy} onClick={copy}>
				<Icon name={isCopied ? "check" : "copy"} />
				{children}
			</button>
		</div>
	);
}
