import { useHref } from "#ui/link.tsx";
import { markdownToHtml } from "./markdown.ts";

/** Written text, in the organization's own words. */
export function Text({ markdown }: { markdown: string }) {
	const href = useHref();
	return (
		<div
			className="prose"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it writes no HTML of its input.
			dangerouslySetInnerHTML={{ __html: markdownToHtml(markdown, href) }}
		/>
	);
}
