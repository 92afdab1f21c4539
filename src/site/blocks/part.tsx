import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";
import styles from "./blocks.module.css";

type PartProps = {
	title: string;
	/** Where there is more of it. */
	more?: { label: string; to: string };
	children: ReactNode;
};

/** A part of a page under its heading. */
export function Part({ title, more, children }: PartProps) {
	return (
		<section className={styles.part}>
			<div className={styles.partHead}>
				<h2>{title}</h2>
				{more !== undefined && (
					<Link to={more.to} className={styles.more}>
						{more.label}
					</Link>
				)}
			</div>
			{children}
		</section>
	);
}
