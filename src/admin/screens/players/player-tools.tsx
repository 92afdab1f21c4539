import { Filter, SearchBox } from "../../parts/toolbar.tsx";
import type { filterChoices, PlayerFilter } from "./player-filter.ts";

type PlayerToolsProps = {
	filter: PlayerFilter;
	choices: ReturnType<typeof filterChoices>;
	onChange: (part: Partial<PlayerFilter>) => void;
};

/** Narrows the list: by name or number, by league, by team of that league. */
export function PlayerTools({ filter, choices, onChange }: PlayerToolsProps) {
	return (
		<>
			<SearchBox
				label="Search players"
				value={filter.search}
				onChange={(search) => onChange({ search })}
			/>
			<Filter
				label="League"
				value={filter.league}
				onChange={(league) => onChange({ league, team: "" })}
				options={choices.leagues}
			/>
			<Filter
				label="Team"
				value={filter.team}
				onChange={(team) => onChange({ team })}
				options={choices.teams}
			/>
		</>
	);
}
