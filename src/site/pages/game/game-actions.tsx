import { calendarPath } from "#domain/calendar/address.ts";
import type { Game } from "#domain/game/game.ts";
import { useSiteUrl } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./game.module.css";

type GameActionsProps = {
	game: Pick<Game, "id" | "date" | "location">;
	/** It will be played, as far as anybody knows. */
	isToCome: boolean;
};

/** Directions, a calendar and a link to pass on: plain addresses, which a script makes shorter. */
export function GameActions({ game, isToCome }: GameActionsProps) {
	const siteUrl = useSiteUrl();
	const words = useWords();
	const place = game.location === null ? null : encodeURIComponent(game.location);
	return (
		<p className={styles.actions}>
			{place !== null && isToCome && (
				<>
					<a
						href={`https://www.openstreetmap.org/search?query=${place}`}
						rel="noopener noreferrer nofollow"
					>
						{words.game.map}
					</a>
					<a
						href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
						rel="noopener noreferrer nofollow"
					>
						{words.game.directions}
					</a>
				</>
			)}
			{isToCome && game.date !== null && (
				<a href={siteUrl + calendarPath({ of: "game", id: game.id })}>
					{words.schedule.addToCalendar}
				</a>
			)}
			<a href={`${siteUrl}/games/${game.id}`} data-share data-copied={words.page.copied}>
				{words.page.share}
			</a>
		</p>
	);
}
