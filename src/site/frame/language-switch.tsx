import {
	type ChosenLanguages,
	languageNames,
	languagePrefix,
	languagesOf,
} from "#domain/language/language.ts";
import { useHrefOfAnyLanguage } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import styles from "./language-switch.module.css";

type LanguageSwitchProps = {
	site: ChosenLanguages;
	path: string;
	/** What the page was asked for: a season, a filter, with its question mark; or nothing. */
	search: string;
};

/** The same page, as it was asked for, in the other languages of the site, each called as its readers call it. */
export function LanguageSwitch({ site, path, search }: LanguageSwitchProps) {
	const words = useWords();
	const href = useHrefOfAnyLanguage();
	const others = languagesOf(site).filter((language) => language !== words.language);
	if (others.length === 0) return null;
	return (
		<nav aria-label={words.site.languages} className={styles.languages}>
			{others.map((language) => {
				const prefix = languagePrefix(language, site);
				return (
					<a
						key={language}
						href={href((prefix !== "" && path === "/" ? prefix : prefix + path) + search)}
						hrefLang={language}
						lang={language}
						title={languageNames[language]}
					>
						<span className="visually-hidden">{languageNames[language]}</span>
						<span aria-hidden="true">{language.toUpperCase()}</span>
					</a>
				);
			})}
		</nav>
	);
}
