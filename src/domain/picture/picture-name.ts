const mostLength = 120;

/** What a file that somebody sent is called in the library: its name without what ends it. */
export function pictureNameOf(fileName: string, otherwise: string): string {
	const last = fileName.split(/[/\\]/).at(-1) ?? "";
	const plain = last
		.toWellFormed()
		// Control characters, and those that turn the direction of what follows.
		.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu, " ")
		.replace(/\.[a-z0-9]{2,5}$/i, "")
		.replace(/[\s_]+/g, " ")
		.trim();
	return [...plain].slice(0, mostLength).join("").trim() || otherwise;
}
