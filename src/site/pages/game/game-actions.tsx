import { calendarPath } from "#domain/calendar/address.ts";
import type { Game } from "#domain/game/game.ts";
import { useSiteUrl } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./game.module.css";

type GameActionsProps = {
	game: Pick<Game, "id" | "date" | "location">;
	/** Of its venue, where one is known. */
	address: string | null;
	/** It will be played, as far as anybody knows. */
	isToCome: boolean;
};

/** Directions, a calendar and a link to pass on: plain addresses, which a script makes shorter. */
export function GameActions({ game, address, isToCome }: GameActionsProps) {
	const siteUrl = useSiteUrl();
	const words = useWords();
	// A map finds an address; the name of a hall it may find elsewhere.
	const searched = address ?? game.location;
	const place = searched === null ? null : encodeURIComponent(searched);
	return (
		<p className={styles.actions}>
			{address !== null && isToCome && <span>{address}</span>}
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
