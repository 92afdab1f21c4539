import type { ReactNode } from "react";
import { GridListItem } from "react-aria-components";
import { DragHandle } from "./drag-handle.tsx";
import styles from "./numbered-list.module.css";
import { movedBy } from "./order.ts";
import { OrderedList } from "./ordered-list.tsx";
import { StepButtons } from "./step-buttons.tsx";

type NumberedListProps<Item extends { id: string | number }> = {
	label: string;
	items: readonly Item[];
	nameOf: (item: Item) => string;
	onOrder: (ids: readonly Item["id"][]) => void;
	/** What is said below its name. */
	about?: (item: Item) => ReactNode;
	/** Buttons behind its arrows. */
	tools?: (item: Item) => ReactNode;
};

/** Things that are first, second and third: dragged, moved with the keyboard, or by their arrows. */
export function NumberedList<Item extends { id: string | number }>(props: NumberedListProps<Item>) {
	const { label, items, nameOf, onOrder, about, tools } = props;
	const ids: Item["id"][] = items.map(({ id }) => id);
	return (
		<OrderedList
			label={label}
			items={items}
			className={`ringless box ${styles.list}`}
			nameOf={nameOf}
			onOrder={onOrder}
		>
			{(item, index) => (
				<GridListItem
					key={item.id}
					id={item.id}
					textValue={nameOf(item)}
					className={styles.row ?? ""}
				>
					<DragHandle />
					<span className={styles.number}>{index + 1}</span>
					<span className="breaks">
						{nameOf(item)}
						{about?.(item)}
					</span>
					<span className={styles.tools}>
						<StepButtons
							name={nameOf(item)}
							index={index}
							count={items.length}
							onStep={(by) => onOrder(movedBy(ids, item.id, by))}
						/>
						{tools?.(item)}
					</span>
				</GridListItem>
			)}
		</OrderedList>
	);
}
