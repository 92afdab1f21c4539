import { useState } from "react";
import { messages } from "#domain/messages.ts";
import { TeamCrest } from "#ui/team-crest.tsx";
import { client } from "../../client.ts";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { clubsIn } from "./clubs.ts";
import { type LeagueChoice, leagueChoices } from "./league-choices.ts";
import { type SeasonOfTeam, seasonsOfTeam } from "./seasons-of-team.ts";
import { TeamActions } from "./team-actions.tsx";
import { TeamDialog } from "./team-dialog.tsx";
import { type TeamAtPlace, TeamPanels } from "./team-panels.tsx";

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
			({ season, entryId }) =>
				season.id === team.season_id && entryId !== team.seasons_leagues_team_id,
		);
		// Who plays in two leagues of the season has games and a roster in each.
		const more = await Promise.all(
			others.map(({ entryId }) => client.get("/teamsv2/:id", { id: entryId })),
		);
		return {
			teams: [team, ...more.map(({ team }) => team)],
			places,
			leagues: leagueChoices(seasonsLeagues),
		};
	},
	TeamDetail,
	{ failure: messages.teams.fetchFailed },
);

type TeamDetailProps = {
	/** The team in every league it plays in this season; one that plays in none stands alone. */
	teams: TeamAtPlace[];
	places: SeasonOfTeam[];
	leagues: LeagueChoice[];
};

/** A team as it stands this season: its numbers, games and players, and where it played before. */
function TeamDetail({ teams, places, leagues }: TeamDetailProps) {
	const [isEdited, setEdited] = useState(false);
	const [club] = clubsIn(teams);
	if (club === undefined) return null;
	const season = places.find(({ season }) => season.id === teams[0]?.season_id)?.season;
	return (
		<>
			<ScreenHeader
				title={club.name}
				crumbs={[{ label: "Teams", to: "/dashboard/teams" }]}
				picture={<TeamCrest team={club} size="large" />}
				actions={<TeamActions team={club} onEdit={() => setEdited(true)} />}
			>
				{season === undefined
					? "Plays in no league yet"
					: [...club.leagues.map(({ name }) => name), season.name].join(" · ")}
			</ScreenHeader>
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
