import type { ReactNode } from "react";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import styles from "./panels.module.css";

type PanelFrameProps = {
	name: "block" | "history" | "page";
	title: string;
	/** Behind the title. */
	tools?: ReactNode;
	onClose: () => void;
	children: ReactNode;
};

/** What is filled in beside the preview; on a phone with the way back to all blocks. */
export function PanelFrame({ name, title, tools, onClose, children }: PanelFrameProps) {
	return (
		<section className={styles.panel} aria-labelledby="panel-title" data-panel={name}>
			<div className={styles.head}>
				<button type="button" className={styles.back} onClick={onClose}>
					<Icon name="previous" />
					{words.page.allBlocks}
				</button>
				<h2 id="panel-title" tabIndex={-1} className={styles.title}>
					{title}
				</h2>
				{tools}
			</div>
			{children}
		</section>
	);
}
