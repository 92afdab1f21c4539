import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { PlayerList } from "#ui/player/player-list.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type PlayerSearch,
	type PlayerSearchResult,
	searchPlayers,
} from "#usecases/player/search-players.ts";
import { optionalId, page } from "../../page.ts";
import { LeagueField, SeasonField, TeamField } from "../filter-fields.tsx";
import { FilterForm, TextField } from "../filter-form.tsx";

/** More is not looked for, so that no address makes the server compare books. */
const longestSearch = 100;

/** Search for players; nobody is listed before something is asked (rule `search-before-list`). */
export const playersPage = page(
	"/playerList",
	["search", "league", "team", "season"],
	async (scope, _params, query) => {
		const asked: PlayerSearch = {
			text: query.search?.slice(0, longestSearch),
			leagueId: optionalId(query.league),
			teamId: optionalId(query.team),
			seasonId: optionalId(query.season),
		};
		const result = await searchPlayers(scope, asked);
		const { words, organization } = scope;
		const { name } = organization;
		const season = result.season?.name;
		return {
			title: words.player.title,
			description:
				season === undefined
					? words.player.summary({ name })
					: words.player.seasonSummary({ name, season }),
			body: <PlayersView result={result} asked={asked} />,
		};
	},
);

type PlayersViewProps = { result: PlayerSearchResult; asked: PlayerSearch };

function PlayersView({ result, asked }: PlayersViewProps) {
	const { season, seasons, leagues, teams, players } = result;
	const words = useWords();
	return (
		<>
			<PageHeader title={words.player.title} eyebrow={season?.name}>
				{season !== null && (
					<FilterForm to="/playerList" label={words.player.search} hasSearch>
						<TextField
							label={words.player.name}
							name="search"
							value={asked.text ?? ""}
							placeholder={words.player.namePlaceholder}
						/>
						<LeagueField leagueId={asked.leagueId} leagues={leagues} />
						<TeamField teamId={asked.teamId} teams={teams} />
						<SeasonField season={season} seasons={seasons} />
					</FilterForm>
				)}
			</PageHeader>
			<Found players={players} hasSeason={season !== null} />
			<SectionLinks path="/playerList" />
		</>
	);
}

type FoundProps = { players: PlayerSearchResult["players"]; hasSeason: boolean };

function Found({ players, hasSeason }: FoundProps) {
	const words = useWords();
	if (!hasSeason) {
		return (
			<EmptyState title={words.player.none} picture="players">
				{words.player.noneYet}
			</EmptyState>
		);
	}
	if (players === null) {
		return (
			<EmptyState title={words.player.whom} picture="search">
				{words.player.howToSearch}
			</EmptyState>
		);
	}
	if (players.length === 0) {
		return (
			<EmptyState title={words.player.nobodyFound} picture="search">
				{words.player.searchAgain}
			</EmptyState>
		);
	}
	return (
		<>
			<h2>{words.player.count({ count: players.length })}</h2>
			<PlayerList items={players} />
		</>
	);
}
