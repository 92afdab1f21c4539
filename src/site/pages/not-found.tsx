import { Link } from "#ui/link.tsx";
import styles from "./platform/platform.module.css";

/** Said in place of a page that does not exist, on any host. */
export function NotFoundPage({ sentence }: { sentence: string }) {
	return <InPlaceOfPage code="404" title="Not found" sentence={sentence} />;
}

type InPlaceOfPageProps = { code: string; title: string; sentence: string };

/** What stands where a page should be: what happened, and a way on. */
export function InPlaceOfPage({ code, title, sentence }: InPlaceOfPageProps) {
	return (
		<div className={`page ${styles.notFound} ${styles.narrow}`}>
			<p className={styles.code} aria-hidden="true">
				{code}
			</p>
			<h1>{title}</h1>
			<p>{sentence}</p>
			<p>
				<Link to="/" className="button">
					Go to the start page
				</Link>
			</p>
		</div>
	);
}
