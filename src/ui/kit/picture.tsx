import type { PictureValue } from "#domain/page/fields.ts";
import { srcSetOf } from "#domain/picture/sizes.ts";
import { classes } from "../classes.ts";
import styles from "./picture.module.css";

type PictureProps = {
	picture: PictureValue;
	/** How wide it is shown, as browsers want to know it before they choose a file. */
	sizes: string;
	className?: string | undefined;
	/** It is what a visitor sees first, so that nothing waits for it to come into sight. */
	isFirst?: boolean;
};

/**
 * A picture of the library in the size that this screen needs. Cut to a shape, it keeps the point
 * that its owner chose, to the nearest tenth: the pages' policy allows no inline style.
 */
export function Picture({ picture, sizes, className, isFirst = false }: PictureProps) {
	const { url, alt, width, height, focusX, focusY } = picture;
	const srcSet = srcSetOf(url, width);
	return (
		<img
			src={url}
			srcSet={srcSet}
			sizes={srcSet === undefined ? undefined : sizes}
			alt={alt}
			width={width}
			height={height}
			loading={isFirst ? undefined : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding="async"
			className={classes(styles.picture, className)}
			data-focus-x={tenth(focusX)}
			data-focus-y={tenth(focusY)}
		/>
	);
}

/** The middle needs no word. */
function tenth(share: number | undefined): number | undefined {
	const tenths = share === undefined ? 5 : Math.round(share / 10);
	return tenths === 5 ? undefined : tenths;
}
