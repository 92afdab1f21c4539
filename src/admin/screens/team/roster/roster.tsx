import { useState } from "react";
import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { hasFewPlayers } from "#domain/team/few-players.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { AddPlayersDialog } from "./add-players-dialog.tsx";
import { FewPlayers } from "./few-players.tsx";
import { PlayerDialog } from "./player-dialog.tsx";
import { type EnteredTeam, gamesLeft, type RosterPlayer } from "./roster-players.ts";
import { type RosterContact, RosterTable } from "./roster-table.tsx";
import { useRoster } from "./use-roster.ts";

type Season = Answered<"GET", "/seasonsv2/:id">["season"];
type Attribute = Answered<"GET", "/playerAttributes">["attributes"][number];

export const roster = screen(
	async ({ params }) => {
		const place = {
			seasonId: Number(params.seasonId),
			leagueId: Number(params.leagueId),
			teamId: Number(params.teamId),
		};
		const [{ team }, { season }, { attributes }, { contacts }, discipline] = await Promise.all([
			client.get("/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId", place),
			client.get("/seasonsv2/:id", { id: place.seasonId }),
			client.get("/playerAttributes"),
			client.get("/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/contacts", place),
			client.get("/seasonsv2/:seasonId/leagues/:leagueId/discipline", place),
		]);
		const suspended = gamesLeft(discipline.suspensions, team.entryId);
		return { team, season, attributes, contacts, suspended };
	},
	Roster,
	{ failure: words.messages.teams.fetchFailed },
);

type RosterProps = {
	team: EnteredTeam;
	season: Season;
	attributes: Attribute[];
	contacts: readonly RosterContact[];
	/** By player, games that are still to be sat out. */
	suspended: ReadonlyMap<number, number>;
};

/** The roster of a team in a league of a season. */
function Roster({ team, season, attributes, contacts, suspended }: RosterProps) {
	const place = { seasonId: season.id, leagueId: Number(team.leagueId), teamId: team.id };
	const { shown, captainId, makeCaptain, remove } = useRoster(place, team);
	const [isAdding, setAdding] = useState(false);
	const [edited, setEdited] = useState<RosterPlayer | null>(null);
	const league = `/dashboard/seasons/${season.id}/leagues/${team.leagueId}`;
	const add = (
		<ActionButton icon="add" onClick={() => setAdding(true)}>
			{words.common.addPlayer}
		</ActionButton>
	);
	return (
		<>
			<ScreenHeader
				title={team.name}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: season.name, to: `/dashboard/seasons/${season.id}` },
					{ label: team.leagueName ?? words.common.league, to: league },
				]}
				picture={<TeamCrest team={team} size="large" />}
				actions={
					<>
						<Link to={`/dashboard/singleTeamToggle/${team.id}`} className="button button-quiet">
							<Icon name="team" />
							{words.team.teamPage}
						</Link>
						{add}
					</>
				}
			>
				{[
					words.team.players({ count: shown.length }),
					`${team.wins}–${team.losses}`,
					team.rank !== null && words.team.rankIs({ rank: team.rank }),
					captainId === null &&
						team.captain !== null &&
						words.team.captainIs({ captain: team.captain }),
				]
					.filter(Boolean)
					.join(" · ")}
			</ScreenHeader>
			{hasFewPlayers(shown.length) && <FewPlayers />}
			<Panel isFlush>
				{shown.length === 0 ? (
					<EmptyState title={words.common.noPlayersYet} picture="players">
						{words.team.addNewPlayersOrPlayers}
					</EmptyState>
				) : (
					<RosterTable
						from={`season=${season.id}&team=${team.id}`}
						players={shown}
						captainId={captainId}
						contacts={contacts}
						suspended={suspended}
						onCaptain={makeCaptain}
						onEdit={setEdited}
						onRemove={remove}
					/>
				)}
			</Panel>
			<AddPlayersDialog
				place={place}
				roster={team.players}
				attributes={attributes}
				isOpen={isAdding}
				onClose={() => setAdding(false)}
			/>
			<PlayerDialog
				key={edited?.id ?? "closed"}
				player={edited}
				attributes={attributes}
				onClose={() => setEdited(null)}
			/>
		</>
	);
}
