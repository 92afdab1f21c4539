import { naturalOrder } from "#domain/text/natural-order.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Filter, SearchBox, Toolbar } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import { datesOf } from "./days.ts";
import { type GameFilter, statusChoices } from "./filter-games.ts";
import type { ListedGame } from "./listed-game.ts";
import { statusWord } from "./status-words.ts";

type Named = { id: number; name: string };

type GameFiltersProps = {
	seasons: readonly Named[];
	season: Named | null;
	games: readonly ListedGame[];
	filter: GameFilter;
	choose: (name: keyof GameFilter, value: string) => void;
	chooseSeason: (id: string) => void;
};

/** What narrows the list; the choices are those that the season's games have. */
export function GameFilters(props: GameFiltersProps) {
	const { seasons, season, games, filter, choose, chooseSeason } = props;
	const filterFor = (name: keyof GameFilter) => ({
		value: filter[name],
		onChange: (value: string) => choose(name, value),
	});
	return (
		<Toolbar>
			<SearchBox label={words.game.searchGames} {...filterFor("search")} />
			<Filter
				label={words.common.season}
				value={season === null ? "" : String(season.id)}
				onChange={chooseSeason}
				options={optionsOf(seasons)}
			/>
			<Filter
				label={words.common.league}
				{...filterFor("league")}
				options={optionsOf(leaguesIn(games), words.common.allLeagues)}
			/>
			<Filter
				label={words.common.team}
				{...filterFor("team")}
				options={optionsOf(teamsIn(games), words.common.allTeams)}
			/>
			<Filter
				label={words.common.status}
				{...filterFor("status")}
				options={[
					{ value: "", label: words.game.allStatuses },
					...statusChoices.map((value) => ({
						value,
						label: value === "open" ? words.game.withoutAResult : statusWord(value),
					})),
				]}
			/>
			<Filter
				label={words.common.date}
				{...filterFor("date")}
				options={[
					{ value: "", label: words.common.allDates },
					...datesOf(games).map((date) => ({
						value: date,
						label: formatGameDate(date, words.language),
					})),
				]}
			/>
		</Toolbar>
	);
}

function leaguesIn(games: readonly ListedGame[]): Named[] {
	return byName(new Map(games.map(({ league }) => [league.id, league.name])));
}

function teamsIn(games: readonly ListedGame[]): Named[] {
	const teams = games.flatMap(({ home, away }) => [home, away]).filter(({ teamId }) => teamId > 0);
	return byName(new Map(teams.map(({ teamId, name }) => [teamId, name])));
}

function byName(names: ReadonlyMap<number, string>): Named[] {
	const all = [...names].map(([id, name]) => ({ id, name }));
	return all.toSorted((a, b) => naturalOrder(a.name, b.name));
}
