import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { words } from "../../../words.ts";
import { sizeInWords, thumbnailOf } from "../library.ts";
import styles from "./upload-list.module.css";
import type { Upload } from "./use-uploads.ts";

type UploadListProps = {
	uploads: readonly Upload[];
	onRetry: (upload: Upload) => void;
	onClear: () => void;
};

/** Files on their way, each with how far it is, and in its own words why one was not taken. */
export function UploadList({ uploads, onRetry, onClear }: UploadListProps) {
	if (uploads.length === 0) return null;
	const isBusy = uploads.some(({ state }) => state === "waiting" || state === "sending");
	return (
		<section className={styles.uploads} aria-labelledby="uploads-title">
			<div className={styles.head}>
				<h2 id="uploads-title" className={styles.title}>
					{titleOf(uploads)}
				</h2>
				{!isBusy && (
					<IconButton icon="close" label={words.picture.closeTheListOfAdded} onClick={onClear} />
				)}
			</div>
			<ul className={styles.list}>
				{troubleFirst(uploads).map((upload) => (
					<li key={upload.id} className={styles.upload} data-state={upload.state}>
						<span className={styles.picture}>
							{upload.picture?.kind === "picture" && (
								<img src={thumbnailOf(upload.picture)} alt="" />
							)}
						</span>
						<span className={styles.name}>{upload.file.name}</span>
						<span className={styles.state}>{stateOf(upload)}</span>
						{upload.state === "failed" && (
							<button type="button" className={styles.again} onClick={() => onRetry(upload)}>
								{words.common.tryAgain}
								<span className="visually-hidden">
									{" "}
									{words.picture.withName({ name: upload.file.name })}
								</span>
							</button>
						)}
						{upload.state === "sending" && (
							<progress
								className={styles.bar}
								aria-label={words.picture.isBeingSent({ name: upload.file.name })}
								{...(upload.share < 1 && { value: upload.share })}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** What needs somebody is not below the others. */
function troubleFirst(uploads: readonly Upload[]): Upload[] {
	const isTrouble = (upload: Upload) => Number(upload.state === "failed");
	return uploads.toSorted((a, b) => isTrouble(b) - isTrouble(a));
}

function titleOf(uploads: readonly Upload[]): string {
	const count = (state: Upload["state"]) => uploads.filter((it) => it.state === state).length;
	const [added, failed] = [count("added"), count("failed")];
	if (added + failed < uploads.length)
		return words.picture.addingOf({ place: added + failed + 1, count: uploads.length });
	if (failed === 0)
		return added === 1 ? words.picture.n1FileAdded : words.picture.addedFiles({ added });
	return words.picture.addedOfFiles({ added, count: uploads.length });
}

function stateOf({ state, share, sentence, file, picture }: Upload): string {
	if (state === "waiting") return words.picture.isWaiting;
	if (state === "sending")
		return share < 1 ? `${Math.floor(share * 100)} %` : words.picture.makingItsSizes;
	if (state === "failed") return sentence ?? "";
	if (picture?.kind !== "picture") return words.picture.addedSize({ size: sizeInWords(file.size) });
	return words.picture.addedSizes({
		sent: sizeInWords(file.size),
		kept: sizeInWords(picture.bytes),
	});
}
