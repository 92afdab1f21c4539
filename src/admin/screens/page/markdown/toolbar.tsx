import type { KeyboardEvent } from "react";
import { Toolbar } from "react-aria-components";
import { Icon } from "../../../components/feedback/icon.tsx";
import { words } from "../../../words.ts";
import styles from "./toolbar.module.css";

export type Tool = (typeof tools)[number]["tool"];

type MarkdownToolbarProps = {
	/** The id of the text it is about. */
	of: string;
	label: string;
	onUse: (tool: Tool) => void;
};

/** What a word processor has above a text. Arrow keys go from button to button. */
export function MarkdownToolbar({ of, label, onUse }: MarkdownToolbarProps) {
	return (
		<Toolbar
			aria-label={words.page.formattingOf({ label })}
			aria-controls={of}
			className={styles.toolbar ?? ""}
		>
			{tools.map(({ tool, name, keys }) => (
				<button
					key={tool}
					type="button"
					className={styles.tool}
					aria-label={name}
					title={`${name} (${keys})`}
					// The text keeps its selection, and on a phone its keyboard.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => onUse(tool)}
				>
					<Icon name={tool} />
				</button>
			))}
		</Toolbar>
	);
}

/** Which tool a combination of keys is for; null for all others. */
export function toolOf(event: KeyboardEvent): Tool | null {
	if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
	const found = tools.find(
		({ code, isShifted }) => event.code === code && event.shiftKey === isShifted,
	);
	return found?.tool ?? null;
}

const tools = [
	{ tool: "bold", name: words.page.bold, keys: "Ctrl+B", code: "KeyB", isShifted: false },
	{ tool: "italic", name: words.page.italic, keys: "Ctrl+I", code: "KeyI", isShifted: false },
	{
		tool: "heading",
		name: words.page.heading,
		keys: "Ctrl+Shift+H",
		code: "KeyH",
		isShifted: true,
	},
	{
		tool: "list",
		name: words.page.bulletList,
		keys: "Ctrl+Shift+8",
		code: "Digit8",
		isShifted: true,
	},
	{
		tool: "numbered",
		name: words.page.numberedList,
		keys: "Ctrl+Shift+7",
		code: "Digit7",
		isShifted: true,
	},
	{ tool: "quote", name: words.page.quote, keys: "Ctrl+Shift+9", code: "Digit9", isShifted: true },
	{ tool: "link", name: words.page.linkTool, keys: "Ctrl+K", code: "KeyK", isShifted: false },
] as const;
