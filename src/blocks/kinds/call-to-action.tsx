import styles from "../blocks.module.css";
import { ContentLink } from "../content-link.tsx";
import { kind } from "../kind.ts";

export const callToAction = kind({
	kind: "callToAction",
	label: "Big button",
	about: "One sentence with a button below it.",
	isWide: true,
	fields: {
		text: { is: "line", label: "Sentence" },
		label: { is: "line", label: "Button" },
		href: { is: "link", label: "Where the button leads" },
	},
	example: { text: "Ready to play?", label: "Register", href: "/registration" },
	View: ({ text, label, href }) => (
		<div className={styles.callToAction}>
			{text !== "" && <p>{text}</p>}
			{label !== "" && (
				<ContentLink href={href} className="button">
					{label}
				</ContentLink>
			)}
		</div>
	),
});
