import styles from "../blocks.module.css";
import { kind } from "../kind.ts";
import { Markdown } from "../markdown.tsx";

export const heading = kind({
	kind: "heading",
	label: "Heading",
	about: "Begins a section. The blocks after it stand beside it.",
	fields: {
		text: { is: "line", label: "Heading" },
		lead: { is: "markdown", label: "Introduction", isOptional: true },
	},
	example: { text: "How we got here", lead: "It began with six teams and a borrowed scoreboard." },
	View: ({ text, lead }) => (
		<div className={styles.heading}>
			{text !== "" && <h2>{text}</h2>}
			{lead !== "" && <Markdown text={lead} className={styles.lead} />}
		</div>
	),
});
