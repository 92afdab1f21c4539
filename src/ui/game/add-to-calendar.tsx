import type { ReactNode } from "react";
import { calendarPath, type WhoseCalendar } from "#domain/calendar/address.ts";
import { useSiteUrl } from "../link.tsx";
import styles from "./add-to-calendar.module.css";

type AddToCalendarProps = {
	whose: WhoseCalendar;
	/** Whose games they are: "Hawks", "Monday D1", the organization. */
	name: string;
	/** Beside it: when the schedule was last changed. */
	children?: ReactNode;
};

/** How to have the games in one's own calendar. It opens without a script. */
export function AddToCalendar({ whose, name, children }: AddToCalendarProps) {
	const address = useSiteUrl() + calendarPath(whose);
	return (
		<div className={styles.strip}>
			<details className={styles.calendar}>
				<summary>
					<CalendarSign />
					Add to calendar
				</summary>
				<div className={styles.ways}>
					<p>
						All games of {name}. Your calendar keeps itself up to date; a downloaded file stays as
						it is.
					</p>
					<p className={styles.links}>
						<a href={asSubscription(address)}>Open in my calendar</a>
						<a href={address}>Download the file</a>
					</p>
					<p className={styles.address}>
						For Google Calendar, choose “From URL” there and paste this: <code>{address}</code>
						<button
							type="button"
							data-copy={address}
							className={`button button-quiet ${styles.copy}`}
						>
							Copy
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
