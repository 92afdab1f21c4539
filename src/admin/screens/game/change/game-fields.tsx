import { useId } from "react";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import type { TeamChoice } from "./use-teams-of-league.ts";

type TeamsFieldProps = {
	/** The fields' names on the wire, at which the server's sentences arrive. */
	homeName: string;
	awayName: string;
	/** Null while they are on their way. */
	teams: readonly TeamChoice[] | null;
	isLeagueChosen?: boolean;
	errors: Record<string, string>;
};

/** The home team and the visitors, out of one league's teams. */
export function TeamsField(props: TeamsFieldProps) {
	const { homeName, awayName, teams, isLeagueChosen = true, errors } = props;
	const options = [
		{ value: "", label: isLeagueChosen ? placeholderFor(teams) : words.game.chooseALeagueFirst },
		...(teams ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
	];
	return (
		<div className="pair">
			<Select
				label={words.common.homeTeam}
				name={homeName}
				required
				options={options}
				error={errors[homeName]}
			/>
			<Select
				label={words.common.awayTeam}
				name={awayName}
				required
				options={options}
				error={errors[awayName]}
			/>
		</div>
	);
}

type WhenAndWhereProps = {
	errors: Record<string, string>;
	places: readonly string[];
	isDateRequired?: boolean;
};

export function WhenAndWhere({ errors, places, isDateRequired = false }: WhenAndWhereProps) {
	const field = fieldsWith(errors);
	return (
		<>
			<div className="pair">
				<Field {...field("date", words.common.date)} type="date" required={isDateRequired} />
				<Field {...field("time", words.common.time)} type="time" />
			</div>
			<PlaceField places={places} error={errors.location} />
		</>
	);
}

type PlaceFieldProps = {
	places: readonly string[];
	defaultValue?: string;
	error?: string | undefined;
};

/** Where it is played; known places are offered while typing. */
export function PlaceField({ places, defaultValue, error }: PlaceFieldProps) {
	const list = useId();
	return (
		<>
			<Field
				label={words.common.location}
				name="location"
				maxLength={200}
				list={list}
				defaultValue={defaultValue}
				error={error}
			/>
			<datalist id={list}>
				{places.map((place) => (
					<option key={place} value={place} />
				))}
			</datalist>
		</>
	);
}

function placeholderFor(teams: readonly TeamChoice[] | null): string {
	if (teams === null) return words.game.loadingTeams;
	return teams.length === 0 ? words.game.thisLeagueHasNoTeams : words.common.chooseATeam;
}
