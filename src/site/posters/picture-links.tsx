import { useWords } from "#ui/words.tsx";
import styles from "./picture-links.module.css";
import type { PosterKind } from "./poster.ts";

type PictureLinksProps = { organizationId: number; kind: PosterKind; id: number };

/** Two pictures for the team's chat: devices that share get them to share, others to save. */
export function PictureLinks({ organizationId, kind, id }: PictureLinksProps) {
	const words = useWords();
	const path = `/cards/${organizationId}/${kind}-${id}`;
	const link = (size: string, label: string) => (
		<a href={`${path}${size}.${words.language}.png`} download data-picture>
			{label}
		</a>
	);
	return (
		<p className={styles.links}>
			<span>{words.page.pictures[kind]}</span>
			{link("", words.page.pictures.post)}
			{link(".story", words.page.pictures.story)}
		</p>
	);
}
