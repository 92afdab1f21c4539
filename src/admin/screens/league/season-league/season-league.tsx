import { useState } from "react";
import { counts } from "#domain/game/counting.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { Link } from "#ui/link.tsx";
import { client } from "../../../client.ts";
import { ExportMenu } from "../../../components/export/export-menu.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { useAuth } from "../../../shell/auth.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { type ListedGame, toListedGame } from "../../game/list/listed-game.ts";
import { type FeeRules, FeeRulesDialog } from "../../ledger/fee-rules-dialog.tsx";
import { LockedSeason } from "../../season/locked-season.tsx";
import { GamesPanel } from "./games-panel.tsx";
import styles from "./season-league.module.css";
import type { ShownSeasonLeague } from "./shown-season-league.ts";
import { type TeamRow, toTeamRows } from "./team-rows.ts";
import { TeamsPanel } from "./teams-panel.tsx";

export const seasonLeague = screen(async ({ params }) => {
	const place = { seasonId: Number(params.seasonId), leagueId: Number(params.leagueId) };
	const [{ season }, { league }, { games }, { stages }, feeRules] = await Promise.all([
		client.get("/seasonsv2/:id", { id: place.seasonId }),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/games", place),
		client.get("/stages", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/fees", place),
	]);
	const listed = games.map(toListedGame).toSorted(byDateAndTime);
	return {
		season,
		league: { id: league.id, name: league.name },
		teams: toTeamRows(league.teams),
		games: listed,
		hasPlayoffs: stages.length > 0,
		feeRules,
	};
}, SeasonLeague);

type SeasonLeagueProps = ShownSeasonLeague & {
	teams: TeamRow[];
	games: ListedGame[];
	hasPlayoffs: boolean;
	feeRules: FeeRules;
};

/** A league in one season: its teams by rank, then its games. */
function SeasonLeague(props: SeasonLeagueProps) {
	const { season, league, teams, games, hasPlayoffs, feeRules } = props;
	const [isPricing, setPricing] = useState(false);
	const { user } = useAuth();
	const here = `/dashboard/seasons/${season.id}/leagues/${league.id}`;
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
						<Link to={`${here}/table`} className="button button-quiet">
							<Icon name="table" />
							{words.tableRules.title}
						</Link>
						<Link to={`${here}/stages`} className="button button-quiet">
							<Icon name="league" />
							{words.stage.title}
						</Link>
						<Link to={`${here}/honors`} className="button button-quiet">
							<Icon name="captain" />
							{words.honor.title}
						</Link>
						<Link to={`${here}/discipline`} className="button button-quiet">
							<Icon name="cards" />
							{words.discipline.title}
						</Link>
						{user?.role !== "staff" && (
							<QuietButton onClick={() => setPricing(true)}>
								<Icon name="money" />
								{words.ledger.rules}
							</QuietButton>
						)}
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
			{season.lockedAt === undefined && !hasPlayoffs && isAllPlayed(games) && (
				<p className={styles.over}>
					{words.stage.allIsPlayed}
					<Link to={`${here}/stages?plan`} className="button">
						{words.stage.plan}
					</Link>
				</p>
			)}
			<LockedSeason season={season}>
				<TeamsPanel season={season} league={league} teams={teams} />
			</LockedSeason>
			<GamesPanel season={season} league={league} teams={teams} games={games} />
			<FeeRulesDialog
				key={String(isPricing)}
				place={{ seasonId: season.id, leagueId: league.id }}
				rules={feeRules}
				isOpen={isPricing}
				onClose={() => setPricing(false)}
			/>
		</>
	);
}

/** The regular season is over; with a single game it has hardly begun. */
function isAllPlayed(games: readonly ListedGame[]): boolean {
	return games.length > 1 && games.every((game) => game.status === "cancelled" || counts(game));
}
