import { useLayoutEffect, useRef } from "react";
import { words } from "../../words.ts";
import { IconButton } from "../feedback/icon-button.tsx";

type StepButtonsProps = {
	/** "Registration", "this price table" */
	name: string;
	/** Counted from 0. */
	index: number;
	count: number;
	onStep: (by: number) => void;
};

/** Moves something by one place. The arrow that was pressed goes along and keeps the focus. */
export function StepButtons({ name, index, count, onStep }: StepButtonsProps) {
	const up = useRef<HTMLSpanElement>(null);
	const down = useRef<HTMLSpanElement>(null);
	const pressed = useRef<number | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it has another place now
	useLayoutEffect(() => {
		if (pressed.current === null) return;
		const wrappers = pressed.current < 0 ? [up, down] : [down, up];
		pressed.current = null;
		const buttons = wrappers.flatMap(({ current }) => current?.querySelector("button") ?? []);
		// At the end the arrow is off; then the other one has the focus.
		buttons.find((button) => !button.disabled)?.focus();
	}, [index]);
	const step = (by: number) => {
		pressed.current = by;
		onStep(by);
	};
	return (
		<>
			<span ref={up} data-does="up">
				<IconButton
					icon="up"
					label={words.common.moveUp({ name })}
					disabled={index === 0}
					onClick={() => step(-1)}
				/>
			</span>
			<span ref={down} data-does="down">
				<IconButton
					icon="down"
					label={words.common.moveDown({ name })}
					disabled={index === count - 1}
					onClick={() => step(1)}
				/>
			</span>
		</>
	);
}
