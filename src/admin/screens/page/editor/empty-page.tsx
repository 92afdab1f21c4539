import type { Kind } from "#blocks/kind.ts";
import { kindOf } from "#blocks/kinds.ts";
import { Button } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import styles from "./editor.module.css";

type EmptyPageProps = {
	onOutline: () => void;
	onChoose: (kind: Kind) => void;
};

/** Nothing is written yet: the three ways that most pages begin. */
export function EmptyPage({ onOutline, onChoose }: EmptyPageProps) {
	const likely = ["heading", "text", "pictureText"].flatMap((name) => kindOf(name) ?? []);
	return (
		<div className={styles.empty}>
			<p className={styles.emptyTitle}>This page is empty</p>
			<p className="soft">
				An outline has the parts that such a page usually has. You fill in what fits and remove the
				rest. Visitors see nothing of it before you publish.
			</p>
			<Button onClick={onOutline}>Begin with an outline</Button>
			<p className="soft">Or begin with</p>
			<div className="cluster-2">
				{likely.map((kind) => (
					<button
						key={kind.kind}
						type="button"
						className={styles.first}
						onClick={() => onChoose(kind)}
					>
						<Icon name="add" />
						{kind.label}
					</button>
				))}
			</div>
		</div>
	);
}
