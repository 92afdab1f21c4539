import { Link } from "react-router";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { words } from "../../../words.ts";
import type { Page } from "./page.ts";
import { saveWords } from "./saving/save-words.ts";
import type { SaveState } from "./saving/saving.ts";
import styles from "./top-bar.module.css";

type TopBarProps = {
	page: Page;
	title: string;
	state: SaveState<Page>;
	canUndo: boolean;
	canRedo: boolean;
	onUndo: () => void;
	onRedo: () => void;
	isHistoryOpen: boolean;
	onHistory: () => void;
	onPublish: () => void;
};

/** What is written, how far it is saved, and what can be done with the page. */
export function TopBar(props: TopBarProps) {
	const { page, title, state, canUndo, canRedo, onUndo, onRedo, onPublish } = props;
	const isTrouble = ["failed", "refused", "conflict", "lost"].includes(state.kind);
	return (
		<header className={styles.bar}>
			<Link to="/dashboard/site/pages" className={styles.back} aria-label={words.page.allPages}>
				<Icon name="previous" />
				<span className={styles.backWord}>{words.common.pages}</span>
			</Link>
			<h1 className={styles.title}>{title.trim() || words.page.untitledPage}</h1>
			<span className={styles.badge}>
				<PageBadge page={page} />
			</span>
			<p className={styles.state} role="status" data-trouble={isTrouble || undefined}>
				{saveWords(state, page)}
			</p>
			<div className={styles.tools}>
				<IconButton icon="undo" label={words.page.undoCtrlZ} disabled={!canUndo} onClick={onUndo} />
				<IconButton
					icon="redo"
					label={words.page.redoCtrlShiftZ}
					disabled={!canRedo}
					onClick={onRedo}
				/>
				<button
					type="button"
					className={styles.tool}
					aria-pressed={props.isHistoryOpen}
					onClick={props.onHistory}
				>
					<Icon name="history" />
					<span className={styles.toolWord}>{words.page.history}</span>
				</button>
			</div>
			<button type="button" className={`button ${styles.publish}`} onClick={onPublish}>
				{words.common.publish}
			</button>
		</header>
	);
}

/** What visitors have of the page. */
export function PageBadge({
	page,
}: {
	page: Pick<Page, "isPublished" | "hasDraft" | "publishAt">;
}) {
	if (page.publishAt !== null) return <Badge tone="notice">{words.page.scheduled}</Badge>;
	if (page.isPublished && page.hasDraft)
		return <Badge tone="notice">{words.page.unpublishedChanges}</Badge>;
	return page.isPublished ? (
		<Badge tone="win">{words.page.isPublished}</Badge>
	) : (
		<Badge>{words.page.notPublished}</Badge>
	);
}
