import { type RefObject, useLayoutEffect, useRef } from "react";
import { GridListItem } from "react-aria-components";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { Switch } from "../../../components/form/switch.tsx";
import { DragHandle } from "../../../components/order/drag-handle.tsx";
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
				label={`Show ${name}`}
				isOn={!isHidden}
				words={{ on: "Shown", off: "Hidden" }}
				onSwitch={(isOn) => actions.onHide(id, !isOn)}
			/>
			<div className={styles.actions}>
				<StepButtons
					id={id}
					name={name}
					place={place}
					isLast={isLast}
					pressed={pressed}
					onStep={onStep}
				/>
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

type StepButtonsProps = {
	id: number;
	name: string;
	/** Counted from 1. */
	place: number;
	isLast: boolean;
	/** Which row was moved by its arrow, and which way. */
	pressed: RefObject<{ id: number; step: number } | null>;
	onStep: (id: number, step: number) => void;
};

/** Moves a row by one place. The arrow that was pressed moves with the row and keeps the focus. */
function StepButtons({ id, name, place, isLast, pressed, onStep }: StepButtonsProps) {
	const up = useRef<HTMLSpanElement>(null);
	const down = useRef<HTMLSpanElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the row has another place now
	useLayoutEffect(() => {
		if (pressed.current?.id !== id) return;
		const wrappers = pressed.current.step < 0 ? [up, down] : [down, up];
		pressed.current = null;
		const buttons = wrappers.flatMap(({ current }) => current?.querySelector("button") ?? []);
		// At the end of the list the arrow is off; then the other one has the focus.
		buttons.find((button) => !button.disabled)?.focus();
	}, [place]);
	const step = (by: number) => {
		pressed.current = { id, step: by };
		onStep(id, by);
	};
	return (
		<>
			<span ref={up}>
				<IconButton
					icon="up"
					label={`Move ${name} up`}
					disabled={place === 1}
					onClick={() => step(-1)}
				/>
			</span>
			<span ref={down}>
				<IconButton
					icon="down"
					label={`Move ${name} down`}
					disabled={isLast}
					onClick={() => step(1)}
				/>
			</span>
		</>
	);
}
