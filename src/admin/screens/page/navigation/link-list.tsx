import { GridListItem } from "react-aria-components";
import { Badge } from "#ui/kit/badge.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { DragHandle } from "../../../components/order/drag-handle.tsx";
import { inOrder, movedBy } from "../../../components/order/order.ts";
import { OrderedList } from "../../../components/order/ordered-list.tsx";
import { StepButtons } from "../../../components/order/step-buttons.tsx";
import { words } from "../../../words.ts";
import type { SitePage } from "../editor/places.ts";
import type { NavLink } from "./links.ts";
import styles from "./navigation.module.css";

type LinkListProps = {
	links: readonly NavLink[];
	pages: readonly SitePage[];
	onOrder: (links: readonly NavLink[]) => void;
	onEdit: (link: NavLink) => void;
	onRemove: (id: string) => void;
};

/** The links in their order: dragged, moved with the keyboard, or by the arrow buttons. */
export function LinkList({ links, pages, onOrder, onEdit, onRemove }: LinkListProps) {
	const ids = links.map(({ id }) => id);
	const putInOrder = (next: readonly string[]) => onOrder(inOrder(links, next));
	return (
		<OrderedList
			label={words.page.linksOfTheNavigation}
			items={links}
			nameOf={({ label }) => label}
			onOrder={putInOrder}
		>
			{(link, index) => (
				<GridListItem
					key={link.id}
					id={link.id}
					textValue={link.label}
					className={styles.row ?? ""}
				>
					<DragHandle />
					<span className={styles.words}>
						<span className={styles.label}>{link.label}</span>
						<span className="one-line hint">{link.to}</span>
					</span>
					{isHidden(link, pages) && <Badge tone="notice">{words.page.notPublished}</Badge>}
					<span className={styles.tools}>
						<StepButtons
							name={link.label}
							index={index}
							count={links.length}
							onStep={(by) => putInOrder(movedBy(ids, link.id, by))}
						/>
						<IconButton
							icon="edit"
							label={words.page.editLabel({ label: link.label })}
							onClick={() => onEdit(link)}
						/>
						<IconButton
							icon="close"
							tone="danger"
							label={words.page.removeLabel({ label: link.label })}
							onClick={() => onRemove(link.id)}
						/>
					</span>
				</GridListItem>
			)}
		</OrderedList>
	);
}

/** Visitors do not see a link to a page that is not there for them. */
function isHidden({ to }: NavLink, pages: readonly SitePage[]): boolean {
	const page = pages.find(({ path, publicPath }) => path === to || publicPath === to);
	return page?.isOwn === true && !page.isPublished;
}
