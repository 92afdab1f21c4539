import { client } from "../../../client.ts";
import { momentHere } from "../../../components/feedback/today-here.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { words } from "../../../words.ts";
import { PanelFrame } from "./panel-frame.tsx";
import styles from "./panels.module.css";

type HistoryPanelProps = {
	pageKey: string;
	/** Changes when something was published, so that the list is read anew. */
	revision: number;
	/** The version that is shown. */
	shown: number | null;
	onShow: (number: number, words: string) => void;
	onRestore: (number: number) => void;
	onClose: () => void;
};

/** What was published of the page, by whom and when. */
export function HistoryPanel(props: HistoryPanelProps) {
	const { pageKey, revision, shown, onShow, onRestore, onClose } = props;
	const found = useLookup({
		of: `${pageKey} ${revision}`,
		load: () => client.get("/pages/:key/versions", { key: pageKey }),
		failure: words.page.theHistoryCouldNotBe,
	});
	return (
		<PanelFrame name="history" title={words.page.history} onClose={onClose}>
			{found === null ? (
				<p className={styles.version}>{words.page.loading}</p>
			) : found.versions.length === 0 ? (
				<p className={styles.version}>{words.page.everyTimeYouPublishThis}</p>
			) : (
				<ol className={styles.versions}>
					{found.versions.map(({ number, publishedAt, publishedBy, changes }, index) => {
						const when = whenOf(publishedAt);
						return (
							<li
								key={number}
								className={styles.version}
								data-shown={shown === number || undefined}
							>
								<p className={styles.when}>
									{when}
									<span className={styles.who}>{publishedBy ?? ""}</span>
									{index === 0 && <span className={styles.who}>{words.page.newestVersion}</span>}
								</p>
								{changes.length > 0 && <p className="hint">{changes.join(". ")}.</p>}
								<div className={styles.versionTools}>
									<button
										type="button"
										className={styles.small}
										aria-label={words.page.lookAtVersion({ version: when })}
										aria-pressed={shown === number}
										onClick={() => onShow(number, when)}
									>
										{words.page.lookAtIt}
									</button>
									<button
										type="button"
										className={styles.small}
										aria-label={words.page.restoreVersion({ version: when })}
										onClick={() => onRestore(number)}
									>
										{words.common.restore}
									</button>
								</div>
							</li>
						);
					})}
				</ol>
			)}
			{found !== null && found.versions.length >= found.mostVersions && (
				<p className={styles.version}>
					{words.page.lastVersions({ mostVersions: found.mostVersions })}
				</p>
			)}
		</PanelFrame>
	);
}

function whenOf(at: string | null): string {
	return at === null ? words.page.beforeVersionsWereKept : momentHere(at);
}
