import { useCallback, useState } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router";
import { ago } from "#domain/time/ago.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import type { Column } from "../../../components/list/data-table.tsx";
import { RecordCard } from "../../../components/list/record-card.tsx";
import { RecordList } from "../../../components/list/record-list.tsx";
import { Filter } from "../../../components/list/toolbar.tsx";
import { viewModeLoaded } from "../../../components/list/view-mode.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import styles from "../no-games-yet.module.css";
import { TogetherDialog } from "../together/together-dialog.tsx";
import { type LeagueChoice, leagueChoices } from "./league-choices.ts";
import { spanOf } from "./schedule-dates.ts";
import { inPlace, type ScheduleRow, toScheduleRows } from "./schedule-rows.ts";
import { ScheduleState } from "./schedule-state.tsx";
import tableStyles from "./schedule-table.module.css";
import { useScheduleRemoving } from "./use-schedule-removing.ts";

export const scheduleList = screen(async () => {
	const [{ schedules }, { seasons }, { seasonsLeagues }] = await Promise.all([
		client.get("/schedules"),
		client.get("/seasonsv2"),
		client.get("/seasonsleagues"),
		viewModeLoaded(),
	]);
	return {
		schedules: toScheduleRows(schedules, seasons),
		leagues: leagueChoices(seasons, seasonsLeagues),
	};
}, ScheduleList);

type ScheduleListProps = { schedules: ScheduleRow[]; leagues: LeagueChoice[] };

/** All schedules, of all leagues or of one in a season. */
function ScheduleList({ schedules, leagues }: ScheduleListProps) {
	const navigate = useNavigate();
	const [search, setSearch] = useSearchParams();
	const picked = search.get("league") ?? "";
	const [isTogether, setTogether] = useState(false);
	const { gone, removeOne } = useScheduleRemoving();
	const shown = inPlace(schedules, picked).filter(({ id }) => !gone.has(id));
	const add = `/scheduleBuilder/new${picked === "" ? "" : `?league=${picked}`}`;
	const edit = useCallback(
		({ id }: ScheduleRow) => navigate(`/scheduleBuilder/${id}/edit`),
		[navigate],
	);
	const remove = useCallback(
		(rows: readonly ScheduleRow[]) => rows.forEach(removeOne),
		[removeOne],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.common.scheduleBuilder}
					actions={
						schedules.length > 0 && (
							<>
								{shown.length > 1 && (
									<ActionButton icon="choose" isQuiet onClick={() => setTogether(true)}>
										{words.together.open}
									</ActionButton>
								)}
								<Link to={add} className="button">
									<Icon name="add" />
									{words.schedule.newSchedule}
								</Link>
							</>
						)
					}
				/>
			}
			tools={
				schedules.length === 0 ? null : (
					<Filter
						label={words.common.allLeagues}
						value={picked}
						onChange={(league) =>
							setSearch(league === "" ? {} : { league }, { preventScrollReset: true })
						}
						options={[{ value: "", label: words.common.allLeagues }, ...leagues]}
					/>
				)
			}
			rows={shown}
			caption={words.common.schedules}
			columns={columns}
			card={(schedule, buttons) => (
				<RecordCard
					title={schedule.name}
					to={`/scheduleBuilder/${schedule.id}`}
					badge={<ScheduleState isPublished={schedule.isPublished} />}
					actions={buttons}
				>
					<span>
						{schedule.leagueName}, {schedule.seasonName}
					</span>
					<span>{spanOf(schedule)}</span>
					<span>
						{words.schedule.weeks({ count: schedule.numWeeks })} ·{" "}
						{words.schedule.games({ count: schedule.games })}
					</span>
					{schedule.changedAt !== null && (
						<span>
							{words.schedule.changed} <Ago time={schedule.changedAt} />
						</span>
					)}
				</RecordCard>
			)}
			onEdit={edit}
			onDelete={remove}
			isOneByOne
			empty={
				<EmptyState
					title={
						picked === "" ? words.schedule.noSchedulesYet : words.schedule.noScheduleForThisLeague
					}
				>
					<p>{words.schedule.sayWhenYouPlay}</p>
					<p className={styles.next}>
						<Link to={add} className="button">
							{words.schedule.makeTheFirstSchedule}
						</Link>
					</p>
				</EmptyState>
			}
		>
			<TogetherDialog schedules={shown} isOpen={isTogether} onClose={() => setTogether(false)} />
		</RecordList>
	);
}

const columns: Column<ScheduleRow>[] = [
	{
		name: words.common.schedule,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ id, name }) => <RouterLink to={`/scheduleBuilder/${id}`}>{name}</RouterLink>,
	},
	{
		name: words.common.league,
		sort: ({ leagueName }) => leagueName,
		cell: ({ leagueName, seasonName }) => (
			<span className={tableStyles.league}>
				{leagueName} <span className="soft">{seasonName}</span>
			</span>
		),
	},
	{
		name: words.league.stateColumn,
		sort: ({ isPublished }) => Number(isPublished),
		cell: ({ isPublished }) => <ScheduleState isPublished={isPublished} />,
	},
	{ name: words.common.dates, sort: ({ startDate }) => startDate, cell: spanOf },
	{ name: words.schedule.weeksColumn, isNumber: true, sort: ({ numWeeks }) => numWeeks },
	{ name: words.common.games, isNumber: true, sort: ({ games }) => games },
	{
		name: words.schedule.lastChange,
		sort: ({ changedAt }) => changedAt,
		cell: ({ changedAt }) => changedAt !== null && <Ago time={changedAt} />,
	},
];

function Ago({ time }: { time: string }) {
	return <time dateTime={time}>{ago(time, new Date(), words.language)}</time>;
}
