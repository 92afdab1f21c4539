import { useCallback } from "react";
import { toWire } from "#api/wire-words.ts";
import { readersOf } from "#domain/stats/formula/check-formula.ts";
import { useConfirm } from "../../components/feedback/confirm.tsx";
import { words } from "../../words.ts";
import { useKept } from "./kept/use-kept.ts";
import type { StatItem } from "./stat-item.ts";
import type { Whose } from "./whose.ts";

/** The statistics as they are wanted now, and what can be done with them. */
export function useStats(
	{ calls, acting, sport }: Whose,
	stats: readonly StatItem[],
	edit: (stat: StatItem) => void,
) {
	const said = { ...acting, ...toWire({ sportId: sport?.id ?? 0 }) };
	const askAboutReaders = useReadersQuestion(edit);
	const kept = useKept(
		stats,
		{
			order: (ids) => {
				const stats = ids.map((id, index) => ({ id, order: index + 1 }));
				return calls.put("/statsv2/reorder", { ...acting, stats });
			},
			hide: (id, hidden) => calls.put("/statsv2/:id/toggle", { ...acting, id, hidden }),
			remove: (id) => calls.del("/statsv2/:id", { id, ...acting }),
			add: async ({ name, abbreviation, formula, format, isHeadline: headline }) => {
				const stat = { name, abbreviation, formula, format, headline };
				return (await calls.post("/statsv2", { ...said, ...stat })).stat;
			},
			reset: () => calls.post("/statsv2/reset", said),
			undoReset: () => calls.post("/statsv2/reset/undo", said),
		},
		{
			what: words.bookkeeping.statistic,
			withoutIt: words.bookkeeping.boxScoresAndProfilesNo,
			failure: words.bookkeeping.theStatisticCouldNotBe2,
		},
	);
	const remove = async (stat: StatItem) => {
		if (!(await askAboutReaders(stat, kept.shown))) await kept.remove(stat);
	};
	return { ...kept, remove };
}

/** What others are computed from cannot go before them; leads to the first of them instead. */
function useReadersQuestion(edit: (stat: StatItem) => void) {
	const confirm = useConfirm();
	return useCallback(
		async (stat: StatItem, stats: readonly StatItem[]): Promise<boolean> => {
			const readers = readersOf(stat, stats);
			const [first] = readers;
			if (first === undefined) return false;
			const names = new Intl.ListFormat(words.language).format(readers.map(({ name }) => name));
			const isWanted = await confirm({
				title: words.bookkeeping.isNeeded({ name: stat.name }),
				text: words.bookkeeping.areComputedFrom({ names, count: readers.length }),
				detail: words.bookkeeping.changeOrDeleteWhatIs,
				yes: words.bookkeeping.editAbbreviation({ abbreviation: first.abbreviation }),
			});
			if (isWanted) edit(first);
			return true;
		},
		[confirm, edit],
	);
}
