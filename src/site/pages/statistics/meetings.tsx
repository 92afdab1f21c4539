import { sideOf } from "#domain/game/game.ts";
import type { Tally } from "#domain/standings/tally.ts";
import { formatAverage } from "#domain/stats/averages.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { GameGlance, Glances } from "#ui/game/game-glance.tsx";
import { resultFor } from "#ui/game/game-status.ts";
import { ScheduleTable } from "#ui/game/schedule-table.tsx";
import { VersusTable } from "#ui/game/versus-table.tsx";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Link } from "#ui/link.tsx";
import { streakIn } from "#ui/team/standings-table.tsx";
import { useWords } from "#ui/words.tsx";
import { type Meetings, type MeetingsWith, viewMeetings } from "#usecases/team/view-meetings.ts";
import type { Words } from "#words/words.ts";
import { idFrom, optionalId, page } from "../../page.ts";
import { FilterForm, SelectField } from "../filter-form.tsx";

/** Two teams against each other: record, scores, last results. */
export const meetingsPage = page("/teams/:id/versus", ["other"], async (scope, { id }, query) => {
	const meetings = await viewMeetings(scope, { id: idFrom(id), otherId: optionalId(query.other) });
	const { words } = scope;
	const { team, against } = meetings;
	const both = { team: team.name, other: against?.other.name ?? "" };
	return {
		title: against === null ? words.meeting.ofTeam(both) : words.meeting.of(both),
		description: against === null ? words.meeting.ofTeamSummary(both) : words.meeting.summary(both),
		// Each two teams are another page, and a search engine knows their games by themselves.
		isIndexed: against === null,
		body: <MeetingsView meetings={meetings} />,
	};
});

function MeetingsView({ meetings: { team, opponents, against } }: { meetings: Meetings }) {
	const words = useWords();
	const crumbs: Crumb[] = [
		{ label: words.team.teams, to: "/teams" },
		{ label: team.name, to: `/teams/${team.id}` },
		{ label: words.meeting.title },
	];
	return (
		<>
			<Breadcrumbs items={crumbs} />
			<PageHeader
				title={
					against === null
						? words.meeting.ofTeam({ team: team.name })
						: words.meeting.of({ team: team.name, other: against.other.name })
				}
			>
				<FilterForm to={`/teams/${team.id}/versus`} label={words.meeting.choose}>
					<SelectField
						label={words.meeting.against}
						name="other"
						value={against?.other.id ?? ""}
						all={words.meeting.nobody}
						options={opponents.map(({ id, name }) => ({ value: id, label: name }))}
					/>
				</FilterForm>
			</PageHeader>
			{against === null ? (
				<EmptyState title={words.meeting.nobody} picture="search">
					{words.meeting.whom}
				</EmptyState>
			) : (
				<Against team={team} against={against} />
			)}
		</>
	);
}

type AgainstProps = { team: Meetings["team"]; against: MeetingsWith };

function Against({ team, against }: AgainstProps) {
	const { other, games, total, next } = against;
	const words = useWords();
	const entryIds = games.map((game) =>
		sideOf(game, team.id) === "home" ? game.homeEntryId : game.awayEntryId,
	);
	return (
		<>
			{next !== null && (
				<Glances>
					<GameGlance
						label={words.meeting.next}
						game={next}
						side={sideOf(next, team.id) ?? "home"}
					/>
				</Glances>
			)}
			{total === 0 ? (
				<EmptyState title={words.meeting.none}>{words.meeting.noneYet}</EmptyState>
			) : (
				<div className="halves">
					<Panel title={words.meeting.count({ count: total })} isFlush>
						<VersusTable
							game={{ away: team, home: other }}
							names={{
								away: <Link to={`/teams/${team.id}`}>{team.name}</Link>,
								home: <Link to={`/teams/${other.id}`}>{other.name}</Link>,
							}}
							caption={words.meeting.of({ team: team.name, other: other.name })}
							rows={rowsOf(words, { team, against })}
						/>
					</Panel>
					<Panel
						title={
							games.length === total
								? words.meeting.all
								: words.meeting.last({ count: games.length, total })
						}
						isFlush
					>
						<ScheduleTable
							games={games}
							caption={words.meeting.all}
							entryIds={entryIds}
							isLeagueShown
						/>
					</Panel>
				</div>
			)}
		</>
	);
}

function rowsOf(words: Words, { team, against }: AgainstProps) {
	const { tallies, biggest, other } = against;
	const [own, theirs] = tallies;
	const both = (say: (tally: Tally) => string | number) => ({ away: say(own), home: say(theirs) });
	const hasDraws = own.draws > 0;
	const winOf = (index: 0 | 1, id: number) => {
		const game = biggest[index];
		const side = game === null ? null : sideOf(game, id);
		if (game === null || side === null) return "-";
		return <Link to={`/games/${game.id}`}>{resultFor(game, side, words)}</Link>;
	};
	const streak = ({ streak }: Tally) => {
		if (streak === null) return "-";
		return streakIn(words, streak);
	};
	return [
		{ label: words.meeting.wins, ...both(({ wins }) => wins) },
		...(hasDraws ? [{ label: words.meeting.draws, ...both(({ draws }) => draws) }] : []),
		{
			label: words.meeting.scored.short,
			name: words.meeting.scored.name,
			...both(({ pointsFor }) => pointsFor),
		},
		{
			label: words.meeting.perGame.short,
			name: words.meeting.perGame.name,
			...both(({ pointsFor, gamesPlayed }) =>
				withDecimalSign(formatAverage(pointsFor, gamesPlayed), words.language),
			),
		},
		{
			label: words.meeting.home.short,
			name: words.meeting.home.name,
			...both(({ home }) => `${home.wins}-${home.losses}`),
		},
		{
			label: words.meeting.away.short,
			name: words.meeting.away.name,
			...both(({ away }) => `${away.wins}-${away.losses}`),
		},
		{ label: words.meeting.streak, ...both(streak) },
		{ label: words.meeting.biggest, away: winOf(0, team.id), home: winOf(1, other.id) },
	];
}
