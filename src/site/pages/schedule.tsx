import type { ReactNode } from "react";
import type { WhoseCalendar } from "#domain/calendar/address.ts";
import { gameStatuses } from "#domain/game/game.ts";
import { lengths } from "#domain/game/stretch.ts";
import { isDate } from "#domain/time/calendar.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { AddToCalendar } from "#ui/game/add-to-calendar.tsx";
import { ScheduleTable } from "#ui/game/schedule-table.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type SchedulePage,
	type SchedulePageAsked,
	viewSchedulePage,
} from "#usecases/schedule/schedule-page.ts";
import { isPlayed } from "#usecases/season/next-and-latest.ts";
import { listShownPictures } from "#usecases/season/season-gallery.ts";
import { optionalId, page } from "../page.ts";
import { PictureLinks } from "../posters/picture-links.tsx";
import { PrintCode } from "../print-code.tsx";
import { LeagueField, SeasonField, TeamField } from "./filter-fields.tsx";
import { FilterForm, SelectField } from "./filter-form.tsx";
import { LengthLinks, stretchTitle, Turn } from "./schedule-pages.tsx";
import { NewestPictures } from "./season-pictures.tsx";

/** Games by day, opened at today, with filters that are plain GET parameters. */
export const schedulePage = page(
	"/schedule",
	["league", "team", "date", "status", "season", "by", "on"],
	async (scope, _params, query) => {
		const asked: SchedulePageAsked = {
			leagueId: optionalId(query.league),
			teamId: optionalId(query.team),
			seasonId: optionalId(query.season),
			// A date, length or status that nobody offers is none.
			date: dateFrom(query.date),
			on: dateFrom(query.on),
			length: lengths.find((length) => length === query.by),
			status: gameStatuses.find((status) => status === query.status),
		};
		const schedule = await viewSchedulePage(scope, asked);
		const pictures =
			schedule.season === null
				? { own: [], games: [] }
				: await listShownPictures(scope, schedule.season.id);
		const { words, organization } = scope;
		const { name } = organization;
		const season = schedule.season?.name;
		return {
			title: words.schedule.title,
			description:
				season === undefined
					? words.schedule.summary({ name })
					: words.schedule.seasonSummary({ name, season }),
			body: (
				<ScheduleView schedule={schedule} asked={asked} name={name}>
					{roundOf(schedule, asked) !== undefined && (
						<PictureLinks
							organizationId={organization.id}
							kind="round"
							id={roundOf(schedule, asked) ?? 0}
						/>
					)}
					{schedule.season !== null && (
						<NewestPictures season={schedule.season.id} pictures={pictures} />
					)}
				</ScheduleView>
			),
		};
	},
);

/** The season-league whose last evening is meant: the one that was chosen, or the only one that has played. */
function roundOf({ leagues, games }: SchedulePage, { leagueId }: SchedulePageAsked) {
	if (!games.some(isPlayed)) return undefined;
	const chosen =
		leagueId === undefined ? leagues : leagues.filter((one) => one.league.id === leagueId);
	return chosen.length === 1 ? chosen[0]?.id : undefined;
}

function dateFrom(text: string | undefined): string | undefined {
	return text !== undefined && isDate(text) ? text : undefined;
}

type ScheduleViewProps = { schedule: SchedulePage; asked: SchedulePageAsked };

function ScheduleView({
	schedule,
	asked,
	name,
	children,
}: ScheduleViewProps & { name: string; children: ReactNode }) {
	const { season, games, waiting, byes, total, stretch, changedOn } = schedule;
	const words = useWords();
	return (
		<>
			<PageHeader title={words.schedule.title} eyebrow={season?.name}>
				<ScheduleFilters schedule={schedule} asked={asked} />
			</PageHeader>
			{total === 0 ? (
				<NoGames asked={asked} />
			) : (
				<Panel
					title={
						stretch === null
							? words.game.count({ count: total })
							: stretchTitle(schedule.length, stretch, words.language)
					}
					isFlush
					aside={<LengthLinks schedule={schedule} asked={asked} />}
				>
					<Turn schedule={schedule} asked={asked} />
					<AddToCalendar {...calendarOf(schedule, asked, name)}>
						{changedOn !== null &&
							words.schedule.lastChanged({ date: formatGameDate(changedOn, words.language) })}
					</AddToCalendar>
					{games.length + waiting.length + byes.length === 0 ? (
						<NoGames asked={asked} />
					) : (
						<ScheduleTable
							games={games}
							waiting={waiting}
							caption={words.schedule.byDay}
							isLeagueShown
							byes={byes.map(({ date, league, teams }) => ({
								date,
								leagueName: league.name,
								teams: teams.map((team) => team.name),
							}))}
						/>
					)}
					{games.length + waiting.length > 5 && <Turn schedule={schedule} asked={asked} isAgain />}
				</Panel>
			)}
			{children}
			<SectionLinks path="/schedule" />
			<PrintCode to="/schedule" />
		</>
	);
}

function NoGames({ asked }: Pick<ScheduleViewProps, "asked">) {
	const words = useWords();
	const isFiltered = [asked.leagueId, asked.teamId, asked.date, asked.status].some(Boolean);
	return (
		<EmptyState title={words.schedule.none}>
			{isFiltered ? <Link to="/schedule">{words.schedule.showAll}</Link> : words.schedule.noneYet}
		</EmptyState>
	);
}

/** The calendar of what is shown: of the team or league that was chosen, else of all. */
function calendarOf(
	{ teams, leagues }: SchedulePage,
	asked: SchedulePageAsked,
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
	const words = useWords();
	if (season === null) return null;
	return (
		<FilterForm to="/schedule" label={words.schedule.filter} isRow>
			{asked.length !== undefined && <input type="hidden" name="by" value={asked.length} />}
			{asked.on !== undefined && <input type="hidden" name="on" value={asked.on} />}
			<LeagueField leagueId={asked.leagueId} leagues={leagues} />
			<TeamField teamId={asked.teamId} teams={teams} />
			<SelectField
				label={words.schedule.date}
				name="date"
				value={asked.date ?? ""}
				all={words.schedule.allDates}
				options={dates.map((date) => ({
					value: date,
					label: formatGameDate(date, words.language),
				}))}
			/>
			<SelectField
				label={words.schedule.status}
				name="status"
				value={asked.status ?? ""}
				all={words.schedule.allGames}
				options={statuses.map((status) => ({
					value: status,
					label: words.schedule.statuses[status],
				}))}
			/>
			<SeasonField season={season} seasons={seasons} />
		</FilterForm>
	);
}
