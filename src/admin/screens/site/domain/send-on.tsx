import { Icon } from "../../../parts/icon.tsx";
import { useCopy } from "../../../parts/use-copy.ts";
import type { DomainRecord } from "./connection.ts";
import styles from "./domain.module.css";
import { letterAbout, mailtoOf } from "./letter.ts";

/** For everybody who did not buy the domain: the records as a letter to the person who did. */
export function SendOn({ domain, records }: { domain: string; records: readonly DomainRecord[] }) {
	const copy = useCopy();
	const letter = letterAbout(domain, records);
	return (
		<div className={styles.sendOn}>
			<p>Does somebody else look after the domain? Send them this list.</p>
			<a className="button button-quiet" href={mailtoOf(letter)}>
				Write an e-mail
			</a>
			<button
				type="button"
				className="button button-quiet"
				onClick={() => copy(letter.body, "The records were copied")}
			>
				<Icon name="copy" />
				Copy all
			</button>
		</div>
	);
}
