/**
 * What a browser says it is, in the words its owner would use: "Safari on iPhone". Only these words
 * are kept of it. Browsers name those they resemble, so the order matters. Empty when nothing is known.
 */
export function deviceOf(userAgent: string): string {
	const browser = firstIn(browsers, userAgent);
	const system = firstIn(systems, userAgent);
	if (browser === null) return system ?? "";
	return system === null ? browser : `${browser} on ${system}`;
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

const browsers: Names = [
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrom(e|ium)\/|CriOS\//, "Chrome"],
	[/Version\/[\d.]+.* Safari\//, "Safari"],
];

const systems: Names = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/CrOS/, "Chromebook"],
	[/Windows/, "Windows"],
	[/Macintosh|Mac OS X/, "Mac"],
	[/Linux/, "Linux"],
];

function firstIn(names: Names, userAgent: string): string | null {
	return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
