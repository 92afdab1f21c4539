import type { ReactNode } from "react";
import { words } from "../../words.ts";
import { type ListedPlayer, namesakesOf, toldApart } from "./namesakes.ts";
import styles from "./players.module.css";

type NamesakesNoteProps = {
	/** As it is being typed. */
	name: { firstName: string; lastName: string };
	/** Null while they are on their way. */
	players: readonly ListedPlayer[] | null;
	/** What can be done with a player of the same name. */
	action: (player: ListedPlayer) => ReactNode;
};

/** Two players of one name are mostly one person: says who is there, before there are two. */
export function NamesakesNote({ name, players, action }: NamesakesNoteProps) {
	const namesakes = namesakesOf(name, players ?? []);
	return (
		<div role="status">
			{namesakes.length > 0 && (
				<div className={styles.namesakes}>
					<p>
						{namesakes.length === 1
							? words.player.thereIsAPlayerWith
							: words.player.playersHaveNameAlready({ count: namesakes.length })}
					</p>
					<ul className={styles.namesakeList}>
						{namesakes.map((player) => (
							<li key={player.id} className="row-2 wrap">
								{toldApart(player)} {action(player)}
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
