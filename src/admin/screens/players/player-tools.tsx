import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { Filter, SearchBox } from "../../parts/toolbar.tsx";
import { type filterChoices, noFilter, type PlayerFilter } from "./player-filter.ts";

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
				value={filter.text}
				onChange={(text) => onChange({ text })}
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

/** What the list is narrowed to. A link may say it: ?league=3. */
export function usePlayerFilter() {
	const [address] = useSearchParams();
	const [filter, setFilter] = useState<PlayerFilter>(() => ({
		text: address.get("search") ?? "",
		league: address.get("league") ?? "",
		team: address.get("team") ?? "",
	}));
	const change = useCallback(
		(part: Partial<PlayerFilter>) => setFilter((before) => ({ ...before, ...part })),
		[],
	);
	const showAll = useCallback(() => setFilter(noFilter), []);
	const isFiltered = filter.text.trim() !== "" || filter.league !== "" || filter.team !== "";
	return { filter, change, showAll, isFiltered };
}
