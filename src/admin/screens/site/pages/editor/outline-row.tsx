import { memo } from "react";
import { GridListItem } from "react-aria-components";
import { DragHandle } from "../../../../parts/drag-handle.tsx";
import { IconButton } from "../../../../parts/icon-button.tsx";
import { StepButtons } from "../../step-buttons.tsx";
import styles from "./outline.module.css";

export type RowActions = {
	onChoose: (id: string) => void;
	onStep: (id: string, by: number) => void;
	/** Asks for a new block behind this one. */
	onAdd: (after: string) => void;
};

type OutlineRowProps = RowActions & {
	id: string;
	/** "Price table" */
	label: string;
	/** The first words in it. */
	excerpt: string;
	index: number;
	count: number;
	isChosen: boolean;
	isWrong: boolean;
};

/** One block in the order of the page. Only the rows that say something else are drawn anew. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
	const { id, label, excerpt, index, count, isChosen, isWrong, onStep, onAdd } = props;
	const name = excerpt === "" ? label : `${label}: ${excerpt}`;
	return (
		<GridListItem
			id={id}
			textValue={name}
			className={styles.row ?? ""}
			data-chosen={isChosen || undefined}
		>
			<DragHandle label={`Drag ${name}`} />
			<span className={styles.words}>
				<span className={styles.label}>
					{label}
					{isWrong && <span className={styles.wrong}>Incomplete</span>}
				</span>
				{excerpt !== "" && <span className={styles.excerpt}>{excerpt}</span>}
				{isChosen && <span className="visually-hidden">, open in the form</span>}
			</span>
			<span className={styles.tools}>
				<StepButtons name={label} index={index} count={count} onStep={(by) => onStep(id, by)} />
				<IconButton icon="add" label={`Add a block below ${label}`} onClick={() => onAdd(id)} />
			</span>
		</GridListItem>
	);
});
