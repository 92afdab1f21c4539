import { kind } from "../kind.ts";
import { Markdown } from "../markdown.tsx";

export const text = kind({
	kind: "text",
	label: "Text",
	about: "Paragraphs, lists and links.",
	fields: { markdown: { is: "markdown", label: "Text" } },
	example: {
		markdown: [
			"Every team plays **nine to twelve games** a season, most of them on the same weeknight.",
			"- Games start on time\n- Fouls are fouls\n- The numbers are written down",
		].join("\n\n"),
	},
	View: ({ markdown }) => <Markdown text={markdown} />,
});
