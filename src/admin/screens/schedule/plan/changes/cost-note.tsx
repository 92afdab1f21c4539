import { Icon } from "../../../../components/feedback/icon.tsx";
import { IconButton } from "../../../../components/feedback/icon-button.tsx";
import { words } from "../../../../words.ts";
import styles from "./cost-note.module.css";
import { costSentence } from "./costs.ts";
import type { Changes } from "./use-changes.ts";

/** What the last change by hand costs: said, and never forbidden. */
export function CostNote({ changes }: { changes: Changes }) {
	const { costs, forgetCosts, newest, undo } = changes;
	return (
		<div role="status">
			{costs !== null && (
				<div className={styles.note} data-worse={costs.worse.length > 0 || undefined}>
					<Icon name={costs.worse.length > 0 ? "warning" : "check"} />
					<div className={styles.words}>
						<p className={styles.title}>{costs.title}</p>
						<p>{costSentence(costs)}</p>
					</div>
					{costs.isUndoable && newest !== null && (
						<button type="button" className={styles.undo} onClick={undo}>
							{words.common.undo}
						</button>
					)}
					<IconButton icon="close" label={words.plan.hideCost} onClick={forgetCosts} />
				</div>
			)}
		</div>
	);
}
