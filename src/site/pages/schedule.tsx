import type { WhoseCalendar } from "#domain/calendar/address.ts";
import { type GameStatus, gameStatuses } from "#domain/game/game.ts";
import { counted } from "#domain/text/counted.ts";
import { isDate } from "#domain/time/calendar.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { AddToCalendar } from "#ui/game/add-to-calendar.tsx";
import { ScheduleTable } from "#ui/game/schedule-table.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { FilterForm, SelectField } from "#ui/kit/filter-form.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import {
	type Schedule,
	type ScheduleFilter,
	viewSchedule,
} from "#usecases/schedule/view-schedule.ts";
import { optionalId, page } from "../page.ts";
import { PrintCode } from "../print-code.tsx";
import { LeagueField, SeasonField, TeamField } from "./filter-fields.tsx";

/** Games by day with filters that are plain GET parameters. */
export const schedulePage = page(
	"/schedule",
	["league", "team", "date", "status", "season"],
	async (scope, _params, query) => {
		const asked: ScheduleFilter = {
			leagueId: optionalId(query.league),
			teamId: optionalId(query.team),
			seasonId: optionalId(query.season),
			// A date or status that nobody offers is none.
			date: query.date !== undefined && isDate(query.date) ? query.date : undefined,
			status: gameStatuses.find((status) => status === query.status),
		};
		const schedule = await viewSchedule(scope, asked);
		const of = schedule.season === null ? "" : `, ${schedule.season.name}`;
		return {
			title: "Schedule",
			description: `Games and results of ${scope.organization.name}${of}.`,
			body: <ScheduleView schedule={schedule} asked={asked} name={scope.organization.name} />,
		};
	},
);

type ScheduleViewProps = { schedule: Schedule; asked: ScheduleFilter };

function ScheduleView({ schedule, asked, name }: ScheduleViewProps & { name: string }) {
	const { season, games, nextDate, byes, changedOn } = schedule;
	const isFiltered = [asked.leagueId, asked.teamId, asked.date, asked.status].some(Boolean);
	return (
		<>
			<PageHeader title="Schedule" eyebrow={season?.name}>
				<ScheduleFilters schedule={schedule} asked={asked} />
			</PageHeader>
			{games.length === 0 ? (
				<EmptyState title="No games available.">
					{isFiltered ? (
						<Link to="/schedule">Show all games</Link>
					) : (
						"Games show here as soon as they are scheduled."
					)}
				</EmptyState>
			) : (
				<Panel
					title={counted(games.length, "game")}
					isFlush
					{...(nextDate === null || games[0]?.date === nextDate
						? {}
						: { aside: <a href={`#day-${nextDate}`}>Go to the next games</a> })}
				>
					<AddToCalendar {...calendarOf(schedule, asked, name)}>
						{changedOn !== null && `Schedule last changed ${formatGameDate(changedOn)}`}
					</AddToCalendar>
					<ScheduleTable
						games={games}
						caption="Games by day"
						isLeagueShown
						byes={byes.map(({ date, league, teams }) => ({
							date,
							leagueName: league.name,
							teams: teams.map((team) => team.name),
						}))}
					/>
				</Panel>
			)}
			<SectionLinks path="/schedule" />
			<PrintCode to="/schedule" />
		</>
	);
}

/** The calendar of what is shown: of the team or league that was chosen, else of all. */
function calendarOf(
	{ teams, leagues }: Schedule,
	asked: ScheduleFilter,
	organization: string,
): { whose: WhoseCalendar; name: string } {
	const team = teams.find(({ id }) => id === asked.teamId);
	if (team !== undefined) return { whose: { of: "team", id: team.id }, name: team.name };
	const league = leagues.find(({ league }) => league.id === asked.leagueId)?.league;
	if (league !== undefined) return { whose: { of: "league", id: league.id }, name: league.name };
	return { whose: { of: "organization" }, name: organization };
}

function ScheduleFilters({ schedule, asked }: ScheduleViewProps) {
	const { season, seasons, leagues, teams, dates, statuses } = schedule;
	if (season === null) return null;
	return (
		<FilterForm to="/schedule" label="Filter games">
			<LeagueField leagueId={asked.leagueId} leagues={leagues} />
			<TeamField teamId={asked.teamId} teams={teams} />
			<SelectField
				label="Date"
				name="date"
				value={asked.date ?? ""}
				all="All Dates"
				options={dates.map((date) => ({ value: date, label: formatGameDate(date) }))}
			/>
			<SelectField
				label="Status"
				name="status"
				value={asked.status ?? ""}
				all="All Games"
				options={statuses.map((status) => ({ value: status, label: statusNames[status] }))}
			/>
			<SeasonField season={season} seasons={seasons} />
		</FilterForm>
	);
}

const statusNames: Record<GameStatus, string> = {
	scheduled: "Scheduled",
	in_progress: "In progress",
	completed: "Completed",
	postponed: "Postponed",
	cancelled: "Cancelled",
	forfeit: "Forfeit",
};
