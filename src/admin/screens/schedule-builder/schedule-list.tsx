import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { Filter, Toolbar } from "../../parts/toolbar.tsx";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { type LeagueChoice, leagueChoices } from "./league-choices.ts";
import styles from "./no-games-yet.module.css";
import { ScheduleCards } from "./schedule-cards.tsx";
import { inPlace, type ScheduleRow, toScheduleRows } from "./schedule-rows.ts";
import { ScheduleTable } from "./schedule-table.tsx";
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

/** All schedules, of all leagues or of one in a season (R2.84). */
function ScheduleList({ schedules, leagues }: ScheduleListProps) {
	const viewMode = useViewMode();
	const navigate = useNavigate();
	const [search, setSearch] = useSearchParams();
	const picked = search.get("league") ?? "";
	const { gone, removeOne } = useScheduleRemoving();
	const shown = inPlace(schedules, picked).filter(({ id }) => !gone.has(id));
	const add = `/scheduleBuilder/new${picked === "" ? "" : `?league=${picked}`}`;
	const actions = {
		onEdit: useCallback(
			({ id }: ScheduleRow) => navigate(`/scheduleBuilder/${id}/edit`),
			[navigate],
		),
		onDelete: removeOne,
	};
	return (
		<>
			<ScreenHeader
				title="Schedule Builder"
				actions={
					schedules.length > 0 && (
						<Link to={add} className="button">
							<Icon name="add" />
							New schedule
						</Link>
					)
				}
			/>
			{schedules.length > 0 && (
				<Toolbar>
					<Filter
						label="All leagues"
						value={picked}
						onChange={(league) =>
							setSearch(league === "" ? {} : { league }, { preventScrollReset: true })
						}
						options={[{ value: "", label: "All leagues" }, ...leagues]}
					/>
					<ViewSwitch />
				</Toolbar>
			)}
			{shown.length === 0 ? (
				<Panel>
					<EmptyState
						title={picked === "" ? "No schedules yet" : "No schedule for this league yet"}
					>
						<p>
							Say on which days and at which times you play. Fieldhouse makes the games, as fair as
							they can be, and shows how fair that is. Nobody sees them before you publish.
						</p>
						<p className={styles.next}>
							<Link to={add} className="button">
								Make the first schedule
							</Link>
						</p>
					</EmptyState>
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<ScheduleTable schedules={shown} {...actions} />
				</Panel>
			) : (
				<ScheduleCards schedules={shown} {...actions} />
			)}
		</>
	);
}
