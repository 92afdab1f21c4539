import { useEffect, useRef, useState } from "react";
import { publicPlace } from "../../../shell/places.ts";
import styles from "./sharing.module.css";

type EmbedPreviewProps = {
	path: string;
	title: string;
	organization: { domain: string | null; slug: string | null };
};

/** What is longer scrolls here, so that the screen stays a screen. */
const mostHeight = 640;

/** The embed as another website will show it; the frame takes its height, as the element does. */
export function EmbedPreview({ path, title, organization }: EmbedPreviewProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(420);
	const place = publicPlace(organization, path, location);
	useEffect(() => {
		const hear = ({ source, origin, data }: MessageEvent) => {
			if (source !== frame.current?.contentWindow || origin !== location.origin) return;
			const { fieldhouse, height } = Object(data);
			if (fieldhouse === "height" && height > 0) setHeight(Math.min(mostHeight, Math.ceil(height)));
		};
		addEventListener("message", hear);
		return () => removeEventListener("message", hear);
	}, []);
	// A site elsewhere does not let this page show it.
	if (place === null || !place.startsWith("/")) {
		return <p className="soft">The preview shows when you are signed in at your own address.</p>;
	}
	return (
		<figure className={styles.preview}>
			<figcaption className={styles.caption}>Preview</figcaption>
			<iframe ref={frame} src={place} title={title} height={height} className={styles.frame} />
		</figure>
	);
}
