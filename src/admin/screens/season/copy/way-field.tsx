import { words } from "../../../words.ts";
import styles from "./way-field.module.css";

/** How a league comes into a season. */
export type LeagueSource = "new" | "league" | "season";

/** A new league, or one that is copied; what is asked next depends on it. */
export function WayField({
	value,
	onChange,
}: {
	value: LeagueSource;
	onChange: (way: LeagueSource) => void;
}) {
	return (
		<fieldset className={styles.ways}>
			<legend className="visually-hidden">{words.season.howToAddIt}</legend>
			{ways.map((way) => (
				<label key={way.value} className={styles.way}>
					<input
						type="radio"
						name="way"
						className="visually-hidden"
						checked={value === way.value}
						onChange={() => onChange(way.value)}
					/>
					{way.label}
				</label>
			))}
		</fieldset>
	);
}

const ways = [
	{ value: "new", label: words.season.newLeague },
	{ value: "league", label: words.season.copyALeague },
	{ value: "season", label: words.season.copyASeason },
] as const;
