import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Crop } from "#domain/picture/picture.ts";
import { words } from "../../../words.ts";
import { type Corner, movedBy, pulledTo, type Size } from "./crop-box.ts";
import styles from "./crop-frame.module.css";

type CropFrameProps = {
	picture: Size & { url: string };
	crop: Crop;
	/** The shape that is kept; null for any. */
	ratio: number | null;
	onChange: (crop: Crop) => void;
};

const corners: (Corner & { name: string })[] = [
	{ name: words.picture.topLeftCorner, isRight: false, isBottom: false },
	{ name: words.picture.topRightCorner, isRight: true, isBottom: false },
	{ name: words.picture.bottomLeftCorner, isRight: false, isBottom: true },
	{ name: words.picture.bottomRightCorner, isRight: true, isBottom: true },
];

const step = 0.01;
const arrows: Record<string, { x: number; y: number }> = {
	ArrowLeft: { x: -step, y: 0 },
	ArrowRight: { x: step, y: 0 },
	ArrowUp: { x: 0, y: -step },
	ArrowDown: { x: 0, y: step },
};

/** The picture, and on it the part that is cut out: drawn with mouse or finger, moved with the arrows. */
export function CropFrame({ picture, crop, ratio, onChange }: CropFrameProps) {
	const area = useRef<HTMLDivElement>(null);
	const begin = useRef<{ point: Point; crop: Crop } | null>(null);
	const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
		const box = area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
		return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
	};
	const dragged = (change: (event: PointerEvent, from: { point: Point; crop: Crop }) => Crop) => ({
		onPointerDown: (event: PointerEvent) => {
			event.currentTarget.setPointerCapture(event.pointerId);
			event.stopPropagation();
			begin.current = { point: pointOf(event), crop };
		},
		onPointerMove: (event: PointerEvent) => {
			if (begin.current !== null) onChange(change(event, begin.current));
		},
		onPointerUp: () => {
			begin.current = null;
		},
		onPointerCancel: () => {
			begin.current = null;
		},
	});
	const withArrows = (change: (by: Point) => Crop) => (event: KeyboardEvent) => {
		const by = arrows[event.key];
		if (by === undefined) return;
		event.preventDefault();
		const factor = event.shiftKey ? 10 : 1;
		onChange(change({ x: by.x * factor, y: by.y * factor }));
	};
	const pull = (corner: Corner, point: Point) => pulledTo(crop, corner, point, ratio, picture);
	const cornerAt = ({ isRight, isBottom }: Corner): Point => ({
		x: crop.x + (isRight ? crop.width : 0),
		y: crop.y + (isBottom ? crop.height : 0),
	});
	const percent = (share: number) => `${share * 100}%`;
	const { x, y, width, height } = crop;
	const place = {
		left: percent(x),
		top: percent(y),
		width: percent(width),
		height: percent(height),
	};
	return (
		<div
			ref={area}
			className={styles.area}
			style={{ aspectRatio: `${picture.width} / ${picture.height}`, ...largest(picture) }}
		>
			<img src={picture.url} alt="" draggable={false} className={styles.picture} />
			<div className={styles.around}>
				<div style={place} />
			</div>
			<button
				type="button"
				className={styles.part}
				aria-label={words.picture.thePartThatIsShown}
				style={place}
				onKeyDown={withArrows((by) => movedBy(crop, by))}
				{...dragged((event, from) => {
					const to = pointOf(event);
					return movedBy(from.crop, { x: to.x - from.point.x, y: to.y - from.point.y });
				})}
			/>
			{corners.map((corner) => {
				const at = cornerAt(corner);
				return (
					<button
						key={corner.name}
						type="button"
						className={styles.corner}
						aria-label={words.picture.arrowsPull({ name: corner.name })}
						style={{ left: percent(at.x), top: percent(at.y) }}
						onKeyDown={withArrows((by) => pull(corner, pulledPoint(at, by, corner, ratio)))}
						{...dragged((event) => pull(corner, pointOf(event)))}
					/>
				);
			})}
		</div>
	);
}

type Point = { x: number; y: number };

/** With a shape to keep, the side that is pulled inwards would be outweighed by the other one. */
function pulledPoint(
	at: Point,
	by: Point,
	{ isRight, isBottom }: Corner,
	ratio: number | null,
): Point {
	if (ratio === null) return { x: at.x + by.x, y: at.y + by.y };
	const outwards = by.x * (isRight ? 1 : -1) + by.y * (isBottom ? 1 : -1);
	return {
		x: at.x + outwards * (isRight ? 1 : -1),
		y: at.y + outwards * (isBottom ? 1 : -1),
	};
}

/** As wide as the window allows without being higher than most of it. */
function largest({ width, height }: Size) {
	return { maxInlineSize: `min(100%, ${(width / height) * 52}vh)` };
}
