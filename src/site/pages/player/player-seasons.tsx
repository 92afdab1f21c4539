import { fullName } from "#domain/player/player.ts";
import { attributeNamed, otherAttributes } from "#domain/player/visible-attributes.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { AveragesTable } from "#ui/player/averages-table.tsx";
import { PlayerHeader } from "#ui/player/player-header.tsx";
import { StatsTable } from "#ui/player/stats-table.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type PlayerSeason,
	type PlayerSeasons,
	viewPlayerSeasons,
} from "#usecases/player/view-player-seasons.ts";
import { idFrom, page } from "../../page.ts";
import styles from "../pages.module.css";
import { PlayerTabs } from "./player-tabs.tsx";

/** All seasons of a player: a row for each season and team, and the career. */
export const playerSeasonsPage = page("/player/:id/stats", [], async (scope, { id }) => {
	const seasons = await viewPlayerSeasons(scope, { id: idFrom(id) });
	const name = fullName(seasons.player);
	const { words, organization } = scope;
	return {
		title: words.player.allSeasonsOf({ name }),
		description: words.player.seasonBySeason({ name, organization: organization.name }),
		isIndexed: !seasons.player.isMinor,
		body: <PlayerSeasonsView seasons={seasons} />,
	};
});

function PlayerSeasonsView({ seasons }: { seasons: PlayerSeasons }) {
	const words = useWords();
	const { player, attributes, rows, career, playoffs, definitions, shown } = seasons;
	const name = fullName(player);
	return (
		<>
			<PlayerHeader
				player={player}
				number={attributeNamed(attributes, "Number")}
				position={attributeNamed(attributes, "Position")}
				teams={seasons.teams}
				season={words.player.allSeasons}
				attributes={otherAttributes(attributes)}
				totals={career}
				definitions={definitions}
				shown={shown}
			/>
			<PlayerTabs playerId={player.id} current="career" />
			{rows.length === 0 ? (
				<EmptyState title={words.player.noSeasons} picture="players">
					{words.player.noSeasonsYet({ name })}
				</EmptyState>
			) : (
				<>
					<Sums of={seasons} about={seasons} />
					{playoffs.rows.length > 0 && (
						<Sums of={playoffs} about={seasons} phase={words.filter.phases.playoffs} />
					)}
				</>
			)}
		</>
	);
}

type SumsProps = {
	of: Pick<PlayerSeasons, "rows" | "career">;
	about: PlayerSeasons;
	/** Said where it is not the regular season. */
	phase?: string;
};

/** What a player did a game and in all, season by season. */
function Sums({ of: { rows, career }, about, phase }: SumsProps) {
	const words = useWords();
	const { player, definitions, shown } = about;
	const name = fullName(player);
	const titled = (title: string) => [title, phase].filter(Boolean).join(", ");
	return (
		<>
			<Panel title={titled(words.player.averages)} isFlush>
				<AveragesTable
					caption={titled(words.player.averagesOf({ name }))}
					rows={rows.map(toRow)}
					career={career}
					definitions={definitions}
					shown={shown}
				/>
			</Panel>
			<Panel title={titled(words.player.totals)} isFlush>
				<StatsTable
					caption={titled(words.player.totalsOf({ name }))}
					heading={words.filter.season}
					groups={[{ rows: rows.map(toRow) }]}
					definitions={definitions}
					shown={shown}
					total={{ heading: words.player.career, totals: career, isTeam: false }}
					hasGames
				/>
			</Panel>
		</>
	);
}

function toRow(row: PlayerSeason) {
	const key = `${row.season.id}-${row.team.id}`;
	return { key, heading: <SeasonName row={row} />, totals: row.totals };
}

function SeasonName({ row: { season, team } }: { row: PlayerSeason }) {
	return (
		<span className={styles.game}>
			<span className={styles.opponent}>{season.name}</span>
			<span className={styles.when}>
				<Link to={`/teams/${team.id}?season=${season.id}`}>{team.name}</Link>
			</span>
		</span>
	);
}
