import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { messages } from "#domain/messages.ts";
import { hasFewPlayers } from "#domain/team/few-players.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { ScheduleTable } from "#ui/schedule-table.tsx";
import { Stats } from "#ui/stat.tsx";
import { CalendarLink } from "../../parts/calendar-link.tsx";
import { FewPlayers } from "./few-players.tsx";
import type { SeasonOfTeam } from "./seasons-of-team.ts";
import { toGameWithTeams } from "./team-games.ts";
import { TeamPlayers } from "./team-players.tsx";
import { TeamSeasons } from "./team-seasons.tsx";

/** A team in one league of the season. */
export type TeamAtPlace = Answered<"GET", "/teamsv2/:id">["team"];

type TeamPanelsProps = { teams: readonly TeamAtPlace[]; places: readonly SeasonOfTeam[] };

/** Games on the wide side; players of every league and the seasons beside them. */
export function TeamPanels({ teams, places }: TeamPanelsProps) {
	const isInSeveral = teams.length > 1;
	const rosterOf = (team: TeamAtPlace) =>
		places.find(({ entryId }) => entryId === team.seasons_leagues_team_id)?.to ?? null;
	return (
		<>
			{teams.map((team) => (
				<section key={team.seasons_leagues_team_id} className="stack">
					{isInSeveral && <h2>{team.leagueName}</h2>}
					{hasFewPlayers(team.playersCount) && <FewPlayers />}
					{team.league !== null && <Numbers team={team} />}
				</section>
			))}
			<div className="columns">
				<Panel
					title="Games"
					isFlush
					aside={teams[0] && <CalendarLink whose={{ of: "team", id: teams[0].id }} look="link" />}
				>
					<Games teams={teams} />
				</Panel>
				<div className="stack">
					{teams.map((team) => (
						<Panel
							key={team.seasons_leagues_team_id}
							title={isInSeveral ? `Players, ${team.leagueName}` : "Players"}
							isFlush
							aside={<RosterLink to={rosterOf(team)} />}
						>
							<TeamPlayers team={team} roster={rosterOf(team)} />
						</Panel>
					))}
					<Panel title="Seasons" isFlush>
						<TeamSeasons seasons={places} />
					</Panel>
				</div>
			</div>
		</>
	);
}

function Numbers({ team }: { team: TeamAtPlace }) {
	return (
		<Stats
			items={[
				{ label: "W–L", name: "Wins and losses", value: `${team.wins}–${team.losses}` },
				{ label: "Rank", value: team.rank ?? "-" },
				{ label: "Players", value: team.playersCount },
				{ label: "Games", value: team.games.length },
			]}
		/>
	);
}

function Games({ teams }: { teams: readonly TeamAtPlace[] }) {
	const games = teams.flatMap((team) => team.games.map(toGameWithTeams)).toSorted(byDateAndTime);
	if (games.length === 0) {
		return (
			<EmptyState title={messages.games.noneAvailable}>
				Games show here as soon as they are scheduled.
			</EmptyState>
		);
	}
	return (
		<ScheduleTable
			games={games}
			caption="Games of the team"
			entryIds={teams.flatMap(({ seasons_leagues_team_id: id }) => id ?? [])}
			isLeagueShown={teams.length > 1}
		/>
	);
}

function RosterLink({ to }: { to: string | null }) {
	return to === null ? null : <Link to={to}>Edit roster</Link>;
}
