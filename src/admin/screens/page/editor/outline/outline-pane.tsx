import { type Dispatch, useMemo, useRef } from "react";
import type { Kind } from "#blocks/kind.ts";
import { kindOf } from "#blocks/kinds.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { Icon } from "../../../../components/feedback/icon.tsx";
import { words } from "../../../../words.ts";
import type { Action, Chosen } from "../editing.ts";
import styles from "../editor.module.css";
import { EmptyPage, UnwrittenFrontPage } from "../empty-page.tsx";
import { useSettledBlocks } from "../preview/use-settled-blocks.ts";
import { Outline } from "./outline.tsx";

type OutlinePaneProps = {
	blocks: readonly BlockContent[];
	/** The id of the block whose form is open. */
	chosen: string | null;
	/** Is the form that of the page itself? */
	isPageChosen: boolean;
	/** The ids of blocks in which something is missing. */
	wrong: ReadonlySet<string>;
	dispatch: Dispatch<Action>;
	onChoose: (chosen: Chosen) => void;
	/** Asks for a new block behind one, or at the end. */
	onAsk: (after: string | null) => void;
	onAdd: (kind: Kind) => void;
	onOutline: () => void;
};

/** The page and its blocks, in their order. */
export function OutlinePane(props: OutlinePaneProps) {
	const { blocks, chosen, isPageChosen, wrong, dispatch, onChoose, onAsk, onAdd } = props;
	const shown = useSettledBlocks(blocks);
	const now = useRef({ onChoose, onAsk });
	now.current = { onChoose, onAsk };
	// They stay the same, so that rows need not be drawn anew.
	const rowActions = useMemo(
		() => ({
			onChoose: (id: string) => now.current.onChoose({ block: id }),
			onStep: (id: string, by: number) => dispatch({ kind: "step", id, by }),
			onAdd: (after: string) => now.current.onAsk(after),
			onOrder: (ids: readonly string[]) => dispatch({ kind: "order", ids }),
		}),
		[dispatch],
	);
	return (
		<section className={styles.outline} aria-label={words.page.pageAndBlocks}>
			<button
				type="button"
				className={styles.page}
				data-chosen={isPageChosen || undefined}
				onClick={() => onChoose("page")}
			>
				<Icon name="settings" />
				{words.page.pageSettings}
			</button>
			{blocks.length === 0 ? (
				<EmptyPage onOutline={props.onOutline} onChoose={onAdd} />
			) : (
				<Outline blocks={shown} chosen={chosen} wrong={wrong} {...rowActions} />
			)}
			{blocks.length > 0 && blocks.every(({ kind }) => kindOf(kind)?.isFrontPart) && (
				<UnwrittenFrontPage onOutline={props.onOutline} />
			)}
			<button type="button" className={styles.add} onClick={() => onAsk(null)}>
				<Icon name="add" />
				{words.page.addABlock}
			</button>
		</section>
	);
}
