import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { words } from "../../../words.ts";
import type { Ruling } from "./draft.ts";
import styles from "./table-rules.module.css";

type RulingListProps<One extends Ruling> = {
	rulings: readonly One[];
	textOf: (ruling: One) => string;
	onRemove: (ruling: One) => void;
};

/** What the league has ruled, a line each with a way to take it back. */
export function RulingList<One extends Ruling>(props: RulingListProps<One>) {
	const { rulings, textOf, onRemove } = props;
	return (
		<ul className="lines">
			{rulings.map((ruling) => {
				const text = textOf(ruling);
				return (
					<li key={JSON.stringify(ruling)} className={styles.ruling}>
						<span className="breaks">{text}</span>
						<IconButton
							icon="close"
							tone="danger"
							label={words.tableRules.removeRuling({ text })}
							onClick={() => onRemove(ruling)}
						/>
					</li>
				);
			})}
		</ul>
	);
}
