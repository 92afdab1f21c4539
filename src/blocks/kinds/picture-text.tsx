import { Picture } from "#ui/kit/picture.tsx";
import styles from "../blocks.module.css";
import { kind } from "../kind.ts";
import { Markdown } from "../markdown.tsx";

export const pictureText = kind({
	kind: "pictureText",
	label: "Picture and text",
	about: "One picture with text beside it.",
	isWide: true,
	fields: {
		picture: { is: "picture", label: "Picture" },
		title: { is: "line", label: "Title", isOptional: true },
		markdown: { is: "markdown", label: "Text" },
		side: {
			is: "choice",
			label: "Side of the picture",
			options: [
				{ value: "left", label: "On the left" },
				{ value: "right", label: "On the right" },
			],
		},
	},
	example: {
		picture: { url: "/demo/gym.svg", alt: "Evening light in an empty gym" },
		title: "Sunday mornings",
		markdown: "The gym opens at eight. Coffee is on us, warming up is on you.",
		side: "left",
	},
	View: ({ picture, title, markdown, side }) => (
		<section className={styles.pictureText} data-side={side}>
			{picture !== null && (
				<Picture
					picture={picture}
					sizes="(min-width: 60rem) 35rem, 100vw"
					className={styles.beside}
				/>
			)}
			<div className={styles.words}>
				{title !== "" && <h2>{title}</h2>}
				{markdown !== "" && <Markdown text={markdown} />}
			</div>
		</section>
	),
});
