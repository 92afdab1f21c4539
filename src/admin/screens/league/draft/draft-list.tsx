import { IconButton } from "../../../components/feedback/icon-button.tsx";
import styles from "./draft-screen.module.css";

type DraftListProps<One> = {
	items: readonly One[];
	textOf: (item: One) => string;
	/** What stands behind the text, quieter. */
	noteOf?: (item: One) => string | null;
	removeLabel: (said: { text: string }) => string;
	onRemove: (item: One) => void;
};

/** What a draft has of one kind, a line each with a way to take it out. */
export function DraftList<One>(props: DraftListProps<One>) {
	const { items, textOf, noteOf, removeLabel, onRemove } = props;
	return (
		<ul className="lines">
			{items.map((item, index) => {
				const text = textOf(item);
				const note = noteOf?.(item) ?? null;
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same.
					<li key={index} className={styles.line}>
						<span className="breaks">
							{text}
							{note !== null && <span className="soft"> {note}</span>}
						</span>
						<IconButton
							icon="close"
							tone="danger"
							label={removeLabel({ text })}
							onClick={() => onRemove(item)}
						/>
					</li>
				);
			})}
		</ul>
	);
}
