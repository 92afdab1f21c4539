import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { type Column, DataTable } from "../../components/list/data-table.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { useMayDeleteSeasons } from "../../shell/use-may-delete-seasons.ts";
import { words } from "../../words.ts";
import { spanOf } from "../season/season-dates.ts";
import { LeagueDialog } from "./league-dialog.tsx";
import type { Season } from "./league-list.tsx";
import { type TeamRow, toTeamRows } from "./season-league/team-rows.ts";
import { TeamTable } from "./season-league/team-table.tsx";
import { useLeagueRemoving } from "./use-league-removing.ts";

export const league = screen(async ({ params }) => {
	const id = Number(params.leagueId);
	const [{ league }, { seasonsLeagues }, { seasons }] = await Promise.all([
		client.get("/leagues/:id", { id }),
		client.get("/seasonsleagues"),
		client.get("/seasonsv2"),
	]);
	const played = seasonsLeagues.filter(({ leagueId }) => leagueId === id);
	return {
		league: { id, name: league.name },
		seasons,
		played: seasons.filter((season) => played.some(({ seasonId }) => seasonId === season.id)),
		foremost: seasons.find((season) => season.id === league.seasonId) ?? null,
		teams: toTeamRows(league.teams),
	};
}, League);

type LeagueProps = {
	league: { id: number; name: string };
	seasons: Season[];
	/** Those it is played in, newest first. */
	played: Season[];
	/** The one whose teams are shown. */
	foremost: Season | null;
	teams: TeamRow[];
};

/** A league over all its seasons, with the teams it has now. */
function League({ league, seasons, played, foremost, teams }: LeagueProps) {
	const [isEditing, setEditing] = useState(false);
	const navigate = useNavigate();
	const mayDelete = useMayDeleteSeasons();
	const { removeAll } = useLeagueRemoving(null, () => navigate("/dashboard/leagues"));
	return (
		<>
			<ScreenHeader
				title={league.name}
				crumbs={[{ label: words.common.leagues, to: "/dashboard/leagues" }]}
				actions={
					<>
						<ActionButton icon="edit" isQuiet onClick={() => setEditing(true)}>
							{words.league.editLeague}
						</ActionButton>
						{mayDelete && (
							<ActionButton icon="remove" isQuiet onClick={() => removeAll([league])}>
								{words.common.delete}
							</ActionButton>
						)}
					</>
				}
			/>
			<Panel title={words.common.seasons} isFlush>
				{played.length === 0 ? (
					<EmptyState title={words.league.noSeasonYet} picture="standings">
						{words.league.editTheLeagueToPlay}
					</EmptyState>
				) : (
					<LeagueSeasons leagueId={league.id} seasons={played} />
				)}
			</Panel>
			{foremost !== null && (
				<Panel title={words.league.teamsIn({ name: foremost.name })} isFlush>
					{teams.length === 0 ? (
						<EmptyState title={words.messages.teams.noneAvailable} picture="players" />
					) : (
						<TeamTable place={{ seasonId: foremost.id, leagueId: league.id }} teams={teams} />
					)}
				</Panel>
			)}
			<LeagueDialog
				league={league}
				seasons={seasons.filter((season) => !played.includes(season))}
				isOpen={isEditing}
				onClose={() => setEditing(false)}
			/>
		</>
	);
}

/** The seasons a league is played in; each leads to the league in that season. */
function LeagueSeasons({ leagueId, seasons }: { leagueId: number; seasons: Season[] }) {
	const columns = useMemo<Column<Season>[]>(
		() => [
			{
				name: words.common.season,
				isTitle: true,
				sort: ({ name }) => name,
				cell: ({ id, name }) => (
					<Link to={`/dashboard/seasons/${id}/leagues/${leagueId}`}>{name}</Link>
				),
			},
			{ name: words.common.dates, sort: ({ startDate }) => startDate, cell: spanOf },
			{
				name: words.league.stateColumn,
				cell: ({ active }) => (
					<Badge tone={active ? "win" : "neutral"}>
						{active ? words.league.isActive : words.league.isInactive}
					</Badge>
				),
			},
		],
		[leagueId],
	);
	return (
		<DataTable
			caption={words.league.seasonsOfTheLeague}
			rows={seasons}
			columns={columns}
			nameOf={({ name }) => name}
		/>
	);
}
