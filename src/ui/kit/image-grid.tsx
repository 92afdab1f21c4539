import type { PictureValue } from "#domain/page/fields.ts";
import { useWords } from "../words.tsx";
import styles from "./image-grid.module.css";
import { Picture } from "./picture.tsx";

export type GridImage = PictureValue & { caption?: string };

type ImageGridProps = {
	images: readonly GridImage[];
	/** On a wide screen, where one grid of several is not to have larger pictures than the next. */
	columns?: number;
};

/**
 * Pictures beside each other. Each links to its file; with scripts it opens in full view over the
 * page (`enhance/gallery.ts`).
 */
export function ImageGrid({ images, columns = columnsFor(images.length) }: ImageGridProps) {
	const words = useWords();
	return (
		<ul
			className={styles.grid}
			data-gallery={words.block.picture}
			data-close={words.block.close}
			data-previous={words.block.previous}
			data-next={words.block.next}
			data-columns={columns}
		>
			{images.map(({ caption = "", ...picture }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand here twice.
				<li key={index}>
					<figure>
						<a href={picture.url} className={styles.picture}>
							<Picture picture={picture} sizes={sizes} />
						</a>
						{caption !== "" && <figcaption className={styles.caption}>{caption}</figcaption>}
					</figure>
				</li>
			))}
		</ul>
	);
}

/** Columns on a wide screen: four or three, whichever leaves fewer places empty in the last row. */
function columnsFor(count: number): number {
	if (count < 4) return count;
	const empty = (columns: number) => (columns - (count % columns)) % columns;
	return empty(3) < empty(4) ? 3 : 4;
}

const sizes = "(min-width: 60rem) 25rem, (min-width: 36rem) 50vw, 100vw";
