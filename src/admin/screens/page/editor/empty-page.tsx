import type { Kind } from "#blocks/kind.ts";
import { kindOf } from "#blocks/kinds.ts";
import { Button } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import { blockWord } from "../form/block-words.ts";
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
			<p className={styles.emptyTitle}>{words.page.thisPageIsEmpty}</p>
			<OutlineOffer onOutline={onOutline} />
			<p className="soft">{words.page.orBeginWith}</p>
			<div className="cluster-2">
				{likely.map((kind) => (
					<button
						key={kind.kind}
						type="button"
						className={styles.first}
						onClick={() => onChoose(kind)}
					>
						<Icon name="add" />
						{blockWord(kind.label)}
					</button>
				))}
			</div>
		</div>
	);
}

function OutlineOffer({ onOutline }: Pick<EmptyPageProps, "onOutline">) {
	return (
		<>
			<p className="soft">{words.page.anOutlineHasTheParts}</p>
			<Button onClick={onOutline}>{words.page.beginWithAnOutline}</Button>
		</>
	);
}

/** The same below the parts of a front page on which nothing is written. */
export function UnwrittenFrontPage({ onOutline }: Pick<EmptyPageProps, "onOutline">) {
	return (
		<div className={styles.empty}>
			<OutlineOffer onOutline={onOutline} />
		</div>
	);
}
