import { type GameWithTeams, sideOf } from "#domain/game/game.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import { formatAverage } from "#domain/stats/averages.ts";
import { shotSplits } from "#domain/stats/shot-splits.ts";
import type { Team } from "#domain/team/team.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { AddToCalendar } from "#ui/game/add-to-calendar.tsx";
import { GameGlance, Glances } from "#ui/game/game-glance.tsx";
import { ScheduleTable } from "#ui/game/schedule-table.tsx";
import { HonorList } from "#ui/honor/honor-list.tsx";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { averageColumns } from "#ui/player/average-columns.ts";
import { RosterTable } from "#ui/player/roster-table.tsx";
import { ShotSplits } from "#ui/player/shot-splits.tsx";
import { type StatProps, Stats } from "#ui/player/stat.tsx";
import { BothSidesTable } from "#ui/ranking/both-sides-table.tsx";
import { CaptainName } from "#ui/team/captain-name.tsx";
import { chanceSentence } from "#ui/team/chance-cell.tsx";
import { FormDots } from "#ui/team/form-dots.tsx";
import { outlookSentence } from "#ui/team/outlook-mark.tsx";
import { RankChart } from "#ui/team/rank-chart.tsx";
import { rankSentence } from "#ui/team/rank-sentence.ts";
import { recordHead, recordOf } from "#ui/team/record-text.ts";
import { StandingsTable } from "#ui/team/standings-table.tsx";
import { Star } from "#ui/team/star.tsx";
import { TeamBanner } from "#ui/team/team-banner.tsx";
import { withdrawalText } from "#ui/team/withdrawal-text.ts";
import { useWords } from "#ui/words.tsx";
import { type HonorView, honorsShown } from "#usecases/honor/honor-views.ts";
import { type RosterPlayer, type TeamProfile, viewTeam } from "#usecases/team/team-profile.ts";
import type { Words } from "#words/words.ts";
import { teamLinkPicture } from "../../link-pictures/link-picture.ts";
import { idFrom, optionalId, page } from "../../page.ts";
import { PrintCode } from "../../print-code.tsx";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { sportsTeam } from "../../structured-data/sports-team.ts";
import { withQuery } from "../../with-query.ts";
import { SeasonForm } from "../filter-fields.tsx";
import { FollowLink } from "../follow/follow-link.tsx";
import styles from "../pages.module.css";

/** A team in a season: banner, schedule, roster, place. */
export const teamPage = page("/teams/:id", ["season"], async (scope, params, query) => {
	const id = idFrom(params.id);
	const profile = await viewTeam(scope, { id, seasonId: optionalId(query.season) });
	const won = await honorsShown(scope, profile.seasons, { teamId: profile.team.id });
	// What a player has won stands with the player.
	const honors = won.filter(({ playerId }) => playerId === null);
	const { words } = scope;
	const { team, places, season } = profile;
	const where = [...places.map(({ entry }) => entry.leagueName), season?.name].filter(Boolean);
	return {
		title: team.name,
		description: words.team.summary({ who: [team.name, ...where].join(", ") }),
		isIndexed: !profile.roster.some(({ player }) => player.isMinor),
		share: {
			// The picture of a link is of the season that the address shows by itself.
			picture: query.season === undefined ? teamLinkPicture(words, profile) : null,
			about: (place) => [sportsTeam(team, place), breadcrumbList(crumbsOf(words, team), place)],
			feed: { what: { of: "team", id: team.id }, title: words.site.resultsOf({ name: team.name }) },
		},
		body: <TeamView profile={profile} honors={honors} />,
	};
});

type TeamViewProps = { profile: TeamProfile; honors: readonly HonorView[] };

