import { useSiteUrl } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { Code } from "./code.tsx";
import styles from "./print-code.module.css";

/**
 * On paper, the way from the page that was printed to the one that is kept up to date: its address,
 * and a QR code of it. A screen shows neither.
 */
export function PrintCode({ to }: { to: string }) {
	const address = useSiteUrl() + to;
	const words = useWords();
	return (
		<div className={styles.code}>
			<Code of={address} />
			<p>
				{words.page.upToDate}
				<br />
				{address.replace(/^https?:\/\//, "")}
			</p>
		</div>
	);
}
