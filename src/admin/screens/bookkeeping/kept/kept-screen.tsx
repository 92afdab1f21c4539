import type { ReactNode } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { words } from "../../../words.ts";
import { BookFrame } from "./book-frame.tsx";
import type { KeptItem } from "./kept.ts";
import { KeptList } from "./kept-list.tsx";
import type { useKept } from "./use-kept.ts";
import { type Reset, useReset } from "./use-reset.ts";

type KeptScreenProps<Item> = Omit<Parameters<typeof BookFrame>[0], "tools" | "add"> & {
	add: string;
	/** What the list begins with comes back by this. */
	reset: Pick<Reset, "what" | "detail">;
	list: Omit<ReturnType<typeof useKept<Item & KeptItem>>, "shown">;
	/** As they are wanted now. */
	shown: readonly Item[];
	/** The lines of the list, where they say more than what they are of. */
	lines?: readonly KeptItem[];
	/** Of what it is a list. */
	label: string;
	/** What is said before there is anything: its title, and the next step. */
	empty: { title: string; next: string };
	edit: (item: Item | "new") => void;
	/** Stands above the list. */
	preview?: ReactNode;
};

/** A list of bookkeeping as a screen: what it is for, the list, and what to do about an empty one. */
export function KeptScreen<Item extends KeptItem>(props: KeptScreenProps<Item>) {
	const {
		add,
		reset,
		list,
		shown,
		lines = shown,
		label,
		empty,
		edit,
		preview,
		children,
		...frame
	} = props;
	const { remove, onOrder, onHide } = list;
	const itemOf = (id: number) => shown.find((item) => item.id === id);
	const withItem = (run: (item: Item) => void) => (id: number) => {
		const item = itemOf(id);
		if (item !== undefined) run(item);
	};
	return (
		<BookFrame
			{...frame}
			add={{ label: add, onAdd: () => edit("new") }}
			tools={<ResetButton {...reset} reset={list.reset} undo={list.undo} />}
		>
			{preview}
			<Panel isFlush>
				{shown.length === 0 ? (
					<EmptyState title={empty.title} picture="standings">
						{empty.next}
					</EmptyState>
				) : (
					<KeptList
						label={label}
						items={lines}
						onOrder={onOrder}
						onHide={onHide}
						onEdit={withItem(edit)}
						onDelete={withItem((item) => void remove(item))}
					/>
				)}
			</Panel>
			{children}
		</BookFrame>
	);
}

/** Back to what a sport begins with. */
function ResetButton(props: Reset) {
	const { ask, isBusy } = useReset();
	return (
		<QuietButton aria-busy={isBusy} onClick={() => ask(props)}>
			{words.bookkeeping.resetAll}
		</QuietButton>
	);
}
