import { type ReactNode, useEffect } from "react";
import { brandName } from "#ui/brand-name.ts";
import { useAuth } from "./auth.ts";
import styles from "./screen-header.module.css";

/** The top of a screen: its one h1, which also names the browser's tab. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
	const { organization } = useAuth();
	const site = organization?.domain ?? organization?.slug ?? brandName;
	useEffect(() => {
		document.title = `${title} · ${site}`;
	}, [title, site]);
	return (
		<header className={styles.header}>
			<h1>{title}</h1>
			{children !== undefined && <p className="soft">{children}</p>}
		</header>
	);
}
