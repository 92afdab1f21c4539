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
	const { done, undone, push, pushUndone, drop } = useDone(plan.schedule.id);
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
		async (change: Change, turned?: Turned): Promise<string> => {
			const before = latest.current;
			const { message, done } = await carryOut(before, change).catch((error) => {
				throw inWordsOf(change, error);
			});
			if (turned?.way === "back") {
				// What is undone is as it was before, and that costs nothing.
				setLast(null);
				if (done !== null) pushUndone({ ...turned.done, back: done.back });
				return words.plan.undone({ title: turned.done.title });
			}
			if (done !== null) push({ ...done, ...named(turned) }, turned !== undefined);
			setLast({ title: done?.title ?? message, before, isUndoable: done !== null });
			return message;
		},
		[push, pushUndone],
	);

	const change = useCallback(
		(one: Change, turned?: Turned) => {
			setWaiting((before) => [...before, { change: one, answered: null }]);
			const answered = () =>
				setWaiting((before) =>
					before.map((it) => (it.change === one ? { ...it, answered: latest.current } : it)),
				);
			line.current = line.current.then(async () => {
				const run = () => carry(one, turned).finally(answered);
				await act({ run, failure: failureOf(one) });
				// Together with the plan that has it, or the game would jump back for a moment.
				startTransition(() => setWaiting((before) => before.filter((it) => it.change !== one)));
			});
		},
		[act, carry],
	);

	const newest = done.findLast((one) => stillPossible(one, plan)) ?? null;
	const isPending = waiting.length > 0;
	const nextAgain = undone.findLast((one) => stillPossible(one, plan)) ?? null;
	const turnNow = useEffectEvent((way: Turned["way"]) => {
		const one = way === "back" ? newest : nextAgain;
		if (one === null || isLocked) return;
		drop(one);
		change(one.back, { way, done: one });
	});
	const [asked, ask] = useState<Turned["way"] | null>(null);
	useEffect(() => {
		// What is on its way is undone when it has arrived, not what was done before it.
		if (asked === null || isPending) return;
		ask(null);
		turnNow(asked);
	}, [asked, isPending]);
	const turn = useCallback((way: Turned["way"]) => {
		ask(way);
		// The button that was pressed may have gone with what it undoes.
		requestAnimationFrame(() => {
			if (document.activeElement === document.body) focusScreen();
		});
	}, []);
	const undo = useCallback(() => turn("back"), [turn]);
	const redo = useCallback(() => turn("again"), [turn]);
	useUndoKeys(undo, redo);

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
		nextAgain,
		redo,
		costs: isPending ? null : costs,
		forgetCosts: useCallback(() => setLast(null), []),
	};
}

/** Something that is undone, or done again. */
type Turned = { way: "back" | "again"; done: Done };

/** What is done again is called what it was called first. */
function named(turned: Turned | undefined): Partial<Pick<Done, "name" | "title">> {
	return turned === undefined ? {} : { name: turned.done.name, title: turned.done.title };
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

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, unless somebody is writing or a dialog is open. */
function useUndoKeys(undo: () => void, redo: () => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
		const key = event.key.toLowerCase();
		const isUndo = key === "z" && !event.shiftKey;
		const isRedo = (key === "z" && event.shiftKey) || (key === "y" && !event.shiftKey);
		if (!isUndo && !isRedo) return;
		const { target } = event;
		const isWriting =
			target instanceof Element &&
			target.closest("input, textarea, select, [role=dialog]") !== null;
		if (isWriting) return;
		event.preventDefault();
		if (isUndo) undo();
		else redo();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}
