import { useState } from "react";
import { Field } from "../../components/form/field.tsx";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import styles from "./import.module.css";
import type { SeasonAndLeague } from "./use-import.ts";

/** Where an import goes: one that is there, or a new one by its name. */
export type PlaceChoice = { season: Chosen; league: Chosen };
type Chosen = { id: number | "new"; name: string };
type Named = { id: number; name: string };

export type Places = {
	seasons: readonly (Named & { isActive: boolean })[];
	leagues: readonly Named[];
	/** Which league is played in which season. */
	played: readonly { seasonId: number; leagueId: number }[];
};

/** Begins with what was asked for, else with the active season and a league of it. */
export function usePlace(places: Places, asked: { seasonId: number; leagueId: number }) {
	const [choice, setChoice] = useState<PlaceChoice>(() => firstChoice(places, asked));
	return { choice, setChoice, names: namesOf(places, choice) };
}

type PlaceFieldsProps = {
	places: Places;
	choice: PlaceChoice;
	onChange: (choice: PlaceChoice) => void;
	errors: Record<string, string>;
};

export function PlaceFields({ places, choice, onChange, errors }: PlaceFieldsProps) {
	const part = (noun: "season" | "league", options: readonly Named[], hint: string) => {
		const { id, name } = choice[noun];
		const set = (next: Partial<Chosen>) =>
			onChange({ ...choice, [noun]: { ...choice[noun], ...next } });
		return (
			<div className={styles.place}>
				<Select
					label={noun === "season" ? words.common.season : words.common.league}
					name={`${noun}Id`}
					value={String(id)}
					options={[
						...options.map((one) => ({ value: String(one.id), label: one.name })),
						{ value: "new", label: words.importing.aNew[noun] },
					]}
					onChange={({ target: { value } }) => set({ id: value === "new" ? "new" : Number(value) })}
					error={id === "new" ? undefined : errors[noun]}
				/>
				{id === "new" && (
					<Field
						label={words.importing.nameOfThe[noun]}
						name={noun}
						value={name}
						maxLength={120}
						hint={hint}
						required
						onChange={(event) => set({ name: event.target.value })}
						error={errors[noun]}
					/>
				)}
			</div>
		);
	};
	return (
		<div className={styles.places}>
			{part("season", places.seasons, words.importing.itsDatesComeFromThe)}
			{part("league", leaguesFor(places, choice), words.importing.itIsPlayedInThis)}
		</div>
	);
}

function firstChoice(places: Places, asked: { seasonId: number; leagueId: number }): PlaceChoice {
	const { seasons, played } = places;
	const season =
		seasons.find(({ id }) => id === asked.seasonId) ??
		seasons.find(({ isActive }) => isActive) ??
		seasons[0];
	const own = played.filter(({ seasonId }) => seasonId === season?.id);
	const league = own.find(({ leagueId }) => leagueId === asked.leagueId) ?? own[0];
	return {
		season: { id: season?.id ?? "new", name: "" },
		league: { id: league?.leagueId ?? "new", name: "" },
	};
}

/** Those of the season first. */
function leaguesFor({ leagues, played }: Places, { season }: PlaceChoice): Named[] {
	const own = new Set(
		played.filter(({ seasonId }) => seasonId === season.id).map(({ leagueId }) => leagueId),
	);
	return leagues.toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)));
}

function namesOf({ seasons, leagues }: Places, { season, league }: PlaceChoice): SeasonAndLeague {
	const nameOf = (all: readonly Named[], { id, name }: Chosen) =>
		id === "new" ? name.trim() : (all.find((one) => one.id === id)?.name ?? "");
	return { season: nameOf(seasons, season), league: nameOf(leagues, league) };
}
