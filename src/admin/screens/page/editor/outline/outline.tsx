import { memo } from "react";
import { GridListItem } from "react-aria-components";
import { kindOf } from "#blocks/kinds.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { labelled } from "#domain/text/labelled.ts";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { DragHandle } from "../../../../components/order/drag-handle.tsx";
import { OrderedList } from "../../../../components/order/ordered-list.tsx";
import { StepButtons } from "../../../../components/order/step-buttons.tsx";
import { words } from "../../../../words.ts";
import { blockWord } from "../../form/block-words.ts";
import { excerptOf } from "../../form/values.ts";
import styles from "./outline.module.css";

type OutlineProps = RowActions & {
	blocks: readonly BlockContent[];
	/** The id of the block whose form is open. */
	chosen: string | null;
	/** The ids of blocks in which something is missing. */
	wrong: ReadonlySet<string>;
	onOrder: (ids: readonly string[]) => void;
};

/**
 * The blocks of a page in their order: with a mouse, with the keyboard (Enter on the handle, arrows,
 * Enter), or place by place with the arrow buttons.
 */
export const Outline = memo(function Outline(props: OutlineProps) {
	const { blocks, chosen, wrong, onOrder, ...actions } = props;
	return (
		<OrderedList
			label={words.page.blocksOfThisPage}
			items={blocks}
			{...(styles.list !== undefined && { className: styles.list })}
			nameOf={(block) => wordsOf(block).label}
			onOrder={onOrder}
			onChoose={actions.onChoose}
		>
			{(block, index) => (
				<OutlineRow
					key={block.id}
					id={block.id}
					{...wordsOf(block)}
					index={index}
					count={blocks.length}
					isChosen={block.id === chosen}
					isWrong={wrong.has(block.id)}
					{...actions}
				/>
			)}
		</OrderedList>
	);
});

type BlockWords = { label: string; excerpt: string };

/** What a block is called, worked out once for each thing it was. */
function wordsOf(block: BlockContent): BlockWords {
	const known = wordsMade.get(block);
	if (known !== undefined) return known;
	const kind = kindOf(block.kind);
	const written = kind === undefined ? "" : excerptOf(kind.fields, block);
	const hint = typeof block.hint === "string" ? block.hint : "";
	const label = kind === undefined ? words.page.block : blockWord(kind.label);
	const made = { label, excerpt: written || hint };
	wordsMade.set(block, made);
	return made;
}

const wordsMade = new WeakMap<BlockContent, BlockWords>();

type RowActions = {
	onChoose: (id: string) => void;
	onStep: (id: string, by: number) => void;
	/** Asks for a new block behind this one. */
	onAdd: (after: string) => void;
};

type OutlineRowProps = RowActions & {
	id: string;
	/** "Price table" */
	label: string;
	/** The first words in it. */
	excerpt: string;
	index: number;
	count: number;
	isChosen: boolean;
	isWrong: boolean;
};

/** One block in the order of the page. Only the rows that say something else are drawn anew. */
const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
	const { id, label, excerpt, index, count, isChosen, isWrong, onStep, onAdd } = props;
	const name = excerpt === "" ? label : labelled(words, label, excerpt);
	return (
		<GridListItem
			id={id}
			textValue={name}
			className={styles.row ?? ""}
			data-chosen={isChosen || undefined}
		>
			<DragHandle label={words.page.dragOne({ name })} />
			<span className={styles.words}>
				<span className="row-2 label">
					{label}
					{isWrong && <span className={styles.wrong}>{words.page.incomplete}</span>}
				</span>
				{excerpt !== "" && <span className="one-line tiny soft">{excerpt}</span>}
				{isChosen && <span className="visually-hidden">{words.page.openInForm}</span>}
			</span>
			<span className={styles.tools}>
				<StepButtons name={label} index={index} count={count} onStep={(by) => onStep(id, by)} />
				<IconButton icon="add" label={words.page.addBelow({ label })} onClick={() => onAdd(id)} />
			</span>
		</GridListItem>
	);
});
