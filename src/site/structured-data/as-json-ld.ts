import type { Thing } from "schema-dts";

/**
 * Things as the text of a `<script type="application/ld+json">`, which is data and never run. Nothing
 * in a name can end the element: `<`, `>` and `&` are written as JSON writes any letter.
 */
export function asJsonLd(things: readonly Thing[]): string {
	const graph = { "@context": "https://schema.org", "@graph": things };
	return JSON.stringify(graph).replaceAll(
		/[<>&\u2028\u2029]/g,
		(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
