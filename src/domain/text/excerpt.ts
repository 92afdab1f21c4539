/** The first words of a text in Markdown without its signs, as lists and other programs show them. */
export function excerptOf(markdown: string, most = 200): string {
	const plain = markdown
		.replaceAll(/^\s*([-*_]\s*){3,}$|^\s*```.*$/gm, " ")
		.replaceAll(/^\s{0,3}(#{1,6}\s+|>\s?|[-*+]\s+|\d+[.)]\s+)+/gm, "")
		.replaceAll(/\[([^\]]*)\]\([^)\s]*\)/g, "$1")
		.replaceAll(/(\*\*|__|[*_`~])(?=\S)(.+?)\1/g, "$2")
		.replaceAll(/\\([\\`*_{}[\]()#+.!-])/g, "$1")
		.replaceAll(/[\s|]+/g, " ")
		.trim();
	if (plain.length <= most) return plain;
	const cut = plain.slice(0, most);
	const end = cut.lastIndexOf(" ");
	return `${cut.slice(0, end > most / 2 ? end : most).toWellFormed()}…`;
}
