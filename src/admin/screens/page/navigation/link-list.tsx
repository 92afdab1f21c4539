import { DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { Badge } from "#ui/kit/badge.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { DragHandle } from "../../../components/order/drag-handle.tsx";
import { StepButtons } from "../../../components/order/step-buttons.tsx";
import type { SitePage } from "../editor/places.ts";
import { movedBy, type NavLink, putDown } from "./links.ts";
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
	const { dragAndDropHooks } = useDragAndDrop({
		getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
		getAllowedDropOperations: () => ["move"],
		onReorder: ({ keys, target }) => {
			if (target.dropPosition === "on") return;
			const place = { beside: String(target.key), position: target.dropPosition };
			onOrder(putDown(links, new Set([...keys].map(String)), place));
		},
		renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
	});
	return (
		<GridList
			aria-label="Links of the navigation"
			className="ringless"
			dragAndDropHooks={dragAndDropHooks}
			keyboardNavigationBehavior="tab"
		>
			{links.map((link, index) => (
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
					{isHidden(link, pages) && <Badge tone="notice">Not published</Badge>}
					<span className={styles.tools}>
						<StepButtons
							name={link.label}
							index={index}
							count={links.length}
							onStep={(by) => onOrder(movedBy(links, link.id, by))}
						/>
						<IconButton icon="edit" label={`Edit ${link.label}`} onClick={() => onEdit(link)} />
						<IconButton
							icon="close"
							tone="danger"
							label={`Remove ${link.label}`}
							onClick={() => onRemove(link.id)}
						/>
					</span>
				</GridListItem>
			))}
		</GridList>
	);
}

/** Visitors do not see a link to a page that is not there for them. */
function isHidden({ to }: NavLink, pages: readonly SitePage[]): boolean {
	const page = pages.find(({ path, publicPath }) => path === to || publicPath === to);
	return page?.isOwn === true && !page.isPublished;
}
