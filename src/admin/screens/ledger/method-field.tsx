import { methods } from "#domain/ledger/ledger.ts";
import { words } from "../../words.ts";
import styles from "./ledger.module.css";

/** How the money changed hands, each a tap away. */
export function MethodField() {
	return (
		<fieldset className="stack-2">
			<legend className="label">{words.ledger.method}</legend>
			<div className={styles.methods}>
				{methods.map((method, at) => (
					<label key={method} className={styles.method}>
						<input type="radio" name="method" value={method} defaultChecked={at === 0} />
						{words.ledger.methods[method]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
