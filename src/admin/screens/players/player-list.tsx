import { useCallback, useDeferredValue, useMemo } from "react";
import { messages } from "#domain/messages.ts";
import { counted } from "#domain/text/counted.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { ExportButton } from "../../parts/export-button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { playerRows } from "../../parts/season-exports.ts";
import { Toolbar, ToolbarButton, ToolbarEnd } from "../../parts/toolbar.tsx";
import { useEdited } from "../../parts/use-edited.ts";
import { filtersHere, useFilter } from "../../parts/use-filter.ts";
import { useRemoving } from "../../parts/use-removing.ts";
import { useSelection } from "../../parts/use-selection.ts";
import { useViewMode, viewModeLoaded } from "../../parts/view-mode.ts";
import { ViewSwitch } from "../../parts/view-switch.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { type ListedPlayer, toListedPlayers, toSeason } from "./listed-player.ts";
import { PlayerCards } from "./player-cards.tsx";
import { PlayerDialog } from "./player-dialog.tsx";
import { filterChoices, filterPlayers } from "./player-filter.ts";
import { PlayerTable } from "./player-table.tsx";
import { PlayerTools } from "./player-tools.tsx";
import { type TeamChoice, teamChoices } from "./team-choices.ts";

export const playerList = {
	...screen(load, PlayerList, { failure: messages.teams.fetchFailed }),
	shouldRevalidate: filtersHere,
};

type PlayerListProps = { players: ListedPlayer[]; teams: TeamChoice[] };

async function load(): Promise<PlayerListProps> {
	const [{ players }, { seasons }, { teamLeagues }] = await Promise.all([
		client.get("/playersv2"),
		client.get("/seasonsv2"),
		client.get("/teamLeague"),
		viewModeLoaded(),
	]);
	const known = seasons.map(toSeason);
	return {
		players: toListedPlayers(players, known),
		teams: teamChoices(teamLeagues, known),
	};
}

function PlayerList({ players, teams }: PlayerListProps) {
	const viewMode = useViewMode();
	const edited = useEdited<ListedPlayer>();
	const { gone, remove } = useRemoving();
	const { filter, isNarrowed, change, clear } = useFilter(["league", "team"]);
	const there = useMemo(() => players.filter(({ id }) => !gone.has(id)), [players, gone]);
	const choices = useMemo(() => filterChoices(there, filter.league), [there, filter.league]);
	// Typing never waits for the list: it follows when there is time.
	const search = useDeferredValue(filter.search);
	const { league, team } = filter;
	const shown = useMemo(
		() => filterPlayers(there, { search, league, team }),
		[there, search, league, team],
	);
	const selection = useSelection(shown);

	const removeAll = useCallback(
		(ids: readonly number[]) =>
			remove({
				ids,
				none: messages.players.noneSelected,
				ask: {
					title: ids.length === 1 ? "Delete player" : `Delete ${ids.length} players`,
					text: messages.players.confirmDelete,
					yes: "Delete",
					tone: "danger",
				},
				remove: (id) => client.del("/players/:id", { id }),
				done: ids.length === 1 ? "Player deleted" : `${ids.length} players deleted`,
				failure: "Failed to delete player",
			}),
		[remove],
	);
	const onDelete = useCallback((player: ListedPlayer) => void removeAll([player.id]), [removeAll]);
	const list = { players: shown, onEdit: edited.edit, onDelete };

	return (
		<>
			<ScreenHeader
				title="Players"
				actions={
					<>
						<ExportButton of={["players"]} rows={playerRows} />
						<button type="button" className="button" onClick={() => edited.edit("new")}>
							<Icon name="add" />
							Add player
						</button>
					</>
				}
			>
				<p role="status">{countOf(shown.length, there.length)}</p>
			</ScreenHeader>
			<Toolbar>
				<PlayerTools filter={filter} choices={choices} onChange={change} />
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
					{isNarrowed ? (
						<EmptyState title="Nobody found" picture="search">
							<button type="button" className="button button-quiet" onClick={clear}>
								Show all players
							</button>
						</EmptyState>
					) : (
						<EmptyState title="No players yet" picture="players">
							Add the first one, or import a season from a spreadsheet.
						</EmptyState>
					)}
				</Panel>
			) : viewMode === "table" ? (
				<Panel isFlush>
					<PlayerTable selection={selection} {...list} />
				</Panel>
			) : (
				<PlayerCards {...list} />
			)}
			<PlayerDialog key={edited.key} player={edited.item} teams={teams} {...edited.dialog} />
		</>
	);
}

function countOf(shown: number, all: number): string {
	const players = counted(all, "player");
	return shown === all ? players : `${shown} of ${players}`;
}
