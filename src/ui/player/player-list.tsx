import { fullName, type Player } from "#domain/player/player.ts";
import type { Team } from "#domain/team/team.ts";
import { Avatar } from "../kit/avatar.tsx";
import { LinkCard, LinkCards } from "../kit/link-cards.tsx";
import { positionText } from "../sport/stored-words.ts";
import { useWords } from "../words.tsx";

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
		<LinkCards>
			{items.map(({ player, number, position, teams }) => (
				<LinkCard
					key={player.id}
					to={`/players/${player.id}`}
					picture={<Avatar player={player} size="medium" />}
					name={fullName(player)}
				>
					<span>{teams.map((team) => team.name).join(", ")}</span>
					<span>
						{[
							number === null ? null : `#${number}`,
							position === null ? null : positionText(words, position),
						]
							.filter(Boolean)
							.join(" · ")}
					</span>
				</LinkCard>
			))}
		</LinkCards>
	);
}
