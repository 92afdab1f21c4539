import type { Language } from "#domain/language/language.ts";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./layout.module.css";

/** What stands over every page of a site until its day is over. */
export type BannerLine = {
	/** No two of them have the same. */
	key: string;
	text: string;
	/** In which it is written, where that is not the language of the page. */
	language?: Language | undefined;
	/** Where more is said, as a path of the site. */
	to?: string | undefined;
};

/** More would push the page away. */
const mostLines = 3;

export function Banner({ lines }: { lines: readonly BannerLine[] }) {
	const words = useWords();
	if (lines.length === 0) return null;
	return (
		<aside className={styles.banner} aria-label={words.post.announcement}>
			<ul className="page">
				{lines.slice(0, mostLines).map(({ key, text, language, to }) => (
					<li key={key} lang={language}>
						{to === undefined ? <p>{text}</p> : <Link to={to}>{text}</Link>}
					</li>
				))}
			</ul>
		</aside>
	);
}
