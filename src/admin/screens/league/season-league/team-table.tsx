import { useMemo } from "react";
import { Link } from "react-router";
import { hasFewPlayers } from "#domain/team/few-players.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { type Column, DataTable } from "../../../components/list/data-table.tsx";
import type { Selection } from "../../../components/list/use-selection.ts";
import { siteWords, words } from "../../../words.ts";
import { rosterPath } from "../../team/seasons-of-team.ts";
import styles from "./season-league.module.css";
import type { TeamRow } from "./team-rows.ts";

type TeamTableProps = {
	teams: readonly TeamRow[];
	place: { seasonId: number; leagueId: number };
	/** With these teams can be chosen and edited. */
	selection?: Selection;
	onEdit?: (team: TeamRow) => void;
	onWithdraw?: (team: TeamRow) => void;
};

/** Standings, Teams, Captain, Players, Wins, Losses and edit, after the choice. */
export function TeamTable({ teams, place, selection, onEdit, onWithdraw }: TeamTableProps) {
	const { seasonId, leagueId } = place;
	const columns = useMemo<Column<TeamRow>[]>(
		() => [
			{ name: words.common.standings, sort: ({ rank }) => rank, cell: ({ rank }) => rank ?? "-" },
			{
				name: words.common.teams,
				isTitle: true,
				sort: ({ name }) => name,
				cell: (team) => (
					<span className="row-2">
						<TeamCrest team={team} />
						<Link to={rosterPath(seasonId, leagueId, team.id)}>{team.name}</Link>
						{team.hasWithdrawn && <Badge>{siteWords.table.withdrew}</Badge>}
					</span>
				),
			},
			{
				name: words.common.captain,
				sort: ({ captain }) => captain,
				cell: ({ captain }) => captain ?? <span className="soft">-</span>,
			},
			{
				name: words.common.players,
				sort: ({ players }) => players.length,
				cell: (team) => (
					<>
						{team.players.length}{" "}
						{hasFewPlayers(team.players.length) && (
							<span className={styles.few}>{words.messages.teams.fewPlayers}</span>
						)}
					</>
				),
			},
			{
				name: words.league.wins,
				isNumber: true,
				sort: ({ wins }) => wins,
				cell: ({ wins }) => wins,
			},
			{
				name: words.league.losses,
				isNumber: true,
				sort: ({ losses }) => losses,
				cell: ({ losses }) => losses,
			},
			...(onEdit === undefined ? [] : [editColumn(onEdit, onWithdraw)]),
		],
		[seasonId, leagueId, onEdit, onWithdraw],
	);
	return (
		<DataTable
			caption={words.league.teamsOfTheLeague}
			rows={teams}
			columns={columns}
			selection={selection}
			nameOf={({ name }) => name}
		/>
	);
}

function editColumn(
	onEdit: (team: TeamRow) => void,
	onWithdraw: TeamTableProps["onWithdraw"],
): Column<TeamRow> {
	return {
		name: words.common.edit,
		isNameHidden: true,
		isNumber: true,
		cell: (team) => (
			<>
				{onWithdraw && (
					<IconButton
						icon={team.hasWithdrawn ? "undo" : "logout"}
						label={
							team.hasWithdrawn
								? words.league.readmitTeamNamed({ name: team.name })
								: words.league.withdrawTeamNamed({ name: team.name })
						}
						onClick={() => onWithdraw(team)}
					/>
				)}
				<IconButton
					icon="edit"
					label={words.league.editTeamNamed({ name: team.name })}
					onClick={() => onEdit(team)}
				/>
			</>
		),
	};
}
