import type { ReactNode } from "react";
import styles from "./season-league.module.css";

/** What can be done with the things of a panel, at the end of its heading. */
export function PanelActions({ children }: { children: ReactNode }) {
	return <div className={styles.actions}>{children}</div>;
}
