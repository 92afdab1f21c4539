/** How a game's video is shown: in a frame on the page, or as a plain link to elsewhere. */
export type Video = { kind: "embed"; url: string } | { kind: "link"; url: string };

/**
 * What may be done with a video address that a person typed. A YouTube address in any of its forms
 * becomes the embed form, made anew from the video's id so that nothing else of it survives; other
 * https addresses stay links; everything else is null and refused.
 */
export function videoEmbed(address: string): Video | null {
	const url = parse(address);
	// "https://youtube.com@evil.test" is evil.test's: no name before the host.
	if (url === null || url.username !== "" || url.password !== "") return null;
	const isHttps = url.protocol === "https:";
	if (!isHttps && url.protocol !== "http:") return null;
	const id = youTubeHosts.has(url.host) ? videoIdOf(url) : null;
	if (id !== null) {
		return idPattern.test(id)
			? { kind: "embed", url: `https://www.youtube.com/embed/${id}` }
			: null;
	}
	return isHttps ? { kind: "link", url: url.href } : null;
}

const youTubeHosts: ReadonlySet<string> = new Set([
	"youtube.com",
	"www.youtube.com",
	"m.youtube.com",
	"youtu.be",
	"youtube-nocookie.com",
	"www.youtube-nocookie.com",
]);

const idPattern = /^[\w-]{1,64}$/;

function parse(address: string): URL | null {
	return URL.canParse(address) ? new URL(address) : null;
}

/** The id in a YouTube address as written; null for its other pages, such as a channel. */
function videoIdOf({ host, pathname, searchParams }: URL): string | null {
	const [, first = "", second = ""] = pathname.split("/");
	if (host === "youtu.be") return first || null;
	if (first === "watch") return searchParams.get("v");
	return ["embed", "shorts", "live", "v"].includes(first) && second !== "" ? second : null;
}
