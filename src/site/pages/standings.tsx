import { FinalPlaces } from "#ui/honor/final-places.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { AsItStands, StandingsTable } from "#ui/team/standings-table.tsx";
import { TableNote } from "#ui/team/table-note.tsx";
import { useWords } from "#ui/words.tsx";
import type { HonorView } from "#usecases/honor/honor-views.ts";
import {
	type LeagueStandings,
	type Standings,
	viewStandings,
} from "#usecases/standings/view-standings.ts";
import type { Words } from "#words/words.ts";
import { optionalId, page } from "../page.ts";
import { PictureLinks } from "../posters/picture-links.tsx";
import { LeagueField, SeasonField } from "./filter-fields.tsx";
import { FilterForm } from "./filter-form.tsx";
import styles from "./pages.module.css";
import { StageLinks } from "./stage/stage-links.tsx";

/** Path and content differ: the address of the standings is /teamList. */
export const standingsPage = page(
	"/teamList",
	["league", "season"],
	async (scope, _params, query) => {
		const leagueId = optionalId(query.league);
		const standings = await viewStandings(scope, { leagueId, seasonId: optionalId(query.season) });
		const league = standings.leagues.find((one) => one.league.id === leagueId)?.league;
		const { words, organization } = scope;
		return {
			title:
				league === undefined ? words.standings.title : words.standings.of({ name: league.name }),
			description: summary(words, league?.name ?? organization.name, standings.season?.name),
			body: (
				<StandingsView standings={standings} leagueId={leagueId} organizationId={organization.id} />
			),
		};
	},
);

/** "Standings of Monday D1, Fall 2026." */
function summary(words: Words, name: string, season: string | undefined): string {
	return season === undefined
		? words.standings.summary({ name })
		: words.standings.seasonSummary({ name, season });
}

type StandingsViewProps = {
	standings: Standings;
	leagueId: number | undefined;
	organizationId: number;
};

function StandingsView({ standings, leagueId, organizationId }: StandingsViewProps) {
	const { season, seasons, leagues, tables, stages, honors, moves } = standings;
	const words = useWords();
	return (
		<>
			<PageHeader title={words.standings.heading} eyebrow={season?.name}>
				{season !== null && (
					<FilterForm to="/teamList" label={words.standings.choose}>
						<LeagueField leagueId={leagueId} leagues={leagues} />
						<SeasonField season={season} seasons={seasons} />
					</FilterForm>
				)}
			</PageHeader>
			<StageLinks stages={stages} season={season} />
			{tables.length === 0 && (
				<EmptyState title={words.standings.noLeagues} picture="standings">
					{leagueId === undefined ? words.standings.noLeaguesYet : words.standings.leagueNotPlayed}
				</EmptyState>
			)}
			{tables.map((table) => (
				<div
					key={table.seasonLeague.id}
					className={styles.live}
					data-game={`all table ${table.seasonLeague.id}`}
					data-live={moves ?? undefined}
				>
					<LeagueTable
						table={table}
						honors={honors.filter(({ league }) => league.id === table.seasonLeague.league.id)}
						organizationId={organizationId}
					/>
				</div>
			))}
			<SectionLinks path="/teamList" hasPlayoffs={stages.length > 0} />
		</>
	);
}

type LeagueTableProps = {
	table: LeagueStandings;
	honors: readonly HonorView[];
	organizationId: number;
};

function LeagueTable({ table, honors, organizationId }: LeagueTableProps) {
	const { seasonLeague, rows, asItStands, rules, scoreWords, forecast } = table;
	const { league } = seasonLeague;
	const words = useWords();
	return (
		<Panel
			title={league.name}
			isFlush
			aside={<Link to={`/leagues/${league.id}`}>{words.standings.gamesAndLeaders}</Link>}
		>
			<FinalPlaces honors={honors} />
			{rows.length === 0 ? (
				<EmptyState title={words.standings.noTeams} picture="standings">
					{words.standings.noTeamsYet}
				</EmptyState>
			) : (
				<>
					{asItStands !== undefined && (
						<>
							<AsItStands />
							<StandingsTable
								rows={asItStands}
								rules={rules}
								score={scoreWords}
								hasStars
								caption={words.standings.asItStandsOf({ name: league.name })}
							/>
							<h3 className={styles.note}>{words.standings.withoutLive}</h3>
						</>
					)}
					<StandingsTable
						rows={rows}
						rules={rules}
						score={scoreWords}
						forecast={forecast}
						hasStars
						caption={words.standings.of({ name: league.name })}
					/>
					<TableNote table={table} className={styles.note} />
					<PictureLinks organizationId={organizationId} kind="table" id={seasonLeague.id} />
				</>
			)}
		</Panel>
	);
}
