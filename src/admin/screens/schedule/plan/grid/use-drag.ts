import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { PlanGame } from "../../plan-data.ts";
import { cellAt } from "./use-press.ts";
import type { PlanCell, PlanWeek } from "./weeks.ts";

type DragInput = {
	weeks: readonly PlanWeek[];
	isLocked: boolean;
	select: (id: number | null) => void;
	press: (cell: PlanCell, game: PlanGame) => void;
};

/** A game under the pointer, and where in the window that began. */
export type Dragged = { game: PlanGame; x: number; y: number };

/** Less far nobody means to drag. */
const leastPx = 6;

/**
 * A game is dragged with a mouse or a pen: it is chosen once the pointer moves, and goes where it is let go, as a click there
 * would have it. A finger scrolls, and taps one after the other. Answers what is dragged, and what hangs at the pointer.
 */
export function useDrag(input: DragInput) {
	const [dragged, setDragged] = useState<Dragged | null>(null);
	const ghost = useRef<HTMLDivElement>(null);
	const now = useRef(input);
	const stop = useRef<(() => void) | null>(null);
	useEffect(() => {
		now.current = input;
	}, [input]);
	useEffect(() => () => stop.current?.(), []);

	const onPointerDown = ({ target, pointerType, button, clientX, clientY }: PointerEvent) => {
		const { weeks, isLocked } = now.current;
		const game = cellAt(weeks, target)?.game;
		if (isLocked || pointerType === "touch" || button !== 0) return;
		if (!game || game.hasBegun || game.id < 0) return;
		const listening = new AbortController();
		const { signal } = listening;
		let isDragging = false;
		stop.current = () => listening.abort();
		const end = (onto: Element | null) => {
			listening.abort();
			if (!isDragging) return;
			setDragged(null);
			swallowClick();
			const { weeks, press, select } = now.current;
			const cell = cellAt(weeks, onto);
			if (cell === null || cell.game?.id === game.id) select(null);
			else press(cell, game);
		};
		const onMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
			if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
			if (isDragging || Math.hypot(x - clientX, y - clientY) < leastPx) return;
			isDragging = true;
			now.current.select(game.id);
			setDragged({ game, x, y });
		};
		window.addEventListener("pointermove", onMove, { signal });
		window.addEventListener("pointercancel", () => end(null), { signal });
		window.addEventListener(
			"pointerup",
			({ clientX: x, clientY: y }) => end(document.elementFromPoint(x, y)),
			{ signal },
		);
		window.addEventListener("keydown", ({ key }) => key === "Escape" && end(null), { signal });
	};
	return { dragged, ghost, onPointerDown };
}

/** What is let go where it was pressed would be clicked as well. */
function swallowClick(): void {
	const swallow = (click: Event) => click.stopPropagation();
	window.addEventListener("click", swallow, { capture: true });
	setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
