import { client } from "../../../client.ts";
import { momentHere } from "../../../components/feedback/today-here.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
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
		failure: "The history could not be loaded.",
	});
	return (
		<PanelFrame name="history" title="History" onClose={onClose}>
			{found === null ? (
				<p className={styles.version}>Loading…</p>
			) : found.versions.length === 0 ? (
				<p className={styles.version}>
					Every time you publish this page, what it says then is kept here.
				</p>
			) : (
				<ol className={styles.versions}>
					{found.versions.map(({ number, publishedAt, publishedBy, changes }, index) => {
						const words = whenOf(publishedAt);
						return (
							<li
								key={number}
								className={styles.version}
								data-shown={shown === number || undefined}
							>
								<p className={styles.when}>
									{words}
									<span className={styles.who}>{publishedBy ?? ""}</span>
									{index === 0 && <span className={styles.who}>(the newest)</span>}
								</p>
								{changes.length > 0 && <p className="hint">{changes.join(". ")}.</p>}
								<div className={styles.versionTools}>
									<button
										type="button"
										className={styles.small}
										aria-label={`Look at it: the version of ${words}`}
										aria-pressed={shown === number}
										onClick={() => onShow(number, words)}
									>
										Look at it
									</button>
									<button
										type="button"
										className={styles.small}
										aria-label={`Restore the version of ${words}`}
										onClick={() => onRestore(number)}
									>
										Restore
									</button>
								</div>
							</li>
						);
					})}
				</ol>
			)}
			{found !== null && found.versions.length >= found.mostVersions && (
				<p className={styles.version}>The last {found.mostVersions} versions are kept.</p>
			)}
		</PanelFrame>
	);
}

function whenOf(at: string | null): string {
	return at === null ? "Before versions were kept" : momentHere(at);
}
