import { Link } from "#ui/link.tsx";
import styles from "./platform.module.css";

/** Said in place of a page that does not exist, on any host. */
export function NotFoundPage({ sentence }: { sentence: string }) {
	return (
		<div className={`page ${styles.notFound} ${styles.narrow}`}>
			<p className={styles.code} aria-hidden="true">
				404
			</p>
			<h1>Not found</h1>
			<p>{sentence}</p>
			<p>
				<Link to="/" className="button">
					Go to the start page
				</Link>
			</p>
		</div>
	);
}
