import { type RefObject, useLayoutEffect, useRef } from "react";
import { IconButton } from "../../parts/icon-button.tsx";

type StepButtonsProps = {
	id: number;
	name: string;
	/** Counted from 1. */
	place: number;
	isLast: boolean;
	/** Which row was moved by its arrow, and which way. */
	pressed: RefObject<{ id: number; step: number } | null>;
	onStep: (id: number, step: number) => void;
};

/** Moves a row by one place. The arrow that was pressed moves with the row and keeps the focus. */
export function StepButtons({ id, name, place, isLast, pressed, onStep }: StepButtonsProps) {
	const up = useRef<HTMLSpanElement>(null);
	const down = useRef<HTMLSpanElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the row has another place now
	useLayoutEffect(() => {
		if (pressed.current?.id !== id) return;
		const wrappers = pressed.current.step < 0 ? [up, down] : [down, up];
		pressed.current = null;
		const buttons = wrappers.flatMap(({ current }) => current?.querySelector("button") ?? []);
		// At the end of the list the arrow is off; then the other one has the focus.
		buttons.find((button) => !button.disabled)?.focus();
	}, [place]);
	const step = (by: number) => {
		pressed.current = { id, step: by };
		onStep(id, by);
	};
	return (
		<>
			<span ref={up}>
				<IconButton
					icon="up"
					label={`Move ${name} up`}
					disabled={place === 1}
					onClick={() => step(-1)}
				/>
			</span>
			<span ref={down}>
				<IconButton
					icon="down"
					label={`Move ${name} down`}
					disabled={isLast}
					onClick={() => step(1)}
				/>
			</span>
		</>
	);
}
