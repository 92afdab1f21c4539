import styles from "./image-grid.module.css";

export type GridImage = { url: string; alt: string; caption?: string | undefined };

/**
 * Pictures beside each other. Each links to its file; with scripts it opens in full view over the
 * page (`enhance/gallery.ts`).
 */
export function ImageGrid({ images }: { images: readonly GridImage[] }) {
	return (
		<ul className={styles.grid} data-gallery>
			{images.map(({ url, alt, caption }) => (
				<li key={url}>
					<figure>
						<a href={url} className={styles.picture}>
							<img src={url} alt={alt} loading="lazy" width={400} height={300} />
						</a>
						{caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
					</figure>
				</li>
			))}
		</ul>
	);
}
