import { labelled } from "#domain/text/labelled.ts";
import glance from "../game/game-glance.module.css";
import { useWords } from "../words.tsx";
import styles from "./sparkline.module.css";

type SparklineProps = {
	/** What was counted: "PTS". */
	short: string;
	name: string;
	/** One number a game, the latest last. */
	values: readonly number[];
};

const step = 14;
const height = 36;

/** A player's last games in one line. The table of games below has the same numbers to read. */
export function Sparkline({ short, name, values }: SparklineProps) {
	const words = useWords();
	const most = Math.max(1, ...values);
	const width = (values.length - 1) * step + 34;
	const x = (game: number) => game * step + 5;
	const y = (value: number) => 5 + Math.round((1 - value / most) * (height - 10));
	const line = values.map((value, game) => `${x(game)} ${y(value)}`).join("L");
	const last = values.length - 1;
	return (
		<figure className={`card ${glance.glance}`}>
			<figcaption className={glance.label}>
				{words.player.lastGames({ short, count: values.length })}
			</figcaption>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				width={width}
				height={height}
				className={styles.picture}
				role="img"
				aria-label={labelled(words, name, values.join(", "))}
			>
				<path d={`M${line}`} />
				<circle cx={x(last)} cy={y(values[last] ?? 0)} r="3" />
				<text x={x(last) + 6} y={Math.max(11, y(values[last] ?? 0) + 4)}>
					{values[last]}
				</text>
			</svg>
		</figure>
	);
}
