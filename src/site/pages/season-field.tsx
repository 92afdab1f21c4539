import type { SeasonLeague } from "#domain/league/league.ts";
import type { Season } from "#domain/season/season.ts";
import { type Option, SelectField } from "#ui/filter-form.tsx";

type SeasonFieldProps = { season: Season; seasons: readonly Season[] };

/** The season chooser of a filter form; nothing where there is no history to choose from. */
export function SeasonField({ season, seasons }: SeasonFieldProps) {
	if (seasons.length < 2) return null;
	return (
		<SelectField
			label="Season"
			name="season"
			value={season.id}
			options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
		/>
	);
}

export function leagueOptions(leagues: readonly SeasonLeague[]): Option[] {
	return leagues.map(({ league }) => ({ value: league.id, label: league.name }));
}
