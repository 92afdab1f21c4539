import type { Kind } from "#blocks/kind.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { Icon } from "../../../components/feedback/icon.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { StepButtons } from "../../../components/order/step-buttons.tsx";
import { words } from "../../../words.ts";
import { blockWord } from "../form/block-words.ts";
import { FieldsForm } from "../form/fields-form.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import styles from "./panels.module.css";

type BlockPanelProps = {
	block: BlockContent;
	/** Missing for a kind that this release does not know. */
	kind: Kind | undefined;
	/** Counted from 1. */
	place: number;
	count: number;
	/** What is missing in the block as a whole. */
	problem: string | undefined;
	onWrite: (values: Record<string, unknown>, mark: string) => void;
	onStep: (by: number) => void;
	onDuplicate: () => void;
	onRemove: () => void;
	onAdd: () => void;
	onClose: () => void;
};

/** The form of one block, and what can be done with it as a whole. */
export function BlockPanel(props: BlockPanelProps) {
	const { block, kind, place, count, problem, onWrite, onStep, onClose } = props;
	const label = kind === undefined ? words.page.block : blockWord(kind.label);
	return (
		<PanelFrame
			name="block"
			title={label}
			tools={
				<>
					<span className={styles.place}>{words.page.placeOf({ place, count })}</span>
					<span className={styles.tools}>
						<StepButtons
							name={words.page.thisBlock({ kind: label.toLowerCase() })}
							index={place - 1}
							count={count}
							onStep={onStep}
						/>
						{!kind?.isOnce && (
							<IconButton
								icon="copy"
								label={words.page.duplicateThisBlock}
								onClick={props.onDuplicate}
							/>
						)}
						<IconButton
							icon="remove"
							tone="danger"
							label={words.page.removeThisBlock}
							onClick={props.onRemove}
						/>
					</span>
				</>
			}
			onClose={onClose}
		>
			<div className={styles.body}>
				{typeof block.hint === "string" && <p className={styles.hint}>{block.hint}</p>}
				{problem !== undefined && <p className="notice">{problem}</p>}
				{kind === undefined ? (
					<p className="notice">{words.page.thisBlockWasMadeBy}</p>
				) : (
					<FieldsForm fields={kind.fields} path="" values={block} onChange={onWrite} />
				)}
				<button type="button" className={styles.next} onClick={props.onAdd}>
					<Icon name="add" />
					{words.page.addABlockBelow}
				</button>
			</div>
		</PanelFrame>
	);
}
