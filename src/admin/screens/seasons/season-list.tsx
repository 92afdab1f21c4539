import { useCallback, useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { SearchBox, Toolbar, ToolbarButton, ToolbarEnd } from "../../parts/toolbar.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { useSelection } from "../../parts/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { SeasonCards } from "./season-cards.tsx";
import { SeasonDialog } from "./season-dialog.tsx";
import { named, type SeasonRow, toSeasonRows } from "./season-rows.ts";
import { SeasonTable } from "./season-table.tsx";
import { useActivating } from "./use-activating.ts";
import { useSeasonRemoving } from "./use-season-removing.ts";

export const seasonList = screen(async () => {
	const [{ seasons }, { seasonsLeagues }] = await Promise.all([
		client.get("/seasonsv2"),
		client.get("/seasonsleagues"),
		viewModeLoaded(),
	]);
	return { seasons: toSeasonRows(seasons, seasonsLeagues) };
}, SeasonList);

/** Fewer are seen at a glance. */
const enoughToSearch = 8;

function SeasonList({ seasons }: { seasons: SeasonRow[] }) {
	const viewMode = useViewMode();
	const edited = useEdited<SeasonRow>();
	const [typed, setTyped] = useState("");
	const { shown, activate } = useActivating(seasons);
	const { gone, removeAll } = useSeasonRemoving(seasons);
	const there = shown.filter(({ id }) => !gone.has(id));
	const found = named(there, useDeferredValue(typed));
	const selection = useSelection(found);
	const actions = {
		onEdit: edited.edit,
		onDelete: useCallback(({ id }: SeasonRow) => removeAll([id]), [removeAll]),
		onSwitch: activate,
	};
	return (
		<>
			<ScreenHeader
				title="Seasons"
				actions={
					<button type="button" className="button" onClick={() => edited.edit("new")}>
						<Icon name="add" />
						Add season
					</button>
				}
			/>
			<Toolbar>
				{seasons.length > enoughToSearch && (
					<SearchBox label="Search seasons" value={typed} onChange={setTyped} />
				)}
				<ViewSwitch />
				{viewMode === "table" && (
					<ToolbarEnd>
						<ToolbarButton icon="remove" onClick={() => removeAll(selection.ids)}>
							Delete
						</ToolbarButton>
					</ToolbarEnd>
				)}
			</Toolbar>
			{found.length === 0 ? (
				<Panel>
					{there.length === 0 ? (
						<EmptyState title="No seasons yet" picture="standings">
							A season holds your leagues, teams and games. Add the first one, or let{" "}
							<Link to="/firstSteps">the first steps</Link> lead you.
						</EmptyState>
					) : (
						<EmptyState title="No season of this name" picture="search" />
					)}
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<SeasonTable seasons={found} selection={selection} {...actions} />
				</Panel>
			) : (
				<SeasonCards seasons={found} {...actions} />
			)}
			<SeasonDialog key={edited.key} season={edited.item} seasons={seasons} {...edited.dialog} />
		</>
	);
}
