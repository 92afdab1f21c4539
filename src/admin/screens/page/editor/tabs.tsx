import type { ReactNode } from "react";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import styles from "./editor.module.css";

export type TabName = "write" | "preview";

/** On a phone one writes, or looks. */
export function Tabs({ tab, onTab }: { tab: TabName; onTab: (tab: TabName) => void }) {
	return (
		<div className={styles.tabs}>
			<Tab isOn={tab === "write"} onChoose={() => onTab("write")}>
				<Icon name="edit" />
				{words.page.writeTab}
			</Tab>
			<Tab isOn={tab === "preview"} onChoose={() => onTab("preview")}>
				<Icon name="eye" />
				{words.common.preview}
			</Tab>
		</div>
	);
}

type TabProps = { isOn: boolean; onChoose: () => void; children: ReactNode };

function Tab({ isOn, onChoose, children }: TabProps) {
	return (
		<button type="button" className={styles.tab} aria-pressed={isOn} onClick={onChoose}>
			{children}
		</button>
	);
}
