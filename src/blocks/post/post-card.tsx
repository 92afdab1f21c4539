import { type NewsPost, postPath } from "#domain/post/post.ts";
import { excerptOf } from "#domain/text/excerpt.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { Picture } from "#ui/kit/picture.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import { Part } from "../part.tsx";
import styles from "./post.module.css";

type NewsProps = {
	title: string;
	posts: readonly NewsPost[];
	/** On a phone they stand in one row that is pushed aside. */
	isRow?: boolean;
};

/** Some announcements with the way to all; nothing where there are none. */
export function News({ title, posts, isRow = false }: NewsProps) {
	const words = useWords();
	if (posts.length === 0) return null;
	return (
		<Part title={title || words.post.title} more={{ label: words.post.all, to: "/news" }}>
			<div className={isRow ? "cards cards-row" : "cards"} data-row={isRow || undefined}>
				{posts.map((post) => (
					<PostCard key={post.id} post={post} />
				))}
			</div>
		</Part>
	);
}

/** An announcement among others: what it is about, and the way to all of it. */
export function PostCard({ post, isSection = false }: { post: NewsPost; isSection?: boolean }) {
	const Heading = isSection ? "h2" : "h3";
	const words = useWords();
	const { title, text, picture, language, day, isPinned } = post;
	const lang = language === words.language ? undefined : language;
	return (
		<article className={`card ${styles.card}`}>
			{picture !== null && (
				// What is beside it says what it is about.
				<Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 40rem) 24rem, 80vw" />
			)}
			<div className={styles.words}>
				<p className={styles.day}>
					{isPinned && `${words.post.pinned} · `}
					<time dateTime={day}>{formatGameDate(day, words.language)}</time>
				</p>
				<Heading className={styles.title} lang={lang}>
					<Link to={postPath(post)}>{title}</Link>
				</Heading>
				{text !== "" && (
					<p className={styles.excerpt} lang={lang}>
						{excerptOf(text)}
					</p>
				)}
			</div>
		</article>
	);
}
