import { useState } from "react";
import { useNavigate } from "react-router";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { PublicLink } from "../../components/feedback/public-link.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { BalanceLine, type BalanceOf } from "../ledger/balance-line.tsx";
import { clubsIn } from "./clubs.ts";
import { type LeagueChoice, leagueChoices } from "./league-choices.ts";
import { type SeasonOfTeam, seasonsOfTeam } from "./seasons-of-team.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { type TeamAtPlace, TeamPanels } from "./team-panels.tsx";
import { useRemovingTeams } from "./use-removing-teams.ts";

export const team = screen(
	async ({ params }) => {
		const [{ team }, { teamLeagues }, { seasons }, { seasonsLeagues }] = await Promise.all([
			client.get("/teamsv2/:id", { id: Number(params.teamId) }),
			client.get("/teamLeague"),
			client.get("/seasonsv2"),
			client.get("/seasonsleagues"),
		]);
		const places = seasonsOfTeam(team.id, teamLeagues, seasons);
		const others = places.filter(
			({ season, entryId }) => season.id === team.seasonId && entryId !== team.entryId,
		);
		// A team that plays in two leagues of the season has games and a roster in each.
		const [balance, ...more] = await Promise.all([
			client.get("/ledger/:kind/:id", { kind: "team", id: team.id }),
			...others.map(({ entryId }) => client.get("/teamsv2/:id", { id: entryId })),
		]);
		return {
			teams: [team, ...more.map(({ team }) => team)],
			places,
			balance,
			leagues: leagueChoices(seasonsLeagues),
		};
	},
	TeamDetail,
	{ failure: words.messages.teams.fetchFailed },
);

type TeamDetailProps = {
	/** The team in every league it plays in this season; one that plays in none stands alone. */
	teams: TeamAtPlace[];
	places: SeasonOfTeam[];
	balance: BalanceOf;
	leagues: LeagueChoice[];
};

/** A team as it stands this season: its numbers, games and players, and where it played before. */
function TeamDetail({ teams, places, balance, leagues }: TeamDetailProps) {
	const [isEdited, setEdited] = useState(false);
	const [club] = clubsIn(teams);
	if (club === undefined) return null;
	const season = places.find(({ season }) => season.id === teams[0]?.seasonId)?.season;
	return (
		<>
			<ScreenHeader
				title={club.name}
				crumbs={[{ label: words.common.teams, to: "/dashboard/teams" }]}
				picture={<TeamCrest team={club} size="large" />}
				actions={<TeamActions team={club} onEdit={() => setEdited(true)} />}
			>
				{season === undefined
					? words.team.playsInNoLeagueYet
					: [...club.leagues.map(({ name }) => name), season.name].join(" · ")}
			</ScreenHeader>
			<BalanceLine {...balance} />
			<TeamPanels teams={teams} places={places} />
			<TeamDialog
				key={String(isEdited)}
				club={club}
				leagues={leagues}
				isOpen={isEdited}
				onClose={() => setEdited(false)}
			/>
		</>
	);
}

type TeamActionsProps = { team: { id: number; name: string }; onEdit: () => void };

/** What can be done with a team as a whole. */
function TeamActions({ team, onEdit }: TeamActionsProps) {
	const navigate = useNavigate();
	const { remove } = useRemovingTeams();
	// The list comes before the data anew, for there is no team to load any more.
	const removeTeam = () => void remove([team], () => navigate("/dashboard/teams"));
	return (
		<>
			<PublicLink to={`/teams/${team.id}`}>{words.common.publicPage}</PublicLink>
			<ActionButton icon="edit" isQuiet onClick={onEdit}>
				{words.common.editTeam}
			</ActionButton>
			<ActionButton icon="remove" isQuiet onClick={removeTeam}>
				{words.common.delete}
			</ActionButton>
		</>
	);
}
