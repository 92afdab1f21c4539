import { Panel } from "#ui/kit/panel.tsx";
import { statWord } from "#ui/sport/stored-words.ts";
import { siteWords, words } from "../../../words.ts";
import type { BuiltIn } from "../stat-item.ts";
import styles from "./built-ins.module.css";

/** What is computed without anybody asking for it, and can be used in formulas. */
export function BuiltIns({ builtIn }: { builtIn: readonly BuiltIn[] }) {
	if (builtIn.length === 0) return null;
	return (
		<Panel title={words.bookkeeping.computedForYou}>
			<p className="soft">{words.bookkeeping.madeFromWhatYouKeep}</p>
			<dl className={styles.list}>
				{builtIn.map(({ abbreviation, name, formula }) => (
					<div key={abbreviation} className={styles.entry}>
						<dt>
							<abbr title={statWord(siteWords, { short: abbreviation, name }).name}>
								{abbreviation}
							</abbr>
						</dt>
						<dd>
							<code>{formula}</code>
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
