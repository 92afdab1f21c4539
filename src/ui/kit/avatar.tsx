import type { SyntheticEvent } from "react";
import type { Player } from "#domain/player/player.ts";
import defaultPlayerUrl from "../default-player.svg?no-inline";
import styles from "./avatar.module.css";

type AvatarProps = {
	player: Pick<Player, "imageUrl">;
	/** 36, 60 and 120 px; the last one is a player's own page. */
	size?: "small" | "medium" | "large";
};

/**
 * A player's picture in a circle, or the product's default picture. The name always stands beside
 * it, so it says nothing to screen readers.
 */
export function Avatar({ player, size = "small" }: AvatarProps) {
	const pixels = pixelsOf[size];
	return (
		<img
			src={player.imageUrl ?? defaultPlayerUrl}
			alt=""
			width={pixels}
			height={pixels}
			loading={size === "large" ? undefined : "lazy"}
			className={styles.avatar}
			data-size={size}
			onError={showDefault}
		/>
	);
}

/** A picture that is gone or broken; in the browser only, where React runs. */
function showDefault({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) {
	if (picture.getAttribute("src") !== defaultPlayerUrl) picture.src = defaultPlayerUrl;
}

const pixelsOf = { small: 36, medium: 60, large: 120 };
