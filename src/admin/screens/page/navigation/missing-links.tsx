import { useRef } from "react";
import { linkTo, type NavItem } from "#domain/page/navigation.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import { placesOf, type SitePage } from "../editor/places.ts";
import styles from "./navigation.module.css";

type MissingLinksProps = {
	links: readonly NavItem[];
	pages: readonly SitePage[];
	onAdd: (items: readonly NavItem[]) => void;
};

/** What visitors could find, but no link on top of the site leads to: one press each. */
export function MissingLinks({ links, pages, onAdd }: MissingLinksProps) {
	const panel = useRef<HTMLDivElement>(null);
	const missing = missingLinks(links, pages);
	// The button goes away with what it added; the focus stays here.
	const add = (items: readonly NavItem[]) => {
		panel.current?.focus();
		onAdd(items);
	};
	return (
		<div ref={panel} tabIndex={-1}>
			<Panel
				title={words.page.notLinkedYet}
				aside={
					missing.length > 1 && (
						<ToolbarButton icon="add" onClick={() => add(missing)}>
							{words.page.addAll}
						</ToolbarButton>
					)
				}
			>
				{missing.length === 0 ? (
					<p className="soft">{words.page.aLinkLeadsToEvery}</p>
				) : (
					<ul className={styles.missing}>
						{missing.map((item) => (
							<li key={item.to}>
								<ToolbarButton icon="add" onClick={() => add([item])}>
									{item.label}
								</ToolbarButton>
							</li>
						))}
					</ul>
				)}
			</Panel>
		</div>
	);
}

/** Published pages and those that write themselves, as far as no link leads there. */
function missingLinks(links: readonly NavItem[], pages: readonly SitePage[]): NavItem[] {
	const linked = new Set(links.map(({ to }) => to));
	const unwritten = new Set(pages.flatMap((page) => (isThere(page) ? [] : page.path)));
	return placesOf(pages)
		.filter(({ to }) => !linked.has(to) && !unwritten.has(to))
		.map(linkTo);
}

/** The home page and the leaders are there for visitors before anybody has written on them. */
const isThere = ({ key, isPublished }: SitePage) =>
	isPublished || key === "home" || key === "leaderboard";
