import { useState } from "react";
import type { Kind } from "#blocks/kind.ts";
import { kinds } from "#blocks/kinds.ts";
import { Dialog, DialogBody } from "../../../../parts/dialog.tsx";
import styles from "./palette.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type PaletteProps = {
	/** Inside another block, where no block stands that holds blocks itself. */
	isInside?: boolean;
	onChoose: (kind: Kind) => void;
	onClose: () => void;
};

/** All kinds of blocks: what they are called, what they are for, and how they look. */
export function Palette({ isInside = false, onChoose, onClose }: PaletteProps) {
	const [shown] = useState(() => kinds.filter((kind) => !(isInside && holdsBlocks(kind))));
	return (
		<Dialog title="Add a block" isOpen onClose={onClose} size="large">
			<DialogBody>
				<ul className={styles.kinds}>
					{shown.map((kind) => (
						<li key={kind.kind} className={styles.kind}>
							<Thumbnail kind={kind} />
							<div className={styles.words}>
								<button
									type="button"
									className={styles.choose}
									aria-describedby={`about-${kind.kind}`}
									onClick={() => onChoose(kind)}
								>
									{kind.label}
								</button>
								<p id={`about-${kind.kind}`} className={styles.about}>
									{kind.about}
								</p>
							</div>
						</li>
					))}
				</ul>
			</DialogBody>
		</Dialog>
	);
}

function holdsBlocks({ fields }: Kind): boolean {
	return Object.values(fields).some(({ is }) => is === "blocks");
}
