import { useState } from "react";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { words } from "../../../words.ts";
import styles from "./add-sport.module.css";

type Sport = { id: number; name: string };
type AddSportProps = { sports: readonly Sport[]; onAdd: (sport: Sport) => void };

/** Adds one of the sports that are not among the user's yet. */
export function AddSport({ sports, onAdd }: AddSportProps) {
	const [chosen, setChosen] = useState<number | null>(null);
	const sport = sports.find(({ id }) => id === chosen) ?? sports[0];
	return (
		<form
			className={styles.add}
			onSubmit={(event) => {
				event.preventDefault();
				if (sport !== undefined) onAdd(sport);
			}}
		>
			<select
				className="control"
				aria-label={words.account.sportToAdd}
				value={sport?.id}
				onChange={({ target }) => setChosen(Number(target.value))}
			>
				{sports.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</select>
			<SubmitButton tone="quiet">{words.account.addSport}</SubmitButton>
		</form>
	);
}
