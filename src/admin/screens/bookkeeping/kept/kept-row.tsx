import { GridListItem } from "react-aria-components";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { Switch } from "../../../components/form/switch.tsx";
import { DragHandle } from "../../../components/order/drag-handle.tsx";
import { StepButtons } from "../../../components/order/step-buttons.tsx";
import { words } from "../../../words.ts";
import type { KeptItem } from "./kept.ts";
import styles from "./kept-row.module.css";

export type RowActions = {
	onStep: (id: number, step: number) => void;
	onHide: (id: number, isHidden: boolean) => void;
	onEdit: (id: number) => void;
	/** Missing where nothing can be deleted. */
	onDelete?: (id: number) => void;
};

type KeptRowProps = RowActions & {
	item: KeptItem;
	/** Counted from 0. */
	index: number;
	count: number;
};

/** One line: where it stands, what it is, whether visitors see it, and what can be done with it. */
export function KeptRow({ item, index, count, onStep, ...actions }: KeptRowProps) {
	const { id, name, abbreviation, isHidden, note } = item;
	return (
		<GridListItem id={id} textValue={name} className={styles.row ?? ""} data-id={id}>
			<DragHandle />
			<span className={styles.place}>{index + 1}</span>
			<div className={styles.what}>
				{/* Hidden items are shown at half opacity; the switch that shows them is not. */}
				<p className={styles.words} data-faded={isHidden || undefined}>
					{abbreviation !== undefined && (
						<span className={styles.abbreviation}>{abbreviation}</span>
					)}
					<span>{name}</span>
				</p>
				{note !== undefined && <div className="hint">{note}</div>}
			</div>
			<Switch
				label={words.bookkeeping.showNamed({ name })}
				isOn={!isHidden}
				words={{ on: words.bookkeeping.isShown, off: words.bookkeeping.isHidden }}
				onSwitch={(isOn) => actions.onHide(id, !isOn)}
			/>
			<div className={styles.actions}>
				<StepButtons name={name} index={index} count={count} onStep={(by) => onStep(id, by)} />
				<IconButton
					icon="edit"
					label={words.bookkeeping.editNamed({ name })}
					onClick={() => actions.onEdit(id)}
				/>
				{actions.onDelete !== undefined && (
					<IconButton
						icon="remove"
						tone="danger"
						label={words.bookkeeping.deleteNamed({ name })}
						onClick={() => actions.onDelete?.(id)}
					/>
				)}
			</div>
		</GridListItem>
	);
}
