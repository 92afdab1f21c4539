import type { ReactNode } from "react";
import { DropIndicator, GridList, useDragAndDrop } from "react-aria-components";
import { putDown } from "./order.ts";

type OrderedListProps<Item extends { id: string | number }> = {
	/** What it is a list of, for those who do not see the heading. */
	label: string;
	items: readonly Item[];
	className?: string;
	/** What other programs get where one of the list is dropped on them. */
	nameOf: (item: Item) => string;
	onOrder: (ids: Item["id"][]) => void;
	/** Where a row leads to more. */
	onChoose?: (id: Item["id"]) => void;
	/** A `GridListItem` for each, with a `DragHandle` and `StepButtons`. */
	children: (item: Item, index: number) => ReactNode;
};

/**
 * Things in an order that people decide: with a mouse, with the keyboard (Enter on the handle,
 * arrows, Enter), or place by place with the arrow buttons, which fingers find most easily.
 */
export function OrderedList<Item extends { id: string | number }>(props: OrderedListProps<Item>) {
	const { label, items, className = "ringless", nameOf, onOrder, onChoose, children } = props;
	const ids: Item["id"][] = items.map(({ id }) => id);
	const idsOf = (keys: Iterable<string | number>) => {
		const named = new Set([...keys].map(String));
		return ids.filter((id) => named.has(String(id)));
	};
	const { dragAndDropHooks } = useDragAndDrop({
		getItems: (keys) => {
			const dragged = new Set(idsOf(keys));
			return items
				.filter(({ id }) => dragged.has(id))
				.map((item) => ({ "text/plain": nameOf(item) }));
		},
		getAllowedDropOperations: () => ["move"],
		onReorder: ({ keys, target: { key, dropPosition } }) => {
			const [beside] = idsOf([key]);
			if (dropPosition === "on" || beside === undefined) return;
			onOrder(putDown(ids, new Set(idsOf(keys)), { beside, position: dropPosition }));
		},
		renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
	});
	return (
		<GridList
			aria-label={label}
			className={className}
			dragAndDropHooks={dragAndDropHooks}
			keyboardNavigationBehavior="tab"
			{...(onChoose && { onAction: (key) => idsOf([key]).forEach(onChoose) })}
		>
			{items.map(children)}
		</GridList>
	);
}
