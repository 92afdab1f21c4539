import { useState } from "react";
import { Link } from "react-router";
import { languageNames } from "#domain/language/language.ts";
import { labelled } from "#domain/text/labelled.ts";
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
				title={words.common.pages}
				actions={
					<>
						<Link to="/dashboard/site/navigation" className="button button-quiet">
							<Icon name="menu" />
							{words.common.navigation}
						</Link>
						<ActionButton icon="add" onClick={() => setAdding(true)}>
							{words.page.addPage}
						</ActionButton>
					</>
				}
			>
				{words.page.whatYourWebsiteSaysBeside}
			</ScreenHeader>
			<Panel
				title={words.page.pagesEverySiteHas}
				aside={
					<span className="soft">{words.page.writtenOf({ written, count: nine.length })}</span>
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
				title={words.page.yourOwnPages}
				aside={
					own.length > 0 && <span className="soft">{words.page.pages({ count: own.length })}</span>
				}
				isFlush={own.length > 0}
			>
				{own.length === 0 ? (
					<EmptyState title={words.page.noPagesOfYourOwn} picture="search">
						{words.page.forAnythingElseOpenGym}{" "}
						<button type="button" className={styles.link} onClick={() => setAdding(true)}>
							{words.page.addTheFirstOne}
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
				{isBegun || publishAt !== null ? (
					<PageBadge page={page} />
				) : (
					<Badge>{words.page.notWritten}</Badge>
				)}
				{isInNavigation && <Badge>{words.page.inTheNavigation}</Badge>}
				{isBegun && <Translations page={page} />}
			</div>
			<p className={styles.saved}>
				{publishAt !== null
					? words.page.willBePublishedWhen({ when: scheduleWords(publishAt) })
					: updatedAt !== null &&
						`${updatedBy ?? words.page.saved}, ${ago(updatedAt, new Date(), words.language)}`}
			</p>
		</li>
	);
}

/** "Français: missing" */
function stateText({ language, state }: SitePage["languages"][number]): string {
	return labelled(words, languageNames[language], words.translation.states[state]);
}

/** How far the page is in each further language of the site, and the way there. */
function Translations({ page: { title, languages } }: { page: SitePage }) {
	return languages.slice(1).map((of) => (
		<Link
			key={of.language}
			to={`/dashboard/site/pages/${of.key}`}
			className={styles.translation}
			aria-label={`${title}, ${stateText(of)}`}
		>
			<Badge tone={stateTones[of.state]}>{stateText(of)}</Badge>
		</Link>
	));
}
