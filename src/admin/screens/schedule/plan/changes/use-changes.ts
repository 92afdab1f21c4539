import {
	startTransition,
	useCallback,
	useEffect,
	useEffectEvent,
	useMemo,
	useRef,
	useState,
} from "react";
import { ApiError } from "#api/client.ts";
import { useAction } from "../../../../components/feedback/use-action.ts";
import { focusScreen } from "../../../../shell/focus-screen.ts";
import { words } from "../../../../words.ts";
import type { PlanData } from "../../plan-data.ts";
import { namesIn } from "../words.ts";
import { carryOut, type Done, failureOf } from "./carry-out.ts";
import { type Change, changedGames, idsIn } from "./changes.ts";
import { costsOf } from "./costs.ts";
import { stillPossible, useDone } from "./use-done.ts";

export type Changes = ReturnType<typeof useChanges>;

/**
 * A change on its way. Once the server has answered, every plan but the one of that moment has it
 * already, and it is not to be shown twice.
 */
type Waiting = { change: Change; answered: PlanData | null };

/** The last change by hand, with the plan as it was before. */
type Last = { title: string; before: PlanData; isUndoable: boolean };

/**
 * Changes by hand. Each is shown at once and carried out one after the other; the plan then comes
 * anew, and with it what the change costs.
 */
export function useChanges(plan: PlanData, isLocked: boolean) {
	const { act } = useAction();
	const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
	const [last, setLast] = useState<Last | null>(null);
	const { done, push, drop } = useDone(plan.schedule.id);
	const nameOf = useMemo(() => namesIn(plan), [plan]);
	const pending = useMemo(
		() =>
			waiting.flatMap((it) => (it.answered === null || it.answered === plan ? [it.change] : [])),
		[waiting, plan],
	);
	const games = useMemo(() => changedGames(plan, pending), [plan, pending]);
	const latest = useRef(plan);
	useEffect(() => {
		latest.current = plan;
	}, [plan]);
	const line = useRef<Promise<unknown>>(Promise.resolve());

	/** Does it on the server and remembers how it is undone; answers the sentence of success. */
	const carry = useCallback(
		async (change: Change, undone?: Done): Promise<string> => {
			const before = latest.current;
			const { message, done } = await carryOut(before, change).catch((error) => {
				throw inWordsOf(change, error);
			});
			if (undone !== undefined) {
				// What is undone is as it was before, and that costs nothing.
				setLast(null);
				return words.plan.undone({ title: undone.title });
			}
			if (done !== null) push(done);
			setLast({ title: done?.title ?? message, before, isUndoable: done !== null });
			return message;
		},
		[push],
	);

	const change = useCallback(
		(one: Change, undone?: Done) => {
			setWaiting((before) => [...before, { change: one, answered: null }]);
			const answered = () =>
				setWaiting((before) =>
					before.map((it) => (it.change === one ? { ...it, answered: latest.current } : it)),
				);
			line.current = line.current.then(async () => {
				const run = () => carry(one, undone).finally(answered);
				await act({ run, failure: failureOf(one) });
				// Together with the plan that has it, or the game would jump back for a moment.
				startTransition(() => setWaiting((before) => before.filter((it) => it.change !== one)));
			});
		},
		[act, carry],
	);

	const newest = done.findLast((one) => stillPossible(one, plan)) ?? null;
	const isPending = waiting.length > 0;
	const undoNow = useEffectEvent(() => {
		if (newest === null || isLocked) return;
		drop(newest);
		change(newest.back, newest);
	});
	const [isUndoAsked, askUndo] = useState(false);
	useEffect(() => {
		// What is on its way is undone when it has arrived, not what was done before it.
		if (!isUndoAsked || isPending) return;
		askUndo(false);
		undoNow();
	}, [isUndoAsked, isPending]);
	const undo = useCallback(() => {
		askUndo(true);
		// The button that was pressed may have gone with what it undoes.
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) focusScreen();
		});
	}, []);
	useUndoKey(undo);

	const costs = useMemo(() => {
		const isAboutThese = last !== null && last.before !== plan && isSamePlan(last.before, plan);
		return isAboutThese ? { ...last, ...costsOf(last.before, plan) } : null;
	}, [last, plan]);

	return {
		/** With the changes on their way. */
		games,
		nameOf,
		isPending,
		pendingIds: useMemo(() => new Set(pending.flatMap(idsIn)), [pending]),
		change,
		/** For a dialog, which says itself what went wrong. */
		carry,
		newest,
		undo,
		costs: isPending ? null : costs,
		forgetCosts: useCallback(() => setLast(null), []),
	};
}

/** A swap that fails has one sentence whatever the reason; the server's says why. */
function inWordsOf(change: Change, error: unknown): unknown {
	if (!(error instanceof ApiError) || change.kind !== "swap" || error.status === 401) return error;
	const { status, code } = error;
	return new ApiError(status, { code, message: `${failureOf(change)} ${error.message}`.trim() });
}

/** A new generation is another plan: a change to the one before costs it nothing. */
function isSamePlan(before: PlanData, after: PlanData): boolean {
	if (before.games.length === 0) return after.games.length <= 1;
	const ids = new Set(after.games.map(({ id }) => id));
	return after.games.length === 0 || before.games.some(({ id }) => ids.has(id));
}

/** Ctrl+Z, unless somebody is writing or a dialog is open. */
function useUndoKey(undo: () => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
		if (!isUndo || event.shiftKey || event.altKey) return;
		const { target } = event;
		const isWriting =
			target instanceof Element &&
			target.closest("input, textarea, select, [role=dialog]") !== null;
		if (isWriting) return;
		event.preventDefault();
		undo();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}
