import { Link } from "react-router";
import type { Answered } from "#api/client.ts";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { words } from "../../words.ts";
import { factOf, nameOf } from "./roster/roster-players.ts";
import styles from "./teams.module.css";

type Team = Answered<"GET", "/teamsv2/:id">["team"];

/** The roster at a glance; it is edited where the season is. */
export function TeamPlayers({ team, roster }: { team: Team; roster: string | null }) {
	if (team.players.length === 0) {
		return (
			<EmptyState title={words.common.noPlayersYet} picture="players">
				{roster === null ? (
					words.team.putTheTeamIntoA
				) : (
					<Link to={roster}>{words.team.fillTheRoster}</Link>
				)}
			</EmptyState>
		);
	}
	return (
		<ul className={styles.list}>
			{team.players.map((player) => (
				<li key={player.id} className={styles.player}>
					<Avatar player={{ imageUrl: player.image }} />
					<Link to={`/dashboard/players/${player.id}`} className={styles.grow}>
						{nameOf(player)}
					</Link>
					{player.id === team.captainId && <Badge>{words.common.captain}</Badge>}
					<span className={styles.facts}>
						{[factOf(player, "Position"), numberText(factOf(player, "Number"))]
							.filter(Boolean)
							.join(" · ")}
					</span>
				</li>
			))}
		</ul>
	);
}

function numberText(number: string | null): string | null {
	return number === null ? null : `#${number}`;
}