function TeamView({ profile, honors }: TeamViewProps) {
	const words = useWords();
	const { team, seasons, season, places, games, next, last, byes, changedOn, roster } = profile;
	const sideIn = (game: GameWithTeams) => sideOf(game, team.id) ?? "home";
	return (
		<>
			<Breadcrumbs items={crumbsOf(words, team)} />
			<TeamBanner
				team={team}
				eyebrow={[season?.name, ...places.map(({ entry }) => entry.leagueName)]
					.filter(Boolean)
					.join(" · ")}
				aside={<Star team={team} isNamed />}
			>
				<TeamNumbers profile={profile} />
			</TeamBanner>
			<HonorList honors={honors} />
			{profile.withdrawals.map((withdrawal) => (
				<p key={withdrawal.date + withdrawal.reason} className="notice">
					{withdrawalText(words, team.name, withdrawal)}
				</p>
			))}
			{(next !== null || last !== null) && (
				<Glances>
					{next !== null && (
						<GameGlance label={words.team.nextGame} game={next} side={sideIn(next)} />
					)}
					{last !== null && (
						<GameGlance label={words.team.lastResult} game={last} side={sideIn(last)} />
					)}
				</Glances>
			)}
			<FollowLink query={{ team: team.id }} name={team.name} />
			<SeasonForm to={`/teams/${team.id}`} season={season} seasons={seasons} />
			<div className="columns">
				<div className="stack">
					<Panel
						title={words.schedule.title}
						isFlush
						aside={<Link to={`/teams/${team.id}/versus`}>{words.meeting.title}</Link>}
					>
						{games.length === 0 ? (
							<EmptyState title={words.schedule.none}>{words.schedule.noneYet}</EmptyState>
						) : (
							<>
								<AddToCalendar whose={{ of: "team", id: team.id }} name={team.name}>
									{changedOn !== null &&
										words.schedule.lastChanged({ date: formatGameDate(changedOn, words.language) })}
								</AddToCalendar>
								<ScheduleTable
									games={games}
									caption={words.team.scheduleOf({ name: team.name })}
									entryIds={places.map(({ entry }) => entry.id)}
									isLeagueShown={places.length > 1}
									byes={byes.map(({ date, league }) => ({
										date,
										leagueName: league.name,
										teams: [],
									}))}
								/>
							</>
						)}
					</Panel>
				</div>
				<div className="stack">
					{places.map((place) => (
						<Place key={place.entry.id} place={place} />
					))}
					<ShotSplits
						name={team.name}
						splits={shotSplits(profile.definitions, profile.totals)}
						league={shotSplits(profile.definitions, profile.leagueTotals)}
					/>
					<BothSidesTable name={team.name} {...profile.bothSides} />
				</div>
			</div>
			<Panel
				title={words.team.roster}
				isFlush
				aside={
					profile.totals.games > 0 && (
						<Link to={withQuery("/statistics/players", { season: season?.id, team: team.id })}>
							{words.statistic.title}
						</Link>
					)
				}
			>
				<RosterTable
					rows={roster.map(toRow)}
					caption={words.team.rosterOf({ name: team.name })}
					definitions={profile.definitions}
					shown={profile.shown}
				/>
			</Panel>
			<PrintCode to={`/teams/${team.id}`} />
		</>
	);
}

function crumbsOf(words: Words, { name }: Pick<Team, "name">): Crumb[] {
	return [{ label: words.team.teams, to: "/teams" }, { label: name }];
}

function TeamNumbers({ profile }: { profile: TeamProfile }) {
	const words = useWords();
	const { places, totals } = profile;
	const [place] = places;
	if (place === undefined) return null;
	const { row, entry, scoreWords } = place;
	const { short, name } = words.sport.scorePerGame[scoreWords.counts];
	const items: (StatProps | false)[] = [
		{
			label: recordHead(words, row).short,
			name: recordHead(words, row).name,
			value: recordOf(row),
		},
		{ label: words.standings.rank, value: row.rank ?? "-" },
		row.form.length > 0 && { label: words.team.lastFive, value: <FormDots form={row.form} /> },
		row.gamesPlayed > 0 && {
			label: short,
			name,
			value: withDecimalSign(formatAverage(row.pointsFor, row.gamesPlayed), words.language),
		},
		...(totals.games > 0 ? averageColumns(words, "team", profile) : []).map(
			({ short, name, read }) => ({
				label: short,
				name,
				value: read(totals),
			}),
		),
	];
	return (
		<>
			<Stats items={items.filter((item) => item !== false)} isOnBar />
			{entry.captainName !== null && (
				<p className={styles.captain}>
					{words.standings.captain} <CaptainName entry={entry} />
				</p>
			)}
		</>
	);
}

/** Where the team stands in its table, and why. */
function Place({ place }: { place: TeamProfile["places"][number] }) {
	const { entry, row, above, rows, rules, forecast, ranks } = place;
	const words = useWords();
	return (
		<Panel
			title={entry.leagueName}
			isFlush
			aside={<Link to={`/leagues/${entry.leagueId}`}>{words.filter.league}</Link>}
		>
			<p className={styles.reason}>
				{row.rank === null ? "" : `${words.team.rank({ rank: row.rank, count: rows.length })} `}
				{rankSentence(words, row, above, place)} {outlookSentence(words, row, forecast)}{" "}
				{chanceSentence(words, row, forecast)}
			</p>
			<RankChart name={row.name} ranks={ranks} count={rows.length} />
			<StandingsTable
				rows={rows}
				rules={rules}
				forecast={forecast}
				caption={words.standings.of({ name: entry.leagueName })}
				currentEntryId={entry.id}
			/>
		</Panel>
	);
}

function toRow({ player, attributes, totals, isCaptain }: RosterPlayer) {
	return {
		player,
		number: attributeNamed(attributes, "Number"),
		position: attributeNamed(attributes, "Position"),
		isCaptain,
		totals: totals.games === 0 ? null : totals,
	};
}
