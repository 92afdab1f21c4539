import { byDateAndTime } from "#domain/game/game.ts";
import { Link } from "#ui/link.tsx";
import { client } from "../../../client.ts";
import { ExportMenu } from "../../../components/export/export-menu.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { type ListedGame, toListedGame } from "../../game/list/listed-game.ts";
import { LockedSeason } from "../../season/locked-season.tsx";
import { GamesPanel } from "./games-panel.tsx";
import type { ShownSeasonLeague } from "./shown-season-league.ts";
import { type TeamRow, toTeamRows } from "./team-rows.ts";
import { TeamsPanel } from "./teams-panel.tsx";

export const seasonLeague = screen(async ({ params }) => {
	const place = { seasonId: Number(params.seasonId), leagueId: Number(params.leagueId) };
	const [{ season }, { league }, { games }] = await Promise.all([
		client.get("/seasonsv2/:id", { id: place.seasonId }),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/games", place),
	]);
	return {
		season,
		league: { id: league.id, name: league.name },
		teams: toTeamRows(league.teams),
		games: games.map(toListedGame).toSorted(byDateAndTime),
	};
}, SeasonLeague);

type SeasonLeagueProps = ShownSeasonLeague & { teams: TeamRow[]; games: ListedGame[] };

/** A league in one season: its teams by rank, then its games. */
function SeasonLeague({ season, league, teams, games }: SeasonLeagueProps) {
	return (
		<>
			<ScreenHeader
				title={league.name}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: season.name, to: `/dashboard/seasons/${season.id}` },
				]}
				actions={
					<>
						<PublicLink to={`/teamList?season=${season.id}&league=${league.id}`}>
							{words.common.publicStandings}
						</PublicLink>
						<Link
							to={`/dashboard/seasons/${season.id}/leagues/${league.id}/table`}
							className="button button-quiet"
						>
							<Icon name="table" />
							{words.tableRules.title}
						</Link>
						<Link
							to={`/dashboard/seasons/${season.id}/leagues/${league.id}/stages`}
							className="button button-quiet"
						>
							<Icon name="league" />
							{words.stage.title}
						</Link>
						<Link
							to={`/dashboard/seasons/${season.id}/leagues/${league.id}/honors`}
							className="button button-quiet"
						>
							<Icon name="captain" />
							{words.honor.title}
						</Link>
						<Link
							to={`/scheduleBuilder?league=${season.id}-${league.id}`}
							className="button button-quiet"
						>
							<Icon name="schedule" />
							{words.common.schedules}
						</Link>
						<ExportMenu
							seasonId={season.id}
							leagueId={league.id}
							name={`${league.name} ${season.name}`}
						/>
					</>
				}
			/>
			<LockedSeason season={season}>
				<TeamsPanel season={season} league={league} teams={teams} />
			</LockedSeason>
			<GamesPanel season={season} league={league} teams={teams} games={games} />
		</>
	);
}
