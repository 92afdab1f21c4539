import type { SeasonLeague } from "#domain/league/league.ts";
import type { Season } from "#domain/season/season.ts";
import type { Team } from "#domain/team/team.ts";
import { FilterForm, SelectField } from "#ui/kit/filter-form.tsx";

type SeasonFieldProps = { season: Season; seasons: readonly Season[] };

/** The season chooser of a filter form; nothing where there is no history to choose from. */
export function SeasonField({ season, seasons }: SeasonFieldProps) {
	if (seasons.length < 2) return null;
	return <SelectField label="Season" name="season" value={season.id} options={named(seasons)} />;
}

type SeasonFormProps = { to: string; season: Season | null; seasons: readonly Season[] };

/** The season chooser of a page that has no other filter. */
export function SeasonForm({ to, season, seasons }: SeasonFormProps) {
	if (season === null || seasons.length < 2) return null;
	return (
		<FilterForm to={to} label="Choose a season">
			<SeasonField season={season} seasons={seasons} />
		</FilterForm>
	);
}

type LeagueFieldProps = { leagueId: number | undefined; leagues: readonly SeasonLeague[] };

/** The league chooser of a filter form. */
export function LeagueField({ leagueId, leagues }: LeagueFieldProps) {
	return (
		<SelectField
			label="League"
			name="league"
			value={leagueId ?? ""}
			all="All Leagues"
			options={named(leagues.map(({ league }) => league))}
		/>
	);
}

type TeamFieldProps = { teamId: number | undefined; teams: readonly Team[] };

/** The team chooser of a filter form. */
export function TeamField({ teamId, teams }: TeamFieldProps) {
	return (
		<SelectField
			label="Team"
			name="team"
			value={teamId ?? ""}
			all="All Teams"
			options={named(teams)}
		/>
	);
}

function named(things: readonly { id: number; name: string }[]) {
	return things.map(({ id, name }) => ({ value: id, label: name }));
}
