import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import styles from "./screen-header.module.css";
import { useScreenTitle } from "./screen-title.ts";

type ScreenHeaderProps = {
	title: string;
	/** The way here, without this screen itself. */
	crumbs?: readonly Crumb[];
	/** Stands before the title: a crest, a photo. */
	picture?: ReactNode;
	/** What can be done with the whole screen, at the end of the title's line. */
	actions?: ReactNode;
	/** A line below the title. */
	children?: ReactNode;
};

/** The top of a screen: its one h1, which also names the browser's tab. */
export function ScreenHeader({ title, crumbs, picture, actions, children }: ScreenHeaderProps) {
	useScreenTitle(title);
	return (
		<header className={styles.header}>
			{crumbs !== undefined && <Breadcrumbs items={[...crumbs, { label: title }]} />}
			<div className="row-3 wrap">
				{picture}
				<h1>{title}</h1>
				{actions !== undefined && <div className={styles.actions}>{actions}</div>}
			</div>
			{children !== undefined && <div className="soft">{children}</div>}
		</header>
	);
}
