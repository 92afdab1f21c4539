import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
	title: string;
	/** What it means and what to do next. */
	children?: ReactNode;
	/** Stands for what is missing. */
	picture?: "games" | "players" | "standings" | "search";
};

/** A place where something will be: says why there is nothing yet. */
export function EmptyState({ title, children, picture = "games" }: EmptyStateProps) {
	return (
		<div className={styles.empty}>
			<svg viewBox="0 0 48 48" className={styles.picture} aria-hidden="true">
				{pictures[picture]}
			</svg>
			<p className={styles.title}>{title}</p>
			{children !== undefined && <div className={styles.text}>{children}</div>}
		</div>
	);
}

const pictures = {
	games: (
		<>
			<path d="M4 12h40v26H4zM24 12v26M13 5v7M35 5v7" />
			<path d="M10.500 19h7v12h-7zM32 19l2.500-1.500V31" />
		</>
	),
	players: (
		<>
			<path d="M15 6 7 11v31h34V11l-8-5c-1.500 5-5 8-9 8s-7.500-3-9-8Z" />
			<path d="M19 24h4v11M28 24h6l-3.500 11" />
		</>
	),
	standings: (
		<>
			<path d="M5 43V27h12v16M17 43V9h14v34M31 43V21h12v22M2 43h44" />
			<path d="m22.500 17 2-1.500V23" />
		</>
	),
	search: (
		<>
			<circle cx="20" cy="20" r="13" />
			<path d="m29.500 29.500 13 13" />
		</>
	),
};
