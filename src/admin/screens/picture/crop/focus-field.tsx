import type { KeyboardEvent, MouseEvent } from "react";
import { words } from "../../../words.ts";
import { focusStyle, type Picture } from "../library.ts";
import styles from "./focus-field.module.css";

export type Focus = Pick<Picture, "focusX" | "focusY">;

type FocusFieldProps = {
	picture: Picture;
	focus: Focus;
	onChange: (focus: Focus) => void;
};

const arrows: Record<string, { x: number; y: number }> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** Shapes that pages cut pictures to. */
const shapes = [
	{ name: words.common.square, ratio: "1" },
	{ name: words.picture.wide, ratio: "16 / 9" },
	{ name: words.picture.upright, ratio: "3 / 4" },
];

/** Which point of a picture stays in sight when it is cut to a shape, and what that looks like. */
export function FocusField({ picture, focus, onChange }: FocusFieldProps) {
	const { focusX, focusY } = focus;
	const choose = (event: MouseEvent<HTMLButtonElement>) => {
		// A press of a key is a click without a place.
		if (event.detail === 0) return;
		const box = event.currentTarget.getBoundingClientRect();
		onChange({
			focusX: hundredth((event.clientX - box.left) / box.width),
			focusY: hundredth((event.clientY - box.top) / box.height),
		});
	};
	const move = (event: KeyboardEvent) => {
		const by = arrows[event.key];
		if (by === undefined) return;
		event.preventDefault();
		const step = event.shiftKey ? 10 : 2;
		onChange({
			focusX: hundredth((focusX + by.x * step) / 100),
			focusY: hundredth((focusY + by.y * step) / 100),
		});
	};
	return (
		<div className={styles.field}>
			<button
				type="button"
				className={styles.picture}
				aria-label={words.picture.pointToKeep({ x: focusX, y: focusY })}
				onClick={choose}
				onKeyDown={move}
			>
				<img src={picture.url} alt="" draggable={false} />
				<span className={styles.point} style={{ left: `${focusX}%`, top: `${focusY}%` }} />
			</button>
			<p className={styles.hint}>{words.picture.clickOnWhatMattersMost}</p>
			<div className={styles.shapes} aria-hidden="true">
				{shapes.map(({ name, ratio }) => (
					<span key={name} className={styles.shape}>
						<img src={picture.url} alt="" style={{ aspectRatio: ratio, ...focusStyle(focus) }} />
						{name}
					</span>
				))}
			</div>
		</div>
	);
}

function hundredth(share: number): number {
	return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
