import type { Outcome } from "#domain/game/game.ts";
import { useWords } from "../words.tsx";
import styles from "./form-dots.module.css";

/** How the last games ended, the latest one on the right: full for a win, open for a loss, a line for a tie. */
export function FormDots({ form }: { form: readonly Outcome[] }) {
	const words = useWords();
	const said = {
		win: words.standings.won,
		loss: words.standings.lost,
		draw: words.standings.tied,
	};
	const width = form.length * 12;
	return (
		<svg
			viewBox={`0 0 ${width} 12`}
			width={width}
			height="12"
			className={styles.form}
			role="img"
			aria-label={form.map((outcome) => said[outcome]).join(", ")}
		>
			{form.map((outcome, game) => (
				<Dot
					// biome-ignore lint/suspicious/noArrayIndexKey: a game has no other name here
					key={game}
					outcome={outcome}
					x={game * 12 + 6}
				/>
			))}
		</svg>
	);
}

function Dot({ outcome, x }: { outcome: Outcome; x: number }) {
	return outcome === "draw" ? (
		<path d={`M${x - 4} 6h8`} data-outcome={outcome} />
	) : (
		<circle cx={x} cy="6" r="4" data-outcome={outcome} />
	);
}
