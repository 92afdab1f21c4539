import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { EditDelete } from "../../components/list/edit-delete.tsx";
import { RecordCard } from "../../components/list/record-card.tsx";
import { RecordList } from "../../components/list/record-list.tsx";
import { Filter, SearchBox, ToolbarButton } from "../../components/list/toolbar.tsx";
import { useEdited } from "../../components/list/use-edited.ts";
import { filtersHere, useFilter } from "../../components/list/use-filter.ts";
import { useSelection } from "../../components/list/use-selection.ts";
import { viewModeLoaded } from "../../components/list/view-mode.ts";
import { useSay } from "../../shell/messages.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { type Club, clubsIn, clubsMatching, leaguesText, withoutLeague } from "./clubs.ts";
import { type LeagueChoice, leagueChoices } from "./league-choices.ts";
import { TeamDialog } from "./team-dialog.tsx";
import styles from "./teams.module.css";
import { useRemovingTeams } from "./use-removing-teams.ts";

export const teamList = {
	...screen(load, TeamList, { failure: words.messages.teams.fetchFailed }),
	shouldRevalidate: filtersHere,
};

type TeamListProps = { clubs: Club[]; leagues: LeagueChoice[] };

async function load(): Promise<TeamListProps> {
	const [{ teams }, { seasonsLeagues }] = await Promise.all([
		client.get("/teams/list"),
		client.get("/seasonsleagues"),
		viewModeLoaded(),
	]);
	return { clubs: clubsIn(teams), leagues: leagueChoices(seasonsLeagues) };
}

/** The teams of the organization, those of the current season first. */
function TeamList({ clubs, leagues }: TeamListProps) {
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
	const columns = useMemo(() => columnsOf(edited.edit), [edited.edit]);
	const assign = () =>
		chosen.length === 0
			? say({ text: words.messages.teams.noneSelected, tone: "error" })
			: setToAssign(chosen);
	return (
		<RecordList
			header={
				<ScreenHeader
					title={words.common.teams}
					actions={
						<ActionButton icon="add" onClick={() => edited.edit("new")}>
							{words.team.addTeam}
						</ActionButton>
					}
				/>
			}
			tools={
				<>
					<SearchBox label={words.team.searchTeams} {...choice("search")} />
					<Filter
						label={words.common.league}
						{...choice("league")}
						options={[
							{ value: "", label: words.common.allLeagues },
							...leagues,
							{ value: withoutLeague, label: words.team.withoutALeague },
						]}
					/>
				</>
			}
			chosen={
				<ToolbarButton icon="league" onClick={assign}>
					{words.team.assign}
				</ToolbarButton>
			}
			rows={shown}
			caption={words.team.teamsOfTheOrganization}
			columns={columns}
			card={(club) => (
				<TeamCard
					club={club}
					onEdit={() => edited.edit(club)}
					onDelete={() => void remove([club])}
				/>
			)}
			onDelete={remove}
			selection={selection}
			empty={<NoTeams hasSome={clubs.length > 0} />}
		>
			<TeamDialog key={edited.key} club={edited.item} leagues={leagues} {...edited.dialog} />
			<AssignDialog
				clubs={toAssign}
				leagues={leagues}
				isOpen={toAssign.length > 0}
				onClose={() => setToAssign([])}
				onAssigned={selection.clear}
			/>
		</RecordList>
	);
}

function NoTeams({ hasSome }: { hasSome: boolean }) {
	return (
		<EmptyState title={words.messages.teams.noneAvailable} picture={hasSome ? "search" : "players"}>
			{hasSome ? words.team.noTeamHereHasThat : words.team.addYourFirstTeamOr}
		</EmptyState>
	);
}

/** The columns of a team, and the button that edits it. */
function columnsOf(edit: (club: Club) => void): Column<Club>[] {
	return [
		{ name: "ID", sort: ({ id }) => id, cell: ({ id }) => <span className="soft">{id}</span> },
		{
			name: words.common.teams,
			isTitle: true,
			sort: ({ name }) => name,
			cell: (club) => <TeamName club={club} />,
		},
		{
			name: words.common.league,
			sort: ({ leagues }) => leagues[0]?.name ?? null,
			cell: leaguesText,
		},
		{
			name: words.team.columnOfPlayers,
			isNumber: true,
			sort: ({ playersCount }) => playersCount,
			cell: (club) => <PlayersCount club={club} />,
		},
		{
			name: words.common.edit,
			isNameHidden: true,
			isNumber: true,
			cell: (club) => <EditDelete name={club.name} onEdit={() => edit(club)} />,
		},
	];
}

function TeamName({ club }: { club: Club }) {
	const { id, name } = club;
	return (
		<span className={styles.named}>
			<TeamCrest team={club} />
			<Link to={`/dashboard/singleTeamToggle/${id}`}>{name}</Link>
		</span>
	);
}

function PlayersCount({ club: { playersCount, warning } }: { club: Club }) {
	if (warning === null) return playersCount;
	return (
		<span className={styles.few} title={warning}>
			<Icon name="warning" />
			{playersCount}
			<span className="visually-hidden">{`. ${warning}`}</span>
		</span>
	);
}

type TeamCardProps = { club: Club; onEdit: () => void; onDelete: () => void };

/** A team as a card; a click opens it. */
function TeamCard({ club, onEdit, onDelete }: TeamCardProps) {
	return (
		<RecordCard
			title={club.name}
			to={`/dashboard/singleTeamToggle/${club.id}`}
			picture={<TeamCrest team={club} size="large" />}
			actions={<EditDelete name={club.name} onEdit={onEdit} onDelete={onDelete} />}
		>
			<p>{club.leagues.length === 0 ? words.team.withoutALeague : leaguesText(club)}</p>
			<p>
				<strong className={styles.record}>{`${club.wins}–${club.losses}`}</strong>
				{` · ${words.team.players({ count: club.playersCount })}`}
			</p>
			{club.warning !== null && (
				<p className={styles.few}>
					<Icon name="warning" />
					{club.warning}
				</p>
			)}
		</RecordCard>
	);
}
