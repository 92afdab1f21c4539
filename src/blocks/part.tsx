import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";
import styles from "./blocks.module.css";

type PartProps = {
	/** Without a title the part is what it holds. */
	title: string;
	/** Where there is more of it. */
	more?: { label: string; to: string };
	children: ReactNode;
};

/** A part of a page under its heading. */
export function Part({ title, more, children }: PartProps) {
	return (
		<section className={styles.part}>
			{(title !== "" || more !== undefined) && (
				<div className={styles.partHead}>
					{title !== "" && <h2>{title}</h2>}
					{more !== undefined && (
						<Link to={more.to} className={styles.more}>
							{more.label}
						</Link>
					)}
				</div>
			)}
			{children}
		</section>
	);
}
