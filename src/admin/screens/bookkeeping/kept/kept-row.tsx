import type { RefObject } from "react";
import { GridListItem } from "react-aria-components";
import { DragHandle } from "../../parts/drag-handle.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { Switch } from "../../parts/switch.tsx";
import type { KeptItem } from "./kept.ts";
import styles from "./kept-row.module.css";
import { StepButtons } from "./step-buttons.tsx";

export type RowActions = {
	onStep: (id: number, step: number) => void;
	onHide: (id: number, isHidden: boolean) => void;
	onEdit: (id: number) => void;
	/** Missing where nothing can be deleted. */
	onDelete?: (id: number) => void;
};

type KeptRowProps = RowActions & {
	item: KeptItem;
	/** Counted from 1. */
	place: number;
	isLast: boolean;
	/** Which row was moved by its arrow. */
	pressed: RefObject<{ id: number; step: number } | null>;
};

/** One line: where it stands, what it is, whether visitors see it, and what can be done with it. */
export function KeptRow({ item, place, isLast, pressed, onStep, ...actions }: KeptRowProps) {
	const { id, name, abbreviation, isHidden, note } = item;
	return (
		<GridListItem id={id} textValue={name} className={styles.row ?? ""} data-id={id}>
			<DragHandle />
			<span className={styles.place}>{place}</span>
			<div className={styles.what}>
				{/* Spec §4: hidden items are shown at half opacity; the switch that shows them is not. */}
				<p className={styles.words} data-faded={isHidden || undefined}>
					{abbreviation !== undefined && (
						<span className={styles.abbreviation}>{abbreviation}</span>
					)}
					<span className={styles.name}>{name}</span>
				</p>
				{note !== undefined && <div className={styles.note}>{note}</div>}
			</div>
			<Switch
				label={`Show ${name}`}
				isOn={!isHidden}
				words={{ on: "Shown", off: "Hidden" }}
				onSwitch={(isOn) => actions.onHide(id, !isOn)}
			/>
			<div className={styles.actions}>
				<StepButtons {...{ id, name, place, isLast, pressed }} onStep={onStep} />
				<IconButton icon="edit" label={`Edit ${name}`} onClick={() => actions.onEdit(id)} />
				{actions.onDelete !== undefined && (
					<IconButton
						icon="remove"
						tone="danger"
						label={`Delete ${name}`}
						onClick={() => actions.onDelete?.(id)}
					/>
				)}
			</div>
		</GridListItem>
	);
}
