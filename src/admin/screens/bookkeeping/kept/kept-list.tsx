import { useRef } from "react";
import { DropIndicator, GridList, useDragAndDrop } from "react-aria-components";
import { movedBy, putDown } from "../../../components/order/order.ts";
import type { KeptItem } from "./kept.ts";
import { KeptRow, type RowActions } from "./kept-row.tsx";

type KeptListProps = Omit<RowActions, "onStep"> & {
	/** What it is a list of, for those who do not see the heading: "Statistics of Basketball". */
	label: string;
	items: readonly KeptItem[];
	onOrder: (ids: readonly number[]) => void;
};

/**
 * Things in an order that people decide: with a mouse, with the keyboard (Enter on the handle,
 * arrows, Enter), or place by place with the two arrow buttons, which fingers find most easily.
 */
export function KeptList({ label, items, onOrder, ...actions }: KeptListProps) {
	const ids = items.map(({ id }) => id);
	const pressed = useRef<{ id: number; step: number } | null>(null);
	const { dragAndDropHooks } = useDragAndDrop({
		getItems: (keys) => [...keys].map((key) => ({ "text/plain": nameOf(items, Number(key)) })),
		getAllowedDropOperations: () => ["move"],
		onReorder: ({ keys, target }) => {
			if (target.dropPosition === "on") return;
			const place = { beside: Number(target.key), position: target.dropPosition };
			onOrder(putDown(ids, new Set([...keys].map(Number)), place));
		},
		renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
	});
	return (
		<GridList
			aria-label={label}
			className="ringless"
			dragAndDropHooks={dragAndDropHooks}
			keyboardNavigationBehavior="tab"
		>
			{items.map((item, index) => (
				<KeptRow
					key={item.id}
					item={item}
					place={index + 1}
					isLast={index + 1 === items.length}
					pressed={pressed}
					onStep={(id, step) => onOrder(movedBy(ids, id, step))}
					{...actions}
				/>
			))}
		</GridList>
	);
}

function nameOf(items: readonly KeptItem[], id: number): string {
	return items.find((item) => item.id === id)?.name ?? "";
}
