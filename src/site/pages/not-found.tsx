import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./platform/platform.module.css";

/** Said in place of a page that does not exist, on any host. */
export function NotFoundPage({ sentence }: { sentence: string }) {
	const words = useWords();
	return <InPlaceOfPage code="404" title={words.site.notFound} sentence={sentence} />;
}

type InPlaceOfPageProps = { code: string; title: string; sentence: string };

/** What stands where a page should be: what happened, and a way on. */
export function InPlaceOfPage({ code, title, sentence }: InPlaceOfPageProps) {
	const words = useWords();
	return (
		<div className={`page ${styles.notFound} ${styles.narrow}`}>
			<p className={styles.code} aria-hidden="true">
				{code}
			</p>
			<h1>{title}</h1>
			<p>{sentence}</p>
			<p>
				<Link to="/" className="button">
					{words.site.toStart}
				</Link>
			</p>
		</div>
	);
}
