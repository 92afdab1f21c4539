import { naturalOrder } from "#domain/text/natural-order.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { LinkCard, LinkCards } from "#ui/kit/link-cards.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { recordOf } from "#ui/team/record-text.ts";
import { Star } from "#ui/team/star.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type LeagueStandings,
	type Standings,
	viewStandings,
} from "#usecases/standings/view-standings.ts";
import { optionalId, page } from "../../page.ts";
import { LeagueField, SeasonField } from "../filter-fields.tsx";
import { FilterForm } from "../filter-form.tsx";

/** The teams of a season by their names, league by league, each with its crest and its place. */
export const teamsPage = page("/teams", ["league", "season"], async (scope, _params, query) => {
	const leagueId = optionalId(query.league);
	const standings = await viewStandings(scope, { leagueId, seasonId: optionalId(query.season) });
	const { words, organization } = scope;
	const { name } = organization;
	const season = standings.season?.name;
	return {
		title: words.team.teams,
		description:
			season === undefined
				? words.team.teamsSummary({ name })
				: words.team.teamsSeasonSummary({ name, season }),
		body: <TeamsView standings={standings} leagueId={leagueId} />,
	};
});

type TeamsViewProps = { standings: Standings; leagueId: number | undefined };

function TeamsView({ standings, leagueId }: TeamsViewProps) {
	const { season, seasons, leagues, tables, stages } = standings;
	const words = useWords();
	const filled = tables.filter(({ rows }) => rows.length > 0);
	return (
		<>
			<PageHeader title={words.team.teams} eyebrow={season?.name}>
				{season !== null && (
					<FilterForm to="/teams" label={words.team.choose}>
						<LeagueField leagueId={leagueId} leagues={leagues} />
						<SeasonField season={season} seasons={seasons} />
					</FilterForm>
				)}
			</PageHeader>
			{filled.length === 0 && (
				<EmptyState title={words.standings.noTeams} picture="standings">
					{leagueId !== undefined && tables.length === 0
						? words.standings.leagueNotPlayed
						: words.standings.noneYet}
				</EmptyState>
			)}
			{filled.map(({ seasonLeague: { id, league }, rows }) => (
				<section key={id} className="stack">
					<h2>
						<Link to={`/leagues/${league.id}`}>{league.name}</Link>
					</h2>
					<LeagueTeams rows={rows} />
				</section>
			))}
			<SectionLinks path="/teams" hasPlayoffs={stages.length > 0} />
		</>
	);
}

function LeagueTeams({ rows }: Pick<LeagueStandings, "rows">) {
	const words = useWords();
	const byName = rows.toSorted((a, b) => naturalOrder(a.name, b.name) || a.entryId - b.entryId);
	return (
		<LinkCards>
			{byName.map((row) => (
				<LinkCard
					key={row.entryId}
					to={`/teams/${row.teamId}`}
					picture={<TeamCrest team={row} size="large" />}
					name={<span data-team={row.teamId}>{row.name}</span>}
					beside={<Star team={{ id: row.teamId, name: row.name }} />}
				>
					{row.rank !== null && (
						<span>
							{words.myTeam.rank({ rank: row.rank, teams: rows.length })} · {recordOf(row)}
						</span>
					)}
					{row.withdrawal && <span>{words.table.withdrew}</span>}
				</LinkCard>
			))}
		</LinkCards>
	);
}
