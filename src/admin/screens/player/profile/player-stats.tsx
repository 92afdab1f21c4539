import { fullName } from "#domain/player/player.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { AveragesTable } from "#ui/player/averages-table.tsx";
import { StatsTable } from "#ui/player/stats-table.tsx";
import { client } from "../../../client.ts";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { toPlayer } from "../listed-player.ts";
import { HiddenStatistics } from "./hidden-statistics.tsx";
import { type PlayerSeason, type Profile, seasonsOf, statisticsOf } from "./player-numbers.ts";
import styles from "./player-season.module.css";
import { PlayerTabs } from "./player-tabs.tsx";

/** All seasons of a player: a row a season and team, and the career. */
export const playerStats = screen(
	async ({ params }) => ({
		profile: await client.get("/playersv2/:id/basic", {
			id: Number(params.playerId),
			scope: "all",
		}),
	}),
	PlayerStats,
	{ failure: words.messages.teams.fetchFailed },
);

function PlayerStats({ profile }: { profile: Profile }) {
	const player = toPlayer(profile.player);
	const name = fullName(player);
	const statistics = statisticsOf(profile);
	const { rows, career } = seasonsOf(profile);
	const tableRows = rows.map((row) => ({
		key: row.team.id,
		heading: <SeasonName playerId={player.id} row={row} />,
		totals: row.totals,
	}));
	return (
		<>
			<ScreenHeader
				title={name}
				crumbs={[{ label: words.common.players, to: "/dashboard/players" }]}
				picture={<Avatar player={player} size="medium" />}
				actions={
					<PublicLink to={`/player/${player.id}/stats`}>{words.common.publicPage}</PublicLink>
				}
			>
				{words.common.allSeasons}
			</ScreenHeader>
			<PlayerTabs playerId={player.id} current="career" />
			{rows.length === 0 ? (
				<Panel>
					<EmptyState title={words.common.noSeasonsYet} picture="players">
						{words.player.seasonsShowHere({ name })}
					</EmptyState>
				</Panel>
			) : (
				<>
					<Panel title={words.player.averages} isFlush>
						<AveragesTable
							caption={words.player.averagesOf({ name })}
							rows={tableRows}
							career={career}
							definitions={statistics.definitions}
							shown={statistics.shown}
						/>
					</Panel>
					<Panel title={words.player.totals} isFlush>
						<StatsTable
							caption={words.player.totalsOf({ name })}
							heading={words.common.season}
							groups={[{ rows: tableRows }]}
							definitions={statistics.definitions}
							shown={statistics.shown}
							total={{ heading: words.player.career, totals: career, isTeam: false }}
							hasGames
						/>
						<HiddenStatistics of={statistics} />
					</Panel>
				</>
			)}
		</>
	);
}

type SeasonNameProps = { playerId: number; row: PlayerSeason };

function SeasonName({ playerId, row: { team } }: SeasonNameProps) {
	return (
		<Link to={`/dashboard/players/${playerId}?season=${team.seasonId}`} className={styles.game}>
			<span className={styles.opponent}>{team.season.name}</span>
			<span className={styles.when}>{team.team.name}</span>
		</Link>
	);
}
