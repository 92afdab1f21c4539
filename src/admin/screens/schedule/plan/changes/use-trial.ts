import { useEffect, useEffectEvent, useState } from "react";
import { labelled } from "#domain/text/labelled.ts";
import { client } from "../../../../client.ts";
import { words } from "../../../../words.ts";
import type { PlanData, PlanGame } from "../../plan-data.ts";
import { placeOfSlot } from "../grid/slot-ref.ts";
import type { PlanCell } from "../grid/weeks.ts";
import { matchupInWords, namesIn, placeInWords } from "../words.ts";
import { costSentence, costsOf } from "./costs.ts";

/** What a change would cost, in words. */
export type Trial = { text: string; isWorse: boolean };

/** How long somebody looks at a cell before it is asked what it would cost there. */
const lookMs = 200;

/** What it would cost to put a game into the cell that somebody looks at; null while that is not known. */
export function useTrial(
	plan: PlanData,
	game: PlanGame | null,
	cell: PlanCell | null,
): Trial | null {
	const asked = game === null || cell === null ? null : changeInto(plan, game, cell);
	const key = asked === null ? null : JSON.stringify(asked.query);
	const [known, setKnown] = useState<{ plan: PlanData; key: string; trial: Trial } | null>(null);
	const ask = useEffectEvent(async (): Promise<Trial | null> => {
		if (asked === null) return null;
		// Whoever does it nevertheless is told then what went wrong.
		const after = await client.get("/schedules/:id/trial", asked.query).catch(() => null);
		if (after === null || after.report === null) return null;
		const costs = costsOf(plan, after);
		const text = labelled(words, asked.title, costSentence(costs));
		return { text, isWorse: costs.worse.length > 0 };
	});
	useEffect(() => {
		if (key === null) return;
		let isOver = false;
		const timer = setTimeout(async () => {
			const trial = await ask();
			if (!isOver && trial !== null) setKnown({ plan, key, trial });
		}, lookMs);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [plan, key]);
	return known?.key === key && known.plan === plan ? known.trial : null;
}

/** What a click there would do; null where it does nothing. */
function changeInto(plan: PlanData, game: PlanGame, { slot, game: other, staged }: PlanCell) {
	const { id } = plan.schedule;
	if (staged !== undefined || other?.id === game.id) return null;
	// What is too large to be measured is not asked about again at every look.
	if (plan.report === null) return null;
	if (other !== null) {
		if (other.hasBegun || other.id < 0) return null;
		const title = words.plan.ifSwapped({ matchup: matchupInWords(namesIn(plan), other) });
		return { title, query: { id, gameId: game.id, otherGameId: other.id } };
	}
	if (slot === null) return null;
	const { date, time, location } = placeOfSlot(plan, slot);
	const title = words.plan.ifMoved({ place: placeInWords({ date, time, location }) });
	return { title, query: { id, gameId: game.id, date, time, location: location ?? "" } };
}
