import { counted } from "#domain/text/counted.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { FilterForm, TextField } from "#ui/kit/filter-form.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { PlayerList } from "#ui/player/player-list.tsx";
import {
	type PlayerSearch,
	type PlayerSearchResult,
	searchPlayers,
} from "#usecases/player/search-players.ts";
import { optionalId, page } from "../../page.ts";
import { LeagueField, SeasonField, TeamField } from "../filter-fields.tsx";

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
		const of = result.season === null ? "" : `, ${result.season.name}`;
		return {
			title: "Players",
			description: `Players of ${scope.organization.name}${of}: search by name, league and team.`,
			body: <PlayersView result={result} asked={asked} />,
		};
	},
);

type PlayersViewProps = { result: PlayerSearchResult; asked: PlayerSearch };

function PlayersView({ result, asked }: PlayersViewProps) {
	const { season, seasons, leagues, teams, players } = result;
	return (
		<>
			<PageHeader title="Players" eyebrow={season?.name}>
				{season !== null && (
					<FilterForm to="/playerList" label="Search players" hasSearch>
						<TextField
							label="Name"
							name="search"
							value={asked.text ?? ""}
							placeholder="First or last name"
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
	if (!hasSeason) {
		return (
			<EmptyState title="No players yet" picture="players">
				Players show here as soon as the first season begins.
			</EmptyState>
		);
	}
	if (players === null) {
		return (
			<EmptyState title="Who are you looking for?" picture="search">
				Search by name, or choose a league or a team.
			</EmptyState>
		);
	}
	if (players.length === 0) {
		return (
			<EmptyState title="Nobody found" picture="search">
				Try a shorter part of the name, or another league or team.
			</EmptyState>
		);
	}
	return (
		<>
			<h2>{counted(players.length, "player")}</h2>
			<PlayerList items={players} />
		</>
	);
}
