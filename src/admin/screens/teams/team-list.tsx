import { useDeferredValue, useMemo, useState } from "react";
import { messages } from "#domain/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { Filter, SearchBox, Toolbar, ToolbarButton, ToolbarEnd } from "../../parts/toolbar.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { filtersHere, useFilter } from "../../parts/use-filter.ts";
import { useSelection } from "../../parts/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { useSay } from "../../shell/messages.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { type Club, clubsIn, clubsMatching, withoutLeague } from "./clubs.ts";
import { type LeagueChoice, leagueChoices } from "./league-choices.ts";
import { TeamCards } from "./team-cards.tsx";
import { TeamDialog } from "./team-dialog.tsx";
import { TeamTable } from "./team-table.tsx";
import { useRemovingTeams } from "./use-removing-teams.ts";

export const teamList = {
	...screen(load, TeamList, { failure: messages.teams.fetchFailed }),
	shouldRevalidate: filtersHere,
};

type TeamListProps = { clubs: Club[]; leagues: LeagueChoice[] };

async function load(): Promise<TeamListProps> {
	const [{ teams }, { seasonsLeagues }] = await Promise.all([
		client.get("/teams"),
		client.get("/seasonsleagues"),
		viewModeLoaded(),
	]);
	return { clubs: clubsIn(teams), leagues: leagueChoices(seasonsLeagues) };
}

/** The teams of the organization, those of the current season first. */
function TeamList({ clubs, leagues }: TeamListProps) {
	const viewMode = useViewMode();
	const say = useSay();
	const { filter, choice } = useFilter(["league"]);
	const edited = useEdited<Club>();
	const [toAssign, setToAssign] = useState<readonly Club[]>([]);
	const { gone, remove } = useRemovingTeams();
	const search = useDeferredValue(filter.search);
	const { league } = filter;
	const shown = useMemo(
		() => clubsMatching(clubs, { search, league }).filter(({ id }) => !gone.has(id)),
		[clubs, search, league, gone],
	);
	const selection = useSelection(shown);
	const chosen = shown.filter(({ id }) => selection.has(id));
	const actions = { onEdit: edited.edit, onDelete: (club: Club) => void remove([club]) };
	const assign = () =>
		chosen.length === 0
			? say({ text: messages.teams.noneSelected, tone: "error" })
			: setToAssign(chosen);
	return (
		<>
			<ScreenHeader
				title="Teams"
				actions={
					<button type="button" className="button" onClick={() => edited.edit("new")}>
						<Icon name="add" />
						Add Team
					</button>
				}
			/>
			<Toolbar>
				<SearchBox label="Search teams" {...choice("search")} />
				<Filter
					label="League"
					{...choice("league")}
					options={[
						{ value: "", label: "All leagues" },
						...leagues,
						{ value: withoutLeague, label: "Without a league" },
					]}
				/>
				<ViewSwitch />
				{viewMode === "table" && (
					<ToolbarEnd>
						<ToolbarButton icon="league" onClick={assign}>
							Assign
						</ToolbarButton>
						<ToolbarButton icon="remove" onClick={() => void remove(chosen)}>
							Delete
						</ToolbarButton>
					</ToolbarEnd>
				)}
			</Toolbar>
			{shown.length === 0 ? (
				<Panel>
					<NoTeams hasSome={clubs.length > 0} />
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<TeamTable clubs={shown} selection={selection} onEdit={edited.edit} />
				</Panel>
			) : (
				<TeamCards clubs={shown} {...actions} />
			)}
			<TeamDialog key={edited.key} club={edited.item} leagues={leagues} {...edited.dialog} />
			<AssignDialog
				clubs={toAssign}
				leagues={leagues}
				isOpen={toAssign.length > 0}
				onClose={() => setToAssign([])}
				onAssigned={selection.clear}
			/>
		</>
	);
}

function NoTeams({ hasSome }: { hasSome: boolean }) {
	return (
		<EmptyState title={messages.teams.noneAvailable} picture={hasSome ? "search" : "players"}>
			{hasSome
				? "No team is called so here. Search for something else, or choose all leagues."
				: "Add your first team, or import a season from your spreadsheets."}
		</EmptyState>
	);
}
