import styles from "./blocks.module.css";
import { Text } from "./text.tsx";

/** Opens a part of a page. */
export function Heading({ text, lead }: { text: string; lead?: string | undefined }) {
	return (
		<div className={styles.heading}>
			<h2>{text}</h2>
			{lead !== undefined && <Text markdown={lead} />}
		</div>
	);
}
