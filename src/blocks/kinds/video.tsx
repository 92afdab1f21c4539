import type { Video } from "#domain/game/video.ts";
import { useWords } from "#ui/words.tsx";
import styles from "../blocks.module.css";

/** A YouTube video in a frame that loads when it comes into view; any other as a link. */
export function VideoView({ video, title: written }: { video: Video; title: string }) {
	const words = useWords();
	const title = written === "" ? words.block.video : written;
	if (video.kind === "link") {
		return (
			<a href={video.url} rel="noopener noreferrer" className="button button-quiet">
				{title}
			</a>
		);
	}
	return (
		<iframe
			src={video.url}
			title={title}
			className={styles.video}
			loading="lazy"
			sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
			allow="fullscreen; encrypted-media; picture-in-picture"
			allowFullScreen
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}
