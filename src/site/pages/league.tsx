import { Part } from "#blocks/part.tsx";
import type { League } from "#domain/league/league.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { StandingsTable } from "#ui/team/standings-table.tsx";
import { useWords } from "#ui/words.tsx";
import { type LeagueProfile, viewLeague } from "#usecases/league/view-league.ts";
import type { Words } from "#words/words.ts";
import { idFrom, optionalId, page } from "../page.ts";
import { breadcrumbList } from "../structured-data/breadcrumb-list.ts";
import { SeasonForm } from "./filter-fields.tsx";
import { FollowLink } from "./follow/follow-link.tsx";
import { SeasonLeaders } from "./player/season-leaders.tsx";
import { StageLinks } from "./stage/stage-links.tsx";

/** One competition: its table, games and leaders. */
export const leaguePage = page("/leagues/:id", ["season"], async (scope, params, query) => {
	const id = idFrom(params.id);
	const profile = await viewLeague(scope, { id, seasonId: optionalId(query.season) });
	const { league, season } = profile;
	const { words } = scope;
	const { name } = league;
	return {
		title: name,
		description:
			season === null
				? words.league.summary({ name })
				: words.league.seasonSummary({ name, season: season.name }),
		share: {
			about: (place) => [breadcrumbList(crumbsOf(league, words), place)],
			feed: { what: { of: "league", id: league.id }, title: words.site.resultsOf({ name }) },
		},
		body: <LeagueView profile={profile} />,
	};
});

function LeagueView({ profile }: { profile: LeagueProfile }) {
	const { league, season, seasons, rows, rules, forecast, scoreWords } = profile;
	const { nextGames, latestResults, stages } = profile;
	const words = useWords();
	return (
		<>
			<Breadcrumbs items={crumbsOf(league, words)} />
			<PageHeader title={league.name} eyebrow={season?.name}>
				<div className="stack">
					<FollowLink query={{ league: league.id }} name={league.name} />
					<SeasonForm to={`/leagues/${league.id}`} season={season} seasons={seasons} />
				</div>
			</PageHeader>
			<StageLinks stages={stages} />
			{rows.length === 0 || scoreWords === null ? (
				<EmptyState title={words.standings.noTeams} picture="standings">
					{words.league.noTableYet}
				</EmptyState>
			) : (
				<Panel title={words.standings.title} isFlush>
					<StandingsTable
						rows={rows}
						rules={rules}
						score={scoreWords}
						forecast={forecast}
						hasStars
						caption={words.standings.of({ name: league.name })}
					/>
				</Panel>
			)}
			<Games title={words.game.next} games={nextGames} leagueId={league.id} />
			<Games title={words.game.latest} games={latestResults} leagueId={league.id} />
			<SeasonLeaders
				pointsPerGame={profile.pointsPerGame}
				threes={profile.threes}
				boards={profile.boards}
			/>
			<SectionLinks hasPlayoffs={stages.length > 0} />
		</>
	);
}

function crumbsOf({ name }: Pick<League, "name">, words: Words): Crumb[] {
	return [{ label: words.standings.title, to: "/teamList" }, { label: name }];
}

type GamesProps = { title: string; games: LeagueProfile["nextGames"]; leagueId: number };

function Games({ title, games, leagueId }: GamesProps) {
	const words = useWords();
	if (games.length === 0) return null;
	return (
		<Part
			title={title}
			more={{ label: words.schedule.lengths.all, to: `/schedule?league=${leagueId}` }}
		>
			<div className="cards">
				{games.map((game) => (
					<GameCard key={game.id} game={game} isLeagueShown={false} />
				))}
			</div>
		</Part>
	);
}
