import { Part } from "#blocks/part.tsx";
import type { League } from "#domain/league/league.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { StandingsTable } from "#ui/team/standings-table.tsx";
import { type LeagueProfile, viewLeague } from "#usecases/league/view-league.ts";
import { idFrom, optionalId, page } from "../page.ts";
import { breadcrumbList } from "../structured-data/breadcrumb-list.ts";
import { SeasonForm } from "./filter-fields.tsx";
import { SeasonLeaders } from "./player/season-leaders.tsx";

/** One competition: its table, games and leaders. */
export const leaguePage = page("/leagues/:id", ["season"], async (scope, params, query) => {
	const id = idFrom(params.id);
	const profile = await viewLeague(scope, { id, seasonId: optionalId(query.season) });
	const { league, season } = profile;
	return {
		title: league.name,
		description: `${league.name}${season === null ? "" : `, ${season.name}`}: standings, games and leaders.`,
		share: {
			about: (place) => [breadcrumbList(crumbsOf(league), place)],
			feed: { what: { of: "league", id: league.id }, title: `Results of ${league.name}` },
		},
		body: <LeagueView profile={profile} />,
	};
});

function LeagueView({ profile }: { profile: LeagueProfile }) {
	const { league, season, seasons, rows, scoreWords, nextGames, latestResults } = profile;
	return (
		<>
			<Breadcrumbs items={crumbsOf(league)} />
			<PageHeader title={league.name} eyebrow={season?.name}>
				<SeasonForm to={`/leagues/${league.id}`} season={season} seasons={seasons} />
			</PageHeader>
			{rows.length === 0 || scoreWords === null ? (
				<EmptyState title="No teams available" picture="standings">
					The table shows here as soon as teams have entered this league.
				</EmptyState>
			) : (
				<Panel title="Standings" isFlush>
					<StandingsTable rows={rows} score={scoreWords} caption={`Standings of ${league.name}`} />
				</Panel>
			)}
			<Games title="Next games" games={nextGames} leagueId={league.id} />
			<Games title="Latest results" games={latestResults} leagueId={league.id} />
			<SeasonLeaders
				pointsPerGame={profile.pointsPerGame}
				threes={profile.threes}
				boards={profile.boards}
			/>
			<SectionLinks />
		</>
	);
}

function crumbsOf({ name }: Pick<League, "name">): Crumb[] {
	return [{ label: "Standings", to: "/teamList" }, { label: name }];
}

type GamesProps = { title: string; games: LeagueProfile["nextGames"]; leagueId: number };

function Games({ title, games, leagueId }: GamesProps) {
	if (games.length === 0) return null;
	return (
		<Part title={title} more={{ label: "All games", to: `/schedule?league=${leagueId}` }}>
			<div className="cards">
				{games.map((game) => (
					<GameCard key={game.id} game={game} isLeagueShown={false} />
				))}
			</div>
		</Part>
	);
}
