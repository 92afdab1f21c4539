import type { ReactNode } from "react";
import { calendarPath, type OwnCalendar, type WhoseCalendar } from "#domain/calendar/address.ts";
import { useSiteUrl } from "../link.tsx";
import { useWords } from "../words.tsx";
import styles from "./add-to-calendar.module.css";

type AddToCalendarProps = {
	whose: WhoseCalendar | OwnCalendar;
	/** Whose games they are: "Hawks", "Monday D1", the organization. */
	name: string;
	/** Beside it: when the schedule was last changed. */
	children?: ReactNode;
};

/** How to have the games in one's own calendar. It opens without a script. */
export function AddToCalendar({ whose, name, children }: AddToCalendarProps) {
	const address = useSiteUrl() + calendarPath(whose);
	const words = useWords();
	return (
		<div className={styles.strip}>
			<details className={styles.calendar}>
				<summary>
					<CalendarSign />
					{words.schedule.addToCalendar}
				</summary>
				<div className={styles.ways}>
					<p>{words.schedule.allGamesOf({ name })}</p>
					<p className={styles.links}>
						<a href={asSubscription(address)}>{words.schedule.openInCalendar}</a>
						<a href={address}>{words.schedule.download}</a>
					</p>
					<p className={styles.address}>
						{words.schedule.forGoogle} <code>{address}</code>
						<button
							type="button"
							data-copy={address}
							data-copied={words.page.copied}
							className={`button button-quiet ${styles.copy}`}
						>
							{words.page.copy}
						</button>
					</p>
				</div>
			</details>
			{children && <p className={styles.note}>{children}</p>}
		</div>
	);
}

/** Programs that keep calendars open such links, and ask again from time to time. */
function asSubscription(address: string): string {
	return address.replace(/^https?:/, "webcal:");
}

function CalendarSign() {
	return (
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 13v4M10 15h4" />
		</svg>
	);
}
