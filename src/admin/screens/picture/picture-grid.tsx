import type { ReactNode } from "react";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import { focusStyle, type Picture, sizeInWords, thumbnailOf } from "./library.ts";
import styles from "./picture-grid.module.css";

type PictureGridProps = {
	pictures: readonly Picture[];
	/** Of the button: "Edit", "Use". */
	verb: string;
	onChoose: (picture: Picture) => void;
	/** The one that is chosen already. */
	isChosen?: (picture: Picture) => boolean;
	/** What else is known of one, below its name. */
	note?: (picture: Picture) => ReactNode;
};

/** Pictures as cards and documents as lines, each of them one button. */
export function PictureGrid({ pictures, verb, onChoose, isChosen, note }: PictureGridProps) {
	return (
		<ul className={styles.grid}>
			{pictures.map((picture) => (
				<li key={picture.id} className={styles.item} data-kind={picture.kind}>
					<button
						type="button"
						className={styles.card}
						aria-pressed={isChosen?.(picture)}
						onClick={() => onChoose(picture)}
					>
						<span className={styles.frame}>
							{picture.kind === "picture" ? (
								<img src={thumbnailOf(picture)} alt="" loading="lazy" style={focusStyle(picture)} />
							) : (
								<Icon name="page" />
							)}
						</span>
						<span className={styles.text}>
							<span className="visually-hidden">{verb} </span>
							<span className="one-line strong">{picture.name}</span>
							<span className={styles.facts}>{factsOf(picture)}</span>
							{note !== undefined && <span className={styles.note}>{note(picture)}</span>}
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}

function factsOf({ kind, width, height, bytes }: Picture): string {
	return kind === "picture"
		? `${width} × ${height}`
		: words.picture.pdfOfSize({ size: sizeInWords(bytes) });
}
