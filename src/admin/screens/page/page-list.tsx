import { useState } from "react";
import { Link } from "react-router";
import { counted } from "#domain/text/counted.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { client } from "../../../client.ts";
import { Icon } from "../../../parts/icon.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import type { SitePage } from "./editor/places.ts";
import { NewPageDialog } from "./new-page-dialog.tsx";
import styles from "./page-list.module.css";
import { PageRow } from "./page-row.tsx";

export const pageList = screen(async () => {
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
						<button type="button" className="button" onClick={() => setAdding(true)}>
							<Icon name="add" />
							Add page
						</button>
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
