import { useState } from "react";
import { Link } from "react-router";
import { toWire } from "#api/wire-words.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { ActionButton } from "../../../components/feedback/action-button.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { words } from "../../../words.ts";
import { rosterPath } from "../../team/seasons-of-team.ts";
import { AddToTeam } from "../add-to-team.tsx";
import type { choicesBySeason } from "../team-choices.ts";
import type { PlayerTeam, Profile } from "./player-numbers.ts";
import styles from "./player-teams.module.css";

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
		<Panel title={words.common.teams}>
			<div className="stack-4">
				{teams.length === 0 && (
					<EmptyState title={words.player.onNoTeamYet} picture="players">
						{words.player.addThePlayerToA}
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
										<span className="hint">
											{entry.league.name}
											{!onRosters.has(entry.id) && words.player.noLongerOn}
										</span>
									</Link>
									{onRosters.has(entry.id) && (
										<IconButton
											icon="close"
											tone="danger"
											label={words.player.takeOff({ name: entry.team.name, season })}
											onClick={() => void remove(entry)}
										/>
									)}
								</li>
							))}
						</ul>
					</section>
				))}
				<ActionButton icon="add" isQuiet onClick={() => setAdding(true)}>
					{words.player.addToATeam}
				</ActionButton>
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
	return ({ team, teamId, seasonId, leagueId }: PlayerTeam) => {
		const place = { seasonId, leagueId, teamId };
		const back = () =>
			act({
				run: async () => {
					await client.post(rosterPlayers, { ...place, ...toWire({ playerId }) });
					return words.player.backOn({ name: team.name });
				},
				failure: words.common.thisCouldNotBeUndone,
			});
		return act({
			run: async () => {
				await client.del(`${rosterPlayers}/:id`, { ...place, id: playerId });
				return {
					text: words.player.noLongerOnTeam({ name: team.name }),
					action: { label: words.common.undo, run: () => void back() },
				};
			},
			failure: words.player.failedToTakeThePlayer,
		});
	};
}

const rosterPlayers = "/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players";

function rosterOf({ seasonId, leagueId, teamId }: PlayerTeam): string {
	return rosterPath(seasonId, leagueId, teamId);
}
