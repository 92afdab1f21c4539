import { useId, useState } from "react";
import { sportName } from "#ui/sport/stored-words.ts";
import { siteWords, words } from "../../words.ts";
import { IconButton } from "../feedback/icon-button.tsx";
import { errorIdOf, FieldError } from "./field-error.tsx";
import styles from "./sports-field.module.css";

type Sport = { id: number; name: string };

type SportsFieldProps = {
	/** All there are to choose from. */
	sports: readonly Sport[];
	/** The chosen ones, in their order. */
	defaultValue?: readonly Sport[];
	hint?: string;
	error?: string | undefined;
	onChange?: (ids: readonly number[]) => void;
};

/**
 * Sports in an order that counts: statistics and new leagues are of the first one. Read with
 * `idsOf(form, "sportIds")`.
 */
export function SportsField(props: SportsFieldProps) {
	const { sports, defaultValue = [], hint, error, onChange } = props;
	const id = useId();
	const [chosen, setChosen] = useState(() => defaultValue.map((sport) => sport.id));
	const [said, setSaid] = useState("");
	const choose = (ids: number[]) => {
		setChosen(ids);
		onChange?.(ids);
	};
	const toggle = (sport: Sport) =>
		choose(
			chosen.includes(sport.id)
				? chosen.filter((other) => other !== sport.id)
				: [...chosen, sport.id],
		);
	const move = (sport: Sport, by: -1 | 1) => {
		const moved = movedBy(chosen, sport.id, by);
		choose(moved);
		setSaid(
			words.common.placeInOrder({
				name: sportName(siteWords, sport.name),
				place: moved.indexOf(sport.id) + 1,
				count: moved.length,
			}),
		);
	};
	return (
		<fieldset
			className={styles.field}
			aria-describedby={error === undefined ? undefined : errorIdOf(id)}
		>
			<legend className={styles.legend}>{words.common.sports}</legend>
			{hint !== undefined && <p className="hint">{hint}</p>}
			<ul className={styles.list}>
				{inOrder(sports, chosen).map((sport) => {
					const place = chosen.indexOf(sport.id);
					const name = sportName(siteWords, sport.name);
					return (
						<li key={sport.id} className={styles.sport} data-chosen={place >= 0 || undefined}>
							<label className={styles.label}>
								<input type="checkbox" checked={place >= 0} onChange={() => toggle(sport)} />
								{name}
								{place === 0 && chosen.length > 1 && (
									<span className={styles.first}>{words.common.firstOne}</span>
								)}
							</label>
							{place >= 0 && chosen.length > 1 && (
								<span className={styles.moves}>
									<IconButton
										icon="up"
										label={words.common.moveUp({ name })}
										onClick={() => move(sport, -1)}
									/>
									<IconButton
										icon="down"
										label={words.common.moveDown({ name })}
										onClick={() => move(sport, 1)}
									/>
								</span>
							)}
						</li>
					);
				})}
			</ul>
			{chosen.map((sportId) => (
				<input key={sportId} type="hidden" name="sportIds" value={sportId} />
			))}
			<p role="status" className="visually-hidden">
				{said}
			</p>
			<FieldError of={id} error={error} />
		</fieldset>
	);
}

function inOrder(sports: readonly Sport[], chosen: readonly number[]): Sport[] {
	return [
		...chosen.flatMap((id) => sports.filter((sport) => sport.id === id)),
		...sports.filter(({ id }) => !chosen.includes(id)),
	];
}

/** At an end it stays where it is. */
function movedBy(ids: readonly number[], id: number, by: -1 | 1): number[] {
	const from = ids.indexOf(id);
	const others = ids.filter((other) => other !== id);
	return others.toSpliced(Math.max(0, from + by), 0, id);
}
