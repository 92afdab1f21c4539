import { useState } from "react";
import { videoEmbed } from "#domain/game/video.ts";
import { words } from "../../../../words.ts";
import styles from "./game-video.module.css";

/**
 * A game's video as it may be shown: YouTube's with its picture, any other as a link
 * (rule `video-link`).
 */
export function GameVideo({ url }: { url: string | null }) {
	const video = url === null ? null : videoEmbed(url);
	if (video === null) return url === null ? words.game.none : <Broken />;
	if (video.kind === "embed") return <YouTubeVideo key={video.url} url={video.url} />;
	return (
		<a href={video.url} target="_blank" rel="noreferrer">
			{words.game.watch}
		</a>
	);
}

/**
 * A frame of another site never tells that it could not load; the video's picture does. Of a video
 * that is gone YouTube sends a grey one of 120 pixels instead of 480.
 */
function YouTubeVideo({ url }: { url: string }) {
	const [isBroken, setBroken] = useState(false);
	const id = url.slice(url.lastIndexOf("/") + 1);
	return (
		<>
			<a href={url} target="_blank" rel="noreferrer" className={styles.link}>
				{!isBroken && (
					<img
						src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
						alt=""
						width={480}
						height={360}
						className={styles.picture}
						onError={() => setBroken(true)}
						onLoad={({ currentTarget }) => setBroken(currentTarget.naturalWidth <= 120)}
					/>
				)}
				{words.game.watchOnYoutube}
			</a>
			{isBroken && <Broken />}
		</>
	);
}

function Broken() {
	return (
		<p role="alert" className={styles.broken}>
			{words.messages.games.videoFailed}
		</p>
	);
}
