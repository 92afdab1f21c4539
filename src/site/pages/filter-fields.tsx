import type { SeasonLeague } from "#domain/league/league.ts";
import { type PhaseAsked, phasesAsked } from "#domain/season/phase.ts";
import type { Season } from "#domain/season/season.ts";
import type { Team } from "#domain/team/team.ts";
import { useWords } from "#ui/words.tsx";
import { FilterForm, SelectField } from "./filter-form.tsx";

type SeasonFieldProps = { season: Season; seasons: readonly Season[] };

/** The season chooser of a filter form; nothing where there is no history to choose from. */
export function SeasonField({ season, seasons }: SeasonFieldProps) {
	const words = useWords();
	if (seasons.length < 2) return null;
	return (
		<SelectField
			label={words.filter.season}
			name="season"
			value={season.id}
			options={named(seasons)}
		/>
	);
}

type SeasonFormProps = { to: string; season: Season | null; seasons: readonly Season[] };

/** The season chooser of a page that has no other filter. */
export function SeasonForm({ to, season, seasons }: SeasonFormProps) {
	const words = useWords();
	if (season === null || seasons.length < 2) return null;
	return (
		<FilterForm to={to} label={words.filter.chooseSeason}>
			<SeasonField season={season} seasons={seasons} />
		</FilterForm>
	);
}

type PhaseFieldProps = { choices: { phase: PhaseAsked; hasPlayoffs: boolean } };

/** Regular season, playoffs or both; nothing before there are playoffs. */
export function PhaseField({ choices: { phase, hasPlayoffs } }: PhaseFieldProps) {
	const words = useWords();
	if (!hasPlayoffs) return null;
	return (
		<SelectField
			label={words.filter.phase}
			name="phase"
			value={phase}
			options={phasesAsked.map((one) => ({ value: one, label: words.filter.phases[one] }))}
		/>
	);
}

/** What nobody offers is none. */
export function phaseFrom(text: string | undefined): PhaseAsked | undefined {
	return phasesAsked.find((one) => one === text);
}

type LeagueFieldProps = { leagueId: number | undefined; leagues: readonly SeasonLeague[] };

/** The league chooser of a filter form. */
export function LeagueField({ leagueId, leagues }: LeagueFieldProps) {
	const words = useWords();
	return (
		<SelectField
			label={words.filter.league}
			name="league"
			value={leagueId ?? ""}
			all={words.filter.allLeagues}
			options={named(leagues.map(({ league }) => league))}
		/>
	);
}

type TeamFieldProps = { teamId: number | undefined; teams: readonly Team[] };

/** The team chooser of a filter form. */
export function TeamField({ teamId, teams }: TeamFieldProps) {
	const words = useWords();
	return (
		<SelectField
			label={words.filter.team}
			name="team"
			value={teamId ?? ""}
			all={words.filter.allTeams}
			options={named(teams)}
		/>
	);
}

function named(things: readonly { id: number; name: string }[]) {
	return things.map(({ id, name }) => ({ value: id, label: name }));
}
