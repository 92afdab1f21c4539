import { Link } from "react-router";
import { languageNames } from "#domain/language/language.ts";
import type { TranslationState } from "#domain/page/translation.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { words } from "../../../../words.ts";
import type { Page } from "../page.ts";
import type { PageSteps } from "../use-page-steps.ts";
import styles from "./language-bar.module.css";

type LanguageBarProps = { page: Page; steps: Pick<PageSteps, "check"> };

/** The languages in which the page is written or can be, and how it stands with this one. */
export function LanguageBar({ page, steps }: LanguageBarProps) {
	const { languages, key } = page;
	if (languages.length === 0 && page.original === null) return null;
	const isBegun = languages[0]?.state !== "missing";
	return (
		<div className={styles.bar}>
			<nav aria-label={words.translation.languages} className={styles.languages}>
				{languages.map((it, index) =>
					index === 0 || isBegun ? (
						<Link
							key={it.language}
							to={`/dashboard/site/pages/${it.key}`}
							aria-current={it.key === key ? "page" : undefined}
							className={styles.language}
						>
							<span lang={it.language}>{languageNames[it.language]}</span>
							{index > 0 && (
								<Badge tone={stateTones[it.state]}>{words.translation.states[it.state]}</Badge>
							)}
						</Link>
					) : null,
				)}
			</nav>
			{!isBegun && <p className="hint">{words.translation.notBegun}</p>}
			<Comparison page={page} steps={steps} />
		</div>
	);
}

export const stateTones = {
	whole: "win",
	older: "notice",
	draft: "notice",
	missing: "neutral",
} as const satisfies Record<TranslationState, string>;

/** What the original has become since. */
function Comparison({ page, steps }: LanguageBarProps) {
	const { original, languages, key } = page;
	if (original === null) return null;
	if (original.isNewer) {
		return (
			<div className={styles.newer} role="status">
				<p>{newerBy(original.changes)}</p>
				<button type="button" className={styles.button} onClick={() => void steps.check()}>
					{words.translation.stillSame}
				</button>
			</div>
		);
	}
	const state = languages.find((it) => it.key === key)?.state;
	if (state === "missing" || state === "draft") {
		return (
			<p className="hint">
				{page.updatedAt === null && words.translation.copy} {words.translation.until}
			</p>
		);
	}
	return original.isPublished ? null : <p className="hint">{words.translation.afterOriginal}</p>;
}

/** Enough of them to know where to look. */
const shownChanges = 3;

function newerBy(changes: readonly string[]): string {
	if (changes.length === 0) return words.translation.newer;
	const count = changes.length - shownChanges;
	const rest = count > 0 ? [words.translation.more({ count })] : [];
	const shown = [...changes.slice(0, shownChanges), ...rest].join("; ");
	return words.translation.newerBy({ changes: shown });
}
