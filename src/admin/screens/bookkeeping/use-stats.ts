import { useCallback } from "react";
import { readersOf } from "#domain/stats/formula/check-formula.ts";
import { useConfirm } from "../../parts/confirm.tsx";
import type { StatItem } from "./stat-item.ts";
import { useOrder } from "./use-order.ts";
import { useRemovingKept } from "./use-removing-kept.ts";
import { useVisibility } from "./use-visibility.ts";
import type { Whose } from "./whose.ts";

/** The statistics as they are wanted now, and what can be done with them. */
export function useStats(
	{ calls, acting, sport }: Whose,
	stats: readonly StatItem[],
	edit: (stat: StatItem) => void,
) {
	const sportId = sport?.id ?? 0;
	const saveOrder = async (ids: readonly number[]) => {
		const stats = ids.map((id, index) => ({ id, order: index + 1 }));
		return (await calls.put("/statsv2/reorder", { ...acting, stats })).message;
	};
	const saveHidden = async (id: number, hidden: boolean) =>
		(await calls.put("/statsv2/:id/toggle", { ...acting, id, hidden })).message;

	const { gone, remove } = useRemovingKept();
	const order = useOrder(stats, saveOrder);
	const visibility = useVisibility(order.shown, saveHidden);
	const shown = visibility.shown.filter(({ id }) => !gone.has(id));
	const askAboutReaders = useReadersQuestion(edit);

	const bringBack = async ({ id, isHidden, isHeadline, ...stat }: StatItem) => {
		const { name, abbreviation, formula, format } = stat;
		const { stat: added } = await calls.post("/statsv2", {
			...acting,
			...{ sport_id: sportId, name, abbreviation, formula, format, headline: isHeadline },
		});
		if (isHidden) await saveHidden(added.id, true);
		await saveOrder(stats.map((it) => (it.id === id ? added.id : it.id)));
		return `${name} is back`;
	};
	const removeAsked = async (id: number) => {
		const item = shown.find((it) => it.id === id);
		if (item === undefined || (await askAboutReaders(item, shown))) return;
		await remove({
			item,
			what: "statistic",
			text: "Box scores and profiles are without it from now on.",
			remove: async () => (await calls.del("/statsv2/:id", { id, ...acting })).message,
			bringBack: () => bringBack(item),
			failure: "The statistic could not be deleted.",
		});
	};
	return {
		shown,
		onOrder: order.putInOrder,
		onHide: visibility.setHidden,
		removeAsked,
		reset: async () =>
			(await calls.post("/statsv2/reset", { ...acting, sport_id: sportId })).message,
		undo: async () =>
			(await calls.post("/statsv2/reset/undo", { ...acting, sport_id: sportId })).message,
	};
}

/** What others are computed from cannot go before them; leads to the first of them instead. */
function useReadersQuestion(edit: (stat: StatItem) => void) {
	const confirm = useConfirm();
	return useCallback(
		async (stat: StatItem, stats: readonly StatItem[]): Promise<boolean> => {
			const readers = readersOf(stat, stats);
			const [first] = readers;
			if (first === undefined) return false;
			const names = new Intl.ListFormat("en").format(readers.map(({ name }) => name));
			const isWanted = await confirm({
				title: `${stat.name} is needed`,
				text: `${names} ${readers.length === 1 ? "is" : "are"} computed from it.`,
				detail: "Change or delete what is computed from it first.",
				yes: `Edit ${first.abbreviation}`,
			});
			if (isWanted) edit(first);
			return true;
		},
		[confirm, edit],
	);
}
