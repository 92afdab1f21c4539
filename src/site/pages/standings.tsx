import { explainRank } from "#domain/standings/explain-rank.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { FilterForm } from "#ui/kit/filter-form.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { StandingsTable } from "#ui/team/standings-table.tsx";
import {
	type LeagueStandings,
	type Standings,
	viewStandings,
} from "#usecases/standings/view-standings.ts";
import { optionalId, page } from "../page.ts";
import { LeagueField, SeasonField } from "./filter-fields.tsx";
import styles from "./pages.module.css";

/** Path and content differ: the address of the standings is /teamList. */
export const standingsPage = page(
	"/teamList",
	["league", "season"],
	async (scope, _params, query) => {
		const leagueId = optionalId(query.league);
		const standings = await viewStandings(scope, { leagueId, seasonId: optionalId(query.season) });
		const league = standings.leagues.find((one) => one.league.id === leagueId)?.league;
		return {
			title: league === undefined ? "Standings" : `Standings of ${league.name}`,
			description: inWords(scope.organization.name, league?.name, standings.season?.name),
			body: <StandingsView standings={standings} leagueId={leagueId} />,
		};
	},
);

/** "Standings of Monday D1, Fall 2026." */
function inWords(organization: string, league: string | undefined, season: string | undefined) {
	const what = `Standings of ${league ?? organization}`;
	return season === undefined ? `${what}.` : `${what}, ${season}.`;
}

type StandingsViewProps = { standings: Standings; leagueId: number | undefined };

function StandingsView({ standings, leagueId }: StandingsViewProps) {
	const { season, seasons, leagues, tables } = standings;
	return (
		<>
			<PageHeader title="STANDINGS" eyebrow={season?.name}>
				{season !== null && (
					<FilterForm to="/teamList" label="Choose standings">
						<LeagueField leagueId={leagueId} leagues={leagues} />
						<SeasonField season={season} seasons={seasons} />
					</FilterForm>
				)}
			</PageHeader>
			{tables.length === 0 && (
				<EmptyState title="No leagues available" picture="standings">
					{leagueId === undefined
						? "The standings show here as soon as a season has leagues and teams."
						: "This league is not played in this season."}
				</EmptyState>
			)}
			{tables.map((table) => (
				<LeagueTable key={table.seasonLeague.id} table={table} />
			))}
			<SectionLinks path="/teamList" />
		</>
	);
}

function LeagueTable({ table: { seasonLeague, rows } }: { table: LeagueStandings }) {
	const { league } = seasonLeague;
	return (
		<Panel
			title={league.name}
			isFlush
			aside={<Link to={`/leagues/${league.id}`}>Games and leaders</Link>}
		>
			{rows.length === 0 ? (
				<EmptyState title="No teams available" picture="standings">
					Teams show here as soon as they have entered this league.
				</EmptyState>
			) : (
				<>
					<StandingsTable rows={rows} caption={`Standings of ${league.name}`} />
					<RankNote rows={rows} />
				</>
			)}
		</Panel>
	);
}

/** Answers "why are we third?" for every team, and says the rule. */
function RankNote({ rows }: Pick<LeagueStandings, "rows">) {
	return (
		<details className={styles.note}>
			<summary>How ranks are made</summary>
			<p>
				Teams rank by win share (PCT), then by fewer losses, then by more wins. Teams that are level
				in all three share a rank.
			</p>
			<ol>
				{rows.map((row, index) => (
					<li key={row.entryId}>{explainRank(row, rows[index - 1] ?? null)}</li>
				))}
			</ol>
		</details>
	);
}
