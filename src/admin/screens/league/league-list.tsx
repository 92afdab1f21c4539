import { useCallback, useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router";
import type { Answered } from "#api/client.ts";
import { messages } from "#domain/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { Filter, SearchBox, Toolbar, ToolbarButton, ToolbarEnd } from "../../parts/toolbar.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { useSelection } from "../../parts/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { named } from "../seasons/season-rows.ts";
import { LeagueCards } from "./league-cards.tsx";
import { LeagueDialog } from "./league-dialog.tsx";
import { type LeagueRow, type Picked, pickedIn, toLeagueRows } from "./league-rows.ts";
import { LeagueTable } from "./league-table.tsx";
import { useLeagueRemoving } from "./use-league-removing.ts";

export type Season = Answered<"GET", "/seasonsv2">["seasons"][number];

export const leagueList = screen(async ({ request }) => {
	const picked = pickedIn(new URL(request.url).searchParams);
	const [{ leagues }, { seasons }] = await Promise.all([
		typeof picked === "string"
			? client.get("/leagues")
			: client.get("/seasonsv2/:seasonId/leagues", picked),
		client.get("/seasonsv2"),
		viewModeLoaded(),
	]);
	return { leagues: toLeagueRows(leagues, seasons, picked), seasons, picked };
}, LeagueList);

type LeagueListProps = { leagues: LeagueRow[]; seasons: Season[]; picked: Picked };

/** All leagues, or those of the season that is picked (R2.144). */
function LeagueList({ leagues, seasons, picked }: LeagueListProps) {
	const viewMode = useViewMode();
	const [, setSearch] = useSearchParams();
	const [typed, setTyped] = useState("");
	const edited = useEdited<LeagueRow>();
	const season = seasonOf(picked, seasons);
	const { gone, removeAll } = useLeagueRemoving(season);
	const there = leagues.filter(({ id }) => !gone.has(id));
	const shown = named(there, useDeferredValue(typed));
	const selection = useSelection(shown);
	const pick = (value: string) =>
		setSearch(value === "" ? {} : { season: value }, { preventScrollReset: true });
	const onDelete = useCallback(({ id }: LeagueRow) => removeAll([id]), [removeAll]);
	const actions = { onEdit: edited.edit, onDelete };
	return (
		<>
			<ScreenHeader
				title="Leagues"
				actions={
					<button type="button" className="button" onClick={() => edited.edit("new")}>
						<Icon name="add" />
						Add league
					</button>
				}
			/>
			<Toolbar>
				<SearchBox label="Search leagues" value={typed} onChange={setTyped} />
				<Filter
					label="Season"
					value={typeof picked === "string" ? picked.replace("all", "") : String(picked.seasonId)}
					onChange={pick}
					options={[
						{ value: "", label: "All seasons" },
						...seasons.map(({ id, name }) => ({ value: String(id), label: name })),
						{ value: "none", label: "Without a season" },
					]}
				/>
				<ViewSwitch />
				{viewMode === "table" && (
					<ToolbarEnd>
						<ToolbarButton icon="remove" onClick={() => removeAll(selection.ids)}>
							Delete
						</ToolbarButton>
					</ToolbarEnd>
				)}
			</Toolbar>
			{shown.length === 0 ? (
				<Panel>
					{there.length === 0 ? (
						<EmptyState title={messages.leagues.noneAvailable} picture="standings">
							{picked === "all"
								? "A league holds the teams that play each other. Add the first one."
								: "Choose another season, or add a league."}
						</EmptyState>
					) : (
						<EmptyState title="No league of this name" picture="search" />
					)}
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<LeagueTable leagues={shown} selection={selection} {...actions} />
				</Panel>
			) : (
				<LeagueCards leagues={shown} {...actions} />
			)}
			<LeagueDialog
				key={edited.key}
				league={edited.item}
				seasons={seasons}
				seasonId={season?.id ?? null}
				{...edited.dialog}
			/>
		</>
	);
}

function seasonOf(picked: Picked, seasons: readonly Season[]): Season | null {
	if (typeof picked === "string") return null;
	return seasons.find(({ id }) => id === picked.seasonId) ?? null;
}
