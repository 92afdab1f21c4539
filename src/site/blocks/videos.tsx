import { videoEmbed } from "#domain/game/video.ts";
import styles from "./blocks.module.css";
import { VideoView } from "./video.tsx";

/** Videos beside each other, each with its title. What is no video address is left out. */
export function Videos({ videos }: { videos: readonly { url: string; title: string }[] }) {
	return (
		<ul className={styles.videos}>
			{videos.map(({ url, title }) => {
				const video = videoEmbed(url);
				if (video === null) return null;
				return (
					<li key={url}>
						<VideoView video={video} title={title} />
						{video.kind === "embed" && <p className={styles.videoTitle}>{title}</p>}
					</li>
				);
			})}
		</ul>
	);
}
