import styles from "../blocks.module.css";
import { kind } from "../kind.ts";

export const twoColumns = kind({
	kind: "twoColumns",
	label: "Two columns",
	about: "Blocks side by side; on a phone one below the other.",
	isWide: true,
	fields: {
		shape: {
			is: "choice",
			label: "Widths",
			options: [
				{ value: "equal", label: "Equal" },
				{ value: "wideLeft", label: "Left column wider" },
				{ value: "wideRight", label: "Right column wider" },
			],
		},
		left: { is: "blocks", label: "Left column", most: 10, isOptional: true },
		right: { is: "blocks", label: "Right column", most: 10, isOptional: true },
	},
	example: {
		shape: "equal",
		left: [{ id: "left", kind: "text", markdown: "**Mondays** are for those who train." }],
		right: [{ id: "right", kind: "text", markdown: "**Sundays** are for everybody else." }],
	},
	View: ({ shape, left, right, draw }) => (
		<div className={styles.twoColumns} data-shape={shape}>
			<div>{draw(left)}</div>
			<div>{draw(right)}</div>
		</div>
	),
});
