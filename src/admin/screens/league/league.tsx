import { useState } from "react";
import { useNavigate } from "react-router";
import { messages } from "#domain/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { LeagueDialog } from "./league-dialog.tsx";
import type { Season } from "./league-list.tsx";
import { LeagueSeasons } from "./league-seasons.tsx";
import { type TeamRow, toTeamRows } from "./team-rows.ts";
import { TeamTable } from "./team-table.tsx";
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
	const { removeAll } = useLeagueRemoving(null, () => navigate("/dashboard/leagues"));
	return (
		<>
			<ScreenHeader
				title={league.name}
				crumbs={[{ label: "Leagues", to: "/dashboard/leagues" }]}
				actions={
					<>
						<button type="button" className="button button-quiet" onClick={() => setEditing(true)}>
							<Icon name="edit" />
							Edit league
						</button>
						<button
							type="button"
							className="button button-quiet"
							onClick={() => removeAll([league.id])}
						>
							<Icon name="remove" />
							Delete
						</button>
					</>
				}
			/>
			<Panel title="Seasons" isFlush>
				{played.length === 0 ? (
					<EmptyState title="No season yet" picture="standings">
						Edit the league to play it in a season.
					</EmptyState>
				) : (
					<LeagueSeasons leagueId={league.id} seasons={played} />
				)}
			</Panel>
			{foremost !== null && (
				<Panel title={`Teams in ${foremost.name}`} isFlush>
					{teams.length === 0 ? (
						<EmptyState title={messages.teams.noneAvailable} picture="players" />
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
