import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useSay } from "../../../../shell/messages.tsx";
import { words } from "../../../../words.ts";
import type { PlanData, PlanGame, PlanSlot } from "../../plan-data.ts";
import type { Changes } from "../changes/use-changes.ts";
import { placeOfSlot } from "./slot-ref.ts";
import type { PlanCell, PlanWeek } from "./weeks.ts";

type PressInput = {
	plan: PlanData;
	changes: Changes;
	isLocked: boolean;
	onAdd: (slot: PlanSlot) => void;
	select: (id: number | null) => void;
	/** Why, for those who hear of it; empty where nobody has said so. */
	reason: string;
};

/** What a click, Enter, the space bar or the end of a drag does with a cell, and the game that is chosen before. */
export function usePress(input: PressInput) {
	const { plan, changes, isLocked, select, reason, onAdd } = input;
	const say = useSay();
	const navigate = useNavigate();
	const { change } = changes;
	return useCallback(
		({ slot, game, staged }: PlanCell, selected: PlanGame | null) => {
			if (isLocked) return;
			if (staged !== undefined) {
				const { id, name } = staged.stage;
				const text = words.plan.stageGameStays({ stage: name });
				const run = () => void navigate(`/dashboard/stages/${id}`);
				return say({ text, tone: "success", action: { label: words.plan.open, run } });
			}
			if (game === null) {
				if (slot === null) return;
				if (selected === null) return onAdd(slot);
				select(null);
				return change({
					kind: "move",
					game: selected,
					to: placeOfSlot(plan, slot),
					...why(reason),
				});
			}
			if (game.id === selected?.id) return select(null);
			if (game.id < 0) return;
			if (game.hasBegun) {
				return say({ text: words.plan.begunStays, tone: "error" });
			}
			if (selected === null) return select(game.id);
			select(null);
			change({ kind: "swap", games: [selected, game], ...why(reason) });
		},
		[plan, change, isLocked, select, reason, onAdd, say, navigate],
	);
}

function why(reason: string): { reason?: string } {
	return reason.trim() === "" ? {} : { reason };
}

/** The cell that something on the page is in. */
export function cellAt(weeks: readonly PlanWeek[], target: EventTarget | null): PlanCell | null {
	const button = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
	const key = button?.dataset.cell;
	return key === undefined ? null : cellIn(weeks, key);
}

export function cellIn(weeks: readonly PlanWeek[], key: string): PlanCell | null {
	for (const { days } of weeks) {
		for (const { rows } of days) {
			const cell = rows.flatMap(({ cells }) => cells).find((one) => one?.key === key);
			if (cell) return cell;
		}
	}
	return null;
}
