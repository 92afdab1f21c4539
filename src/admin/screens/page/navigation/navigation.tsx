import { useState } from "react";
import { newKey } from "#api/client.ts";
import { mostNavItems, withLink } from "#domain/page/navigation.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { useUnsaved } from "../../player/profile/use-unsaved.ts";
import { placesOf, type SitePage } from "../editor/places.ts";
import { FormProvider } from "../form/form-context.ts";
import { BarPreview } from "./bar-preview.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { LinkList } from "./link-list.tsx";
import { isSameLinks, type NavItem, type NavLink, withIds, withoutIds } from "./links.ts";
import { MissingLinks } from "./missing-links.tsx";
import styles from "./navigation.module.css";

export const siteNavigation = screen(async () => client.get("/pages"), Navigation);

type NavigationProps = {
	pages: readonly SitePage[];
	navigation: readonly NavItem[] | null;
	defaultNavigation: readonly NavItem[];
};

/** The bar on top of every page: which links, in which order, and what they are called. */
function Navigation({ pages, navigation, defaultNavigation }: NavigationProps) {
	const saved = navigation ?? defaultNavigation;
	const [links, setLinks] = useState<readonly NavLink[]>(() => withIds(saved, newKey));
	const [edited, setEdited] = useState<NavLink | "new" | null>(null);
	const { act, isBusy } = useAction();
	const isChanged = !isSameLinks(links, saved);
	useUnsaved(isChanged);

	const save = (next: readonly NavItem[] | null) =>
		act({
			run: async () => {
				const sent = next === null ? null : withoutIds(next);
				const { message, navigation } = await client.put("/pages/navigation", { navigation: sent });
				setLinks(withIds(navigation ?? defaultNavigation, newKey));
				return message;
			},
			failure: words.page.theNavigationCouldNotBe,
		});
	return (
		<FormProvider value={{ places: placesOf(pages), problems: new Map(), newId: newKey }}>
			<ScreenHeader
				title={words.common.navigation}
				crumbs={[{ label: words.common.pages, to: "/dashboard/site/pages" }]}
				actions={
					<>
						{navigation !== null && (
							<QuietButton disabled={isBusy} onClick={() => void save(null)}>
								{words.page.backToTheDefault}
							</QuietButton>
						)}
						<Button
							disabled={isBusy || !isChanged}
							aria-busy={isBusy}
							onClick={() => void save(links)}
						>
							{words.page.saveNavigation}
						</Button>
					</>
				}
			>
				{words.page.theLinksOnTopOf}
			</ScreenHeader>
			<BarPreview links={links} />
			<MissingLinks
				links={links}
				pages={pages}
				onAdd={(items) => {
					const room = items.slice(0, mostNavItems - links.length);
					setLinks(withIds(room, newKey).reduce(withLink<NavLink>, [...links]));
				}}
			/>
			<Panel
				title={words.common.links}
				aside={
					links.length < mostNavItems && (
						<ToolbarButton icon="add" onClick={() => setEdited("new")}>
							{words.common.addALink}
						</ToolbarButton>
					)
				}
				isFlush
			>
				{links.length === 0 ? (
					<EmptyState title={words.page.noLinks} picture="search">
						{words.page.visitorsFindTheirWayBy}{" "}
						<button type="button" className={styles.link} onClick={() => setEdited("new")}>
							{words.common.addALink}
						</button>
					</EmptyState>
				) : (
					<LinkList
						links={links}
						pages={pages}
						onOrder={setLinks}
						onEdit={setEdited}
						onRemove={(id) => setLinks(links.filter((link) => link.id !== id))}
					/>
				)}
			</Panel>
			<p className="row-2 hint">
				<Icon name="eye" />
				{words.page.aLinkToAPage}
			</p>
			{edited !== null && (
				<LinkDialog
					link={edited === "new" ? null : edited}
					languages={pages[0]?.languages.slice(1).map(({ language }) => language) ?? []}
					onClose={() => setEdited(null)}
					onDone={(item) => {
						setEdited(null);
						setLinks(
							edited === "new"
								? [...links, { ...item, id: newKey() }]
								: links.map((link) => (link.id === edited.id ? { ...link, ...item } : link)),
						);
					}}
				/>
			)}
		</FormProvider>
	);
}
