import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import type { KeptItem } from "./kept.ts";
import { KeptList } from "./kept-list.tsx";
import type { RowActions } from "./kept-row.tsx";

type KeptPanelProps = Omit<RowActions, "onStep"> & {
	label: string;
	items: readonly KeptItem[];
	onOrder: (ids: readonly number[]) => void;
	/** What is said before there is anything: its title, and the next step. */
	empty: { title: string; next: string };
};

/** The list, or what to do about an empty one. */
export function KeptPanel({ empty, ...list }: KeptPanelProps) {
	return (
		<Panel isFlush>
			{list.items.length === 0 ? (
				<EmptyState title={empty.title} picture="standings">
					{empty.next}
				</EmptyState>
			) : (
				<KeptList {...list} />
			)}
		</Panel>
	);
}
