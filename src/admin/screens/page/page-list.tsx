import { useState } from "react";
import { Link } from "react-router";
import { languageNames } from "#domain/language/language.ts";
import { counted } from "#domain/text/counted.ts";
import { ago } from "#domain/time/ago.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { stateTones } from "./editor/language/language-bar.tsx";
import type { SitePage } from "./editor/places.ts";
import { scheduleWords } from "./editor/saving/schedule-words.ts";
import { PageBadge } from "./editor/top-bar.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import styles from "./page-list.module.css";

export const sitePages = screen(async () => {
	const { pages } = await client.get("/pages");
	return { pages };
}, PageList);

/** The nine pages that every site has, and the organization's own. */
function PageList({ pages }: { pages: readonly SitePage[] }) {
	const [isAdding, setAdding] = useState(false);
	const nine = pages.filter(({ isOwn }) => !isOwn);
	const own = pages.filter(({ isOwn }) => isOwn);
	const written = nine.filter(({ isPublished }) => isPublished).length;
	return (
		<>
			<ScreenHeader
				title="Pages"
				actions={
					<>
						<Link to="/dashboard/site/navigation" className="button button-quiet">
							<Icon name="menu" />
							Navigation
						</Link>
						<ActionButton icon="add" onClick={() => setAdding(true)}>
							Add page
						</ActionButton>
					</>
				}
			>
				What your website says, beside the standings, games and players that write themselves.
			</ScreenHeader>
			<Panel
				title="Pages every site has"
				aside={
					<span className="soft">
						{written} of {nine.length} published
					</span>
				}
				isFlush
			>
				<ul className={styles.rows}>
					{nine.map((page) => (
						<PageRow key={page.key} page={page} />
					))}
				</ul>
			</Panel>
			<Panel
				title="Your own pages"
				aside={own.length > 0 && <span className="soft">{counted(own.length, "page")}</span>}
				isFlush={own.length > 0}
			>
				{own.length === 0 ? (
					<EmptyState title="No pages of your own yet" picture="search">
						For anything else: open gym, sponsors, a page about one tournament.{" "}
						<button type="button" className={styles.link} onClick={() => setAdding(true)}>
							Add the first one
						</button>
					</EmptyState>
				) : (
					<ul className={styles.rows}>
						{own.map((page) => (
							<PageRow key={page.key} page={page} />
						))}
					</ul>
				)}
			</Panel>
			{isAdding && <NewPageDialog onClose={() => setAdding(false)} />}
		</>
	);
}

/** One page: what it is called, where it is, and how far it is. */
function PageRow({ page }: { page: SitePage }) {
	const { key, title, path, publishAt, isInNavigation, updatedAt, updatedBy } = page;
	const isBegun = page.isPublished || page.hasDraft;
	return (
		<li className={styles.row}>
			<div className={styles.names}>
				<Link to={`/dashboard/site/pages/${key}`} className={styles.title}>
					{title}
				</Link>
				<span className={styles.path}>{path}</span>
			</div>
			<div className={styles.badges}>
				{isBegun || publishAt !== null ? <PageBadge page={page} /> : <Badge>Not written</Badge>}
				{isInNavigation && <Badge>In the navigation</Badge>}
				{isBegun && <Translations page={page} />}
			</div>
			<p className={styles.saved}>
				{publishAt !== null
					? `Will be published ${scheduleWords(publishAt)}`
					: updatedAt !== null &&
						`${updatedBy ?? "Saved"}, ${ago(updatedAt, new Date(), words.language)}`}
			</p>
		</li>
	);
}

/** How far the page is in each further language of the site, and the way there. */
function Translations({ page: { title, languages } }: { page: SitePage }) {
	return languages.slice(1).map(({ language, key, state }) => (
		<Link
			key={language}
			to={`/dashboard/site/pages/${key}`}
			className={styles.translation}
			aria-label={`${title}, ${languageNames[language]}: ${words.translation.states[state]}`}
		>
			<Badge tone={stateTones[state]}>
				{`${languageNames[language]}: ${words.translation.states[state]}`}
			</Badge>
		</Link>
	));
}
