import { useConfirm } from "../../../components/feedback/confirm.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { useAtOnce, useGone } from "../../../components/feedback/use-at-once.ts";
import { useOrder } from "../../../components/order/use-order.ts";
import { focusScreen } from "../../../shell/focus-screen.ts";
import { words } from "../../../words.ts";
import type { KeptItem } from "./kept.ts";

type Said = { message: string };

/** The calls of one kind of list. */
type Calls<Item> = {
	order: (ids: readonly number[]) => Promise<Said>;
	hide: (id: number, isHidden: boolean) => Promise<Said>;
	remove: (id: number) => Promise<Said>;
	/** Adds the same again. */
	add: (item: Item) => Promise<{ id: number; hidden: boolean }>;
	reset: () => Promise<Said>;
	undoReset: () => Promise<Said>;
};

type Words = {
	/** What one of the list is: "game period". */
	what: string;
	/** What follows when one of them goes. */
	withoutIt: string;
	/** Said when the server gives no sentence. */
	failure: string;
};

/**
 * A list of bookkeeping as it is wanted now, and what can be done with it. What was written down
 * for one of the list keeps it: then the server says so, and it stands there again.
 */
export function useKept<Item extends KeptItem>(
	items: readonly Item[],
	calls: Calls<Item>,
	{ what, withoutIt, failure }: Words,
) {
	const confirm = useConfirm();
	const { act } = useAction();
	const { gone, during: whileRemoving } = useGone();
	const order = useOrder(items, async (ids) => (await calls.order(ids)).message);
	const visibility = useAtOnce(order.shown, withHidden<Item>);
	const shown = visibility.shown.filter(({ id }) => !gone.has(id));

	const onHide = (id: number, isHidden: boolean) => {
		const run = async () => (await calls.hide(id, isHidden)).message;
		const failure = words.bookkeeping.thisCouldNotBeChanged;
		void visibility.during({ id, isHidden }, () => act({ run, failure }));
	};
	/** Where it stood. Nothing was written down for it, so nothing is lost. */
	const bringBack = async (item: Item) => {
		const added = await calls.add(item);
		if (added.hidden !== item.isHidden) await calls.hide(added.id, item.isHidden);
		await calls.order(items.map(({ id }) => (id === item.id ? added.id : id)));
		return words.bookkeeping.isBack({ name: item.name });
	};
	const remove = async (item: Item) => {
		const title = words.bookkeeping.deleteWhat({ what, name: item.name });
		if (!(await confirm({ title, text: withoutIt, yes: words.common.delete, tone: "danger" })))
			return;
		const undo = () =>
			void act({ run: () => bringBack(item), failure: words.common.thisCouldNotBeUndone });
		const run = async () => ({
			text: (await calls.remove(item.id)).message,
			action: { label: words.common.undo, run: undo },
		});
		await whileRemoving([item.id], () => act({ run, failure }));
		// The button that was pressed may have gone with its row.
		if (document.activeElement === document.body) focusScreen();
	};
	return {
		shown,
		remove,
		onOrder: order.putInOrder,
		onHide,
		reset: async () => (await calls.reset()).message,
		undo: async () => (await calls.undoReset()).message,
	};
}

type Hideable = { id: number; isHidden: boolean };

function withHidden<Item extends Hideable>(items: readonly Item[], { id, isHidden }: Hideable) {
	return items.map((item) => (item.id === id ? { ...item, isHidden } : item));
}
