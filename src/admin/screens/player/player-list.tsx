import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import { Avatar } from "#ui/kit/avatar.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { ExportButton } from "../../components/export/export-button.tsx";
import { playerRows } from "../../components/export/season-exports.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { Filter, SearchBox } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { filtersHere, useFilter } from "../../components/list/use-filter.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import {
	type ListedPlayer,
	type TeamOfPlayer,
	toListedPlayers,
	toSeason,
} from "./listed-player.ts";
import { PlayerDialog } from "./player-dialog.tsx";
import { filterChoices, filterPlayers } from "./player-filter.ts";
import styles from "./players.module.css";
import { type TeamChoice, teamChoices } from "./team-choices.ts";

export const playerList = {
	...screen(load, PlayerList, { failure: words.messages.teams.fetchFailed }),
	shouldRevalidate: filtersHere,
};

type PlayerListProps = { players: ListedPlayer[]; teams: TeamChoice[] };

async function load(): Promise<PlayerListProps> {
	const [{ players }, { seasons }, { teamLeagues }] = await Promise.all([
		client.get("/players/list"),
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
	const edited = useEdited<ListedPlayer>();
	const { gone, remove } = useRemoving();
	const { filter, isNarrowed, change, choice, clear } = useFilter(["league", "team"]);
	const there = useMemo(() => players.filter(({ id }) => !gone.has(id)), [players, gone]);
	const choices = useMemo(() => filterChoices(there, filter.league), [there, filter.league]);
	// Typing never waits for the list: it follows when there is time.
	const search = useDeferredValue(filter.search);
	const { league, team } = filter;
	const shown = useMemo(
		() => filterPlayers(there, { search, league, team }),
		[there, search, league, team],
	);

	const removeAll = useCallback(
		(chosen: readonly ListedPlayer[]) =>
			remove({
				ids: chosen.map(({ id }) => id),
				none: words.messages.players.noneSelected,
				ask: {
					title:
						chosen.length === 1
							? words.player.deletePlayer
							: words.player.deletePlayers({ count: chosen.length }),
					text:
						chosen.length === 1
							? `${words.messages.players.confirmDelete} ${chosen[0]?.name ?? ""}.`
							: words.player.deleteThesePlayers({ count: chosen.length }),
					detail: words.player.numbersGoWithThem({
						comesBack: words.common.youCanBringItBack({ count: chosen.length }),
					}),
					yes: words.common.delete,
					tone: "danger",
				},
				remove: (id) => client.del("/players/:id", { id }),
				done:
					chosen.length === 1
						? words.player.playerDeleted
						: words.player.playersDeleted({ count: chosen.length }),
				failure: words.player.failedToDeletePlayer,
			}),
		[remove],
	);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.common.players}
					actions={
						<>
							<ExportButton of={["players"]} rows={playerRows} />
							<ActionButton icon="add" onClick={() => edited.edit("new")}>
								{words.common.addPlayer}
							</ActionButton>
						</>
					}
				>
					<p role="status">{countOf(shown.length, there.length)}</p>
				</ScreenHeader>
			}
			tools={
				<>
					<SearchBox label={words.player.searchPlayers} {...choice("search")} />
					<Filter
						label={words.common.league}
						value={league}
						onChange={(league) => change({ league, team: "" })}
						options={choices.leagues}
					/>
					<Filter label={words.common.team} {...choice("team")} options={choices.teams} />
				</>
			}
			rows={shown}
			caption={words.player.playersOfTheOrganization}
			columns={columns}
			card={cardOf}
			cardsClass={styles.cards}
			onEdit={edited.edit}
			onDelete={removeAll}
			empty={
				isNarrowed ? (
					<EmptyState title={words.player.nobodyFound} picture="search">
						<QuietButton onClick={clear}>{words.player.showAllPlayers}</QuietButton>
					</EmptyState>
				) : (
					<EmptyState title={words.common.noPlayersYet} picture="players">
						{words.player.addTheFirstOneOr}
					</EmptyState>
				)
			}
		>
			<PlayerDialog key={edited.key} player={edited.item} teams={teams} {...edited.dialog} />
		</RecordList>
	);
}

const columns: Column<ListedPlayer>[] = [
	{
		name: words.common.player,
		isTitle: true,
		sort: ({ name }) => name,
		cell: ({ id, name, player }) => (
			<Link to={`/dashboard/players/${id}`} className={styles.person}>
				<Avatar player={player} />
				<span>{name}</span>
			</Link>
		),
	},
	{
		name: words.common.team,
		sort: ({ places }) => places[0]?.team.name ?? null,
		cell: ({ places, formerSeason }) => (
			<Names of={places} name="team" note={formerSeason} none={words.common.noTeam} />
		),
	},
	{
		name: words.common.league,
		sort: ({ places }) => places[0]?.league.name ?? null,
		cell: ({ places }) => <Names of={places} name="league" none="-" />,
	},
	{ name: words.common.number, isNumber: true, sort: ({ number }) => number },
	{ name: words.common.position, sort: ({ position }) => position },
];

type NamesProps = {
	of: readonly TeamOfPlayer[];
	name: "team" | "league";
	/** Said after the names. */
	note?: string | null;
	none: string;
};

/** The teams or leagues of a player in one line, each once. */
function Names({ of: places, name, note, none }: NamesProps) {
	if (places.length === 0) return <span className="soft">{none}</span>;
	const names = [...new Set(places.map((place) => place[name].name))];
	return (
		<span className={styles.names}>
			{names.join(", ")}
			{note != null && <span className="tiny soft"> {note}</span>}
		</span>
	);
}

function cardOf(player: ListedPlayer, buttons: ReactNode) {
	const { id, name, number, position, places, formerSeason } = player;
	const facts = [number === null ? null : `#${number}`, position].filter(Boolean).join(" · ");
	return (
		<RecordCard
			title={name}
			to={`/dashboard/players/${id}`}
			picture={<Avatar player={player.player} size="medium" />}
			actions={buttons}
		>
			{places.length === 0 && <span>{words.common.noTeam}</span>}
			{places.map(({ entryId, team, league }) => (
				<span key={entryId}>
					<strong className={styles.team}>{team.name}</strong> {league.name}
					{formerSeason !== null && ` · ${formerSeason}`}
				</span>
			))}
			{facts !== "" && <span>{facts}</span>}
		</RecordCard>
	);
}

function countOf(shown: number, all: number): string {
	const players = words.player.players({ count: all });
	return shown === all ? players : words.player.shownOf({ shown, players });
}
