import { movedBy } from "../../../components/order/order.ts";
import { OrderedList } from "../../../components/order/ordered-list.tsx";
import type { KeptItem } from "./kept.ts";
import { KeptRow, type RowActions } from "./kept-row.tsx";

type KeptListProps = Omit<RowActions, "onStep"> & {
	/** "Statistics of Basketball" */
	label: string;
	items: readonly KeptItem[];
	onOrder: (ids: readonly number[]) => void;
};

/** What is kept of a sport, in its order. */
export function KeptList({ label, items, onOrder, ...actions }: KeptListProps) {
	const ids = items.map(({ id }) => id);
	return (
		<OrderedList label={label} items={items} nameOf={({ name }) => name} onOrder={onOrder}>
			{(item, index) => (
				<KeptRow
					key={item.id}
					item={item}
					index={index}
					count={items.length}
					onStep={(id, by) => onOrder(movedBy(ids, id, by))}
					{...actions}
				/>
			)}
		</OrderedList>
	);
}
