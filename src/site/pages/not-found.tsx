import type { ReactNode } from "react";
import type { NavItem } from "#domain/page/navigation.ts";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { SearchForm } from "../search-form.tsx";
import styles from "./pages.module.css";

/** Said in place of a page that does not exist, on any host. */
export function NotFoundPage({ sentence }: { sentence: string }) {
	const words = useWords();
	return <InPlaceOfPage code="404" title={words.site.notFound} sentence={sentence} />;
}

type NothingHereProps = {
	sentence: string;
	/** Pages of the site that may be meant. */
	meant: readonly NavItem[];
	/** What stands in the field of the search. */
	text: string;
};

/** The same on the site of an organization, which has other pages and a search. */
export function NothingHerePage({ sentence, meant, text }: NothingHereProps) {
	const words = useWords();
	return (
		<InPlaceOfPage code="404" title={words.site.notFound} sentence={sentence}>
			{meant.length > 0 && (
				<>
					<p>{words.search.meant}</p>
					<ul>
						{meant.map(({ to, label }) => (
							<li key={to}>
								<Link to={to}>{label}</Link>
							</li>
						))}
					</ul>
				</>
			)}
			<SearchForm text={text} />
		</InPlaceOfPage>
	);
}

type InPlaceOfPageProps = { code: string; title: string; sentence: string; children?: ReactNode };

/** What stands where a page should be: what happened, and a way on. */
export function InPlaceOfPage({ code, title, sentence, children }: InPlaceOfPageProps) {
	const words = useWords();
	return (
		<div className={`page ${styles.inPlace}`}>
			<p className={styles.inPlaceCode} aria-hidden="true">
				{code}
			</p>
			<h1>{title}</h1>
			<p>{sentence}</p>
			{children}
			<p>
				<Link to="/" className="button">
					{words.site.toStart}
				</Link>
			</p>
		</div>
	);
}
