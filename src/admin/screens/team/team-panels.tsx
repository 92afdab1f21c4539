import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { byDateAndTime } from "#domain/game/game.ts";
import { hasFewPlayers } from "#domain/team/few-players.ts";
import { ScheduleTable } from "#ui/game/schedule-table.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Stats } from "#ui/player/stat.tsx";
import { toGame } from "../../components/export/wire-games.ts";
import { CalendarLink } from "../../components/feedback/calendar-link.tsx";
import { words } from "../../words.ts";
import { FewPlayers } from "./roster/few-players.tsx";
import type { SeasonOfTeam } from "./seasons-of-team.ts";
import { TeamPlayers } from "./team-players.tsx";
import styles from "./teams.module.css";

/** A team in one league of the season. */
export type TeamAtPlace = Answered<"GET", "/teamsv2/:id">["team"];

type TeamPanelsProps = { teams: readonly TeamAtPlace[]; places: readonly SeasonOfTeam[] };

/** Games on the wide side; players of every league and the seasons beside them. */
export function TeamPanels({ teams, places }: TeamPanelsProps) {
	const isInSeveral = teams.length > 1;
	const rosterOf = (team: TeamAtPlace) =>
		places.find(({ entryId }) => entryId === team.entryId)?.to ?? null;
	return (
		<>
			{teams.map((team) => (
				<section key={team.entryId} className="stack">
					{isInSeveral && <h2>{team.leagueName}</h2>}
					{hasFewPlayers(team.playersCount) && <FewPlayers />}
					{team.league !== null && <Numbers team={team} />}
				</section>
			))}
			<div className="columns">
				<Panel
					title={words.common.games}
					isFlush
					aside={teams[0] && <CalendarLink whose={{ of: "team", id: teams[0].id }} as="link" />}
				>
					<Games teams={teams} />
				</Panel>
				<div className="stack">
					{teams.map((team) => (
						<Panel
							key={team.entryId}
							title={
								isInSeveral
									? words.team.playersOfLeague({ league: team.leagueName ?? "" })
									: words.common.players
							}
							isFlush
							aside={<RosterLink to={rosterOf(team)} />}
						>
							<TeamPlayers team={team} roster={rosterOf(team)} />
						</Panel>
					))}
					<Panel title={words.common.seasons} isFlush>
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
				{ label: "W–L", name: words.team.winsAndLosses, value: `${team.wins}–${team.losses}` },
				{ label: words.team.rank, value: team.rank ?? "-" },
				{ label: words.common.players, value: team.playersCount },
				{ label: words.common.games, value: team.games.length },
			]}
		/>
	);
}

function Games({ teams }: { teams: readonly TeamAtPlace[] }) {
	const games = teams.flatMap((team) => team.games.map(toGame)).toSorted(byDateAndTime);
	if (games.length === 0) {
		return (
			<EmptyState title={words.messages.games.noneAvailable}>
				{words.team.gamesShowHereAsSoon}
			</EmptyState>
		);
	}
	return (
		<ScheduleTable
			games={games}
			caption={words.team.gamesOfTheTeam}
			entryIds={teams.flatMap(({ entryId: id }) => id ?? [])}
			isLeagueShown={teams.length > 1}
		/>
	);
}

function RosterLink({ to }: { to: string | null }) {
	return to === null ? null : <Link to={to}>{words.common.editRoster}</Link>;
}

/** What the team has played in; each line leads to the roster of that time. */
function TeamSeasons({ seasons }: { seasons: readonly SeasonOfTeam[] }) {
	if (seasons.length === 0) {
		return (
			<EmptyState title={words.common.noSeasonsYet} picture="standings">
				{words.team.editTheTeamAndChoose}
			</EmptyState>
		);
	}
	return (
		<ul className={styles.list}>
			{seasons.map(({ entryId, season, league, to }) => (
				<li key={entryId} className={styles.season}>
					<Link to={to}>{season.name}</Link>
					{season.active && <Badge tone="win">{words.team.activeSeason}</Badge>}
					<span className={styles.under}>{league.name}</span>
				</li>
			))}
		</ul>
	);
}
