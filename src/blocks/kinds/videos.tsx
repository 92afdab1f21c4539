import { videoEmbed } from "#domain/game/video.ts";
import styles from "../blocks.module.css";
import { kind } from "../kind.ts";
import { Part } from "../part.tsx";
import { VideoView } from "./video.tsx";

/** What is no video address is left out. */
export const videos = kind({
	kind: "videos",
	label: "Videos",
	about: "YouTube videos that play on the page; others become links.",
	isWide: true,
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		videos: {
			is: "list",
			label: "Videos",
			item: "video",
			most: 40,
			of: {
				url: {
					is: "link",
					label: "Address",
					isElsewhere: true,
					hint: "Open the video on YouTube and copy its address from the address bar.",
				},
				title: { is: "line", label: "Title" },
			},
		},
	},
	example: {
		title: "On film",
		videos: [{ url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", title: "The final" }],
	},
	View: ({ title, videos }) => (
		<Part title={title}>
			<ul className={styles.videos}>
				{videos.map(({ url, title }, index) => {
					const video = videoEmbed(url);
					if (video === null) return null;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: videos have no ids, and one may stand twice.
						<li key={index}>
							<VideoView video={video} title={title} />
							{video.kind === "embed" && title !== "" && (
								<p className={styles.videoTitle}>{title}</p>
							)}
						</li>
					);
				})}
			</ul>
		</Part>
	),
});
