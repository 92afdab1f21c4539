import type { Post } from "#domain/post/post.ts";
import { Picture } from "#ui/kit/picture.tsx";
import { useWords } from "#ui/words.tsx";
import { Markdown } from "../markdown.tsx";
import styles from "./post.module.css";

type PostBodyProps = { post: Pick<Post, "text" | "picture" | "language"> };

/** What an announcement says below its title. */
export function PostBody({ post: { text, picture, language } }: PostBodyProps) {
	const words = useWords();
	return (
		<div className={styles.body} lang={language === words.language ? undefined : language}>
			{picture !== null && (
				<Picture picture={picture} sizes="(min-width: 48rem) 46rem, 100vw" isFirst />
			)}
			{text !== "" && <Markdown text={text} />}
		</div>
	);
}
