import { useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { useAction } from "../../parts/use-action.ts";
import { rosterPath } from "../teams/seasons-of-team.ts";
import { AddToTeam } from "./add-to-team.tsx";
import type { PlayerTeam, Profile } from "./player-numbers.ts";
import styles from "./player-teams.module.css";
import type { choicesBySeason } from "./team-choices.ts";

type PlayerTeamsProps = {
	playerId: number;
	/** Those he is or was on, newest season first. */
	teams: readonly PlayerTeam[];
	rosters: Profile["player"]["rosters"];
	choices: ReturnType<typeof choicesBySeason>;
};

/** The teams of a player season by season; each leads to the roster it is written on. */
export function PlayerTeams({ playerId, teams, rosters, choices }: PlayerTeamsProps) {
	const [isAdding, setAdding] = useState(false);
	const remove = useLeaving(playerId);
	const onRosters = new Set(rosters.map(({ id }) => id));
	const seasons = Map.groupBy(teams, ({ season }) => season.name);
	return (
		<Panel title="Teams">
			<div className={styles.teams}>
				{teams.length === 0 && (
					<EmptyState title="On no team yet" picture="players">
						Add the player to a team to write down games.
					</EmptyState>
				)}
				{[...seasons].map(([season, own]) => (
					<section key={season}>
						<h3 className={styles.season}>{season}</h3>
						<ul>
							{own.map((entry) => (
								<li key={entry.id} className={styles.team}>
									<Link to={rosterOf(entry)} className={styles.link}>
										<span className={styles.name}>{entry.team.name}</span>
										<span className={styles.league}>
											{entry.league.name}
											{!onRosters.has(entry.id) && ", no longer on the roster"}
										</span>
									</Link>
									{onRosters.has(entry.id) && (
										<IconButton
											icon="close"
											tone="danger"
											label={`Take off ${entry.team.name}, ${season}`}
											onClick={() => void remove(entry)}
										/>
									)}
								</li>
							))}
						</ul>
					</section>
				))}
				<button type="button" className="button button-quiet" onClick={() => setAdding(true)}>
					<Icon name="add" />
					Add to a team
				</button>
			</div>
			<AddToTeam
				playerId={playerId}
				choices={choices}
				onRosters={onRosters}
				isOpen={isAdding}
				onClose={() => setAdding(false)}
			/>
		</Panel>
	);
}

/** Takes the player off a roster; what he played stays, and Undo puts him back. */
function useLeaving(playerId: number) {
	const { act } = useAction();
	return ({ team, team_id: teamId, season_id: seasonId, league_id: leagueId }: PlayerTeam) => {
		const place = { seasonId, leagueId, teamId };
		const back = () =>
			act({
				run: async () => {
					await client.post(rosterPlayers, { ...place, player_id: playerId });
					return `Back on ${team.name}`;
				},
				failure: "This could not be undone.",
			});
		return act({
			run: async () => {
				await client.del(`${rosterPlayers}/:id`, { ...place, id: playerId });
				return {
					text: `No longer on ${team.name}`,
					action: { label: "Undo", run: () => void back() },
				};
			},
			failure: "Failed to take the player off the team",
		});
	};
}

const rosterPlayers = "/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players";

function rosterOf({ season_id, league_id, team_id }: PlayerTeam): string {
	return rosterPath(season_id, league_id, team_id);
}
