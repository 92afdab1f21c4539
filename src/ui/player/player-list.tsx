import { fullName, type Player } from "#domain/player/player.ts";
import type { Team } from "#domain/team/team.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Link } from "../link.tsx";
import { positionText } from "../sport/stored-words.ts";
import { useWords } from "../words.tsx";
import styles from "./player-list.module.css";

export type PlayerListItem = {
	player: Player;
	number: string | null;
	position: string | null;
	teams: readonly Pick<Team, "id" | "name">[];
};

/** Players found: picture, name, and where they play. Each opens the player's page. */
export function PlayerList({ items }: { items: readonly PlayerListItem[] }) {
	const words = useWords();
	return (
		<ul className={styles.list}>
			{items.map(({ player, number, position, teams }) => (
				<li key={player.id}>
					<Link to={`/players/${player.id}`} className={styles.player}>
						<Avatar player={player} size="medium" />
						<span className={styles.words}>
							<span className={styles.name}>{fullName(player)}</span>
							<span className={styles.teams}>{teams.map((team) => team.name).join(", ")}</span>
							<span className={styles.facts}>
								{[
									number === null ? null : `#${number}`,
									position === null ? null : positionText(words, position),
								]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
