import { calendarPath } from "#domain/calendar/address.ts";
import { feedPath } from "#domain/feed/address.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { useCopy } from "../../components/feedback/use-copy.ts";
import { words } from "../../words.ts";
import type { Choices } from "./choices.ts";
import styles from "./sharing.module.css";

type Row = { label: string; about: string; path: string };

/** Addresses for programs that keep asking: feed readers and calendars. */
export function FeedPanel({ siteUrl, choices }: { siteUrl: string; choices: Choices }) {
	const rows: Row[] = [
		{
			label: words.common.results,
			about: words.sharing.feedOfAllResults,
			path: feedPath({ of: "results" }),
		},
		{
			label: words.sharing.news,
			about: words.sharing.feedOfPublishedPages,
			path: feedPath({ of: "news" }),
		},
		{
			label: words.common.games,
			about: words.sharing.calendarOfAllGames,
			path: calendarPath({ of: "organization" }),
		},
		...choices.leagues.flatMap(({ id, name }): Row[] => [
			{ label: name, about: words.sharing.feedOfResults, path: feedPath({ of: "league", id }) },
			{
				label: name,
				about: words.sharing.calendarOfGames,
				path: calendarPath({ of: "league", id }),
			},
		]),
	];
	return (
		<AddressPanel
			title={words.sharing.feedsAndCalendars}
			about={words.sharing.anAddressToPasteInto}
			rows={rows}
			siteUrl={siteUrl}
		/>
	);
}

/** Addresses for the screen in a hall and for whoever streams a game. */
export function ScreenPanel({ siteUrl }: { siteUrl: string }) {
	return (
		<AddressPanel
			title={words.sharing.onScreens}
			about={words.sharing.openTheFirstOnTheScreen}
			rows={[
				{ label: words.sharing.hallScreen, about: "/tv", path: "/tv" },
				{
					label: words.sharing.overlayOfAGame,
					about: "/games/ID?overlay=1",
					path: "/games/ID?overlay=1",
				},
			]}
			siteUrl={siteUrl}
		/>
	);
}

type AddressPanelProps = { title: string; about: string; rows: readonly Row[]; siteUrl: string };

function AddressPanel({ title, about, rows, siteUrl }: AddressPanelProps) {
	const copy = useCopy();
	return (
		<Panel title={title}>
			<p className={styles.about}>{about}</p>
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
							aria-label={words.sharing.copyTheAddress({ label, about })}
							onClick={() => copy(siteUrl + path, words.sharing.addressCopied)}
						>
							<Icon name="copy" />
							{words.common.copy}
						</button>
					</li>
				))}
			</ul>
		</Panel>
	);
}
