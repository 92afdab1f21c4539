import { calendarPath } from "#domain/calendar/address.ts";
import { feedPath } from "#domain/feed/address.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { useCopy } from "../../components/feedback/use-copy.ts";
import type { Choices } from "./choices.ts";
import styles from "./sharing.module.css";

type Row = { label: string; about: string; path: string };

/** Addresses for programs that keep asking: feed readers and calendars. */
export function FeedPanel({ siteUrl, choices }: { siteUrl: string; choices: Choices }) {
	const copy = useCopy();
	const rows: Row[] = [
		{ label: "Results", about: "Feed of all results", path: feedPath({ of: "results" }) },
		{ label: "News", about: "Feed of published pages", path: feedPath({ of: "news" }) },
		{ label: "Games", about: "Calendar of all games", path: calendarPath({ of: "organization" }) },
		...choices.leagues.flatMap(({ id, name }): Row[] => [
			{ label: name, about: "Feed of results", path: feedPath({ of: "league", id }) },
			{ label: name, about: "Calendar of games", path: calendarPath({ of: "league", id }) },
		]),
	];
	return (
		<Panel title="Feeds and calendars">
			<p className={styles.about}>
				An address to paste into a calendar, or into a program that follows news. It keeps itself up
				to date.
			</p>
			<ul className={styles.hosts}>
				{rows.map(({ label, about, path }) => (
					<li key={path}>
						<span className={styles.feed}>
							<span>{label}</span>
							<span className={styles.hint}>{about}</span>
						</span>
						<button
							type="button"
							className={styles.copy}
							aria-label={`Copy the address: ${label}, ${about}`}
							onClick={() => copy(siteUrl + path, "Address copied")}
						>
							<Icon name="copy" />
							Copy
						</button>
					</li>
				))}
			</ul>
		</Panel>
	);
}
