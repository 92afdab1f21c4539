/** First path segments that are never a slug. */
export const informationalSegments = [
	"registration",
	"leagueInfo",
	"tournament",
	"ourTeam",
	"leagueFootage",
	"youth",
	"contact",
] as const;

/** Words of the platform itself that no organization may take. */
const platformSegments = [
	"login",
	"api",
	"assets",
	"static",
	"uploads",
	"public",
	"admin",
	"www",
	"site",
	"browse",
	"millionaire",
	"healthz",
	"readyz",
	"metrics",
	"letters",
	"tls-permission",
	"files",
	"theme",
	"favicon.ico",
	"favicon.svg",
	"speculation-rules.json",
	"demo",
	".well-known",
];

const slugGrammar = /^[a-z0-9](-?[a-z0-9]){1,49}$/;

/** Is this text, in lower case, a slug an organization may have? Reserved words are checked apart. */
export function isSlug(text: string): boolean {
	return slugGrammar.test(text);
}

/** The slug a name suggests: "Ligue Été" is ligue-ete. Null when too little of it is left. */
export function slugFrom(name: string): string | null {
	const plain = name
		.toLowerCase()
		.replaceAll(/[ßæœøđðłþı]/g, (letter) => withoutMark[letter] ?? "")
		.normalize("NFKD")
		.replaceAll(/[\p{M}'’`.]/gu, "")
		.replaceAll(/[^a-z0-9]+/g, "-");
	const slug = plain.replace(/^-+/, "").slice(0, 50).replace(/-+$/, "");
	return isSlug(slug) ? slug : null;
}

/** Letters that are no letter with a mark on it, as those write them who cannot type them. */
const withoutMark: Record<string, string> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	đ: "d",
	ð: "d",
	ł: "l",
	þ: "th",
	ı: "i",
};

/** Slugs to take in place of one that somebody else has, the nearest first: hoops-2, hoops-3. */
export function slugsLike(slug: string): string[] {
	return Array.from({ length: 20 }, (_, index) => {
		const ending = `-${index + 2}`;
		return slug.slice(0, 50 - ending.length).replace(/-+$/, "") + ending;
	});
}

/**
 * The first path segments that never name an organization, in lower case: the fixed words and the
 * first segment of every route of the product.
 */
export function reservedSegments(routePaths: readonly string[]): ReadonlySet<string> {
	const ofRoutes = routePaths
		.map((path) => path.split("/")[1] ?? "")
		.filter((s) => !s.startsWith(":"));
	return new Set(
		[...informationalSegments, ...platformSegments, ...ofRoutes]
			.filter(Boolean)
			.map((segment) => segment.toLowerCase()),
	);
}

/** A Host header as it is compared: lower case, no port, no trailing dot. Null when it is none. */
export function normaliseHost(header: string | null | undefined): string | null {
	const host = (header ?? "").trim().toLowerCase();
	const bracketed = /^\[[0-9a-f:.]+\]/.exec(host)?.[0];
	if (bracketed !== undefined) return bracketed;
	const name = host.replace(/:\d*$/, "").replace(/\.$/, "");
	return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name) && name.length <= 253 ? name : null;
}

/** The root host is the product's own domain with or without www, and localhost. */
export function isRootHost(host: string, rootDomain: string): boolean {
	return host === rootDomain || host === `www.${rootDomain}` || isLocalhost(host);
}

/** Is this the machine itself, under one of its usual names? */
export function isLocalhost(host: string): boolean {
	return ["localhost", "127.0.0.1", "[::1]"].includes(host);
}

/** A host without a leading www., as organizations' domains are stored. */
export function withoutWww(host: string): string {
	return host.replace(/^www\./, "");
}

/**
 * A domain as people write it, in the form it is stored and looked up: without scheme, path, port
 * and leading www., and with .com when it has no dot (rule `domain-without-dot`). Null when it is
 * none.
 */
export function normaliseDomain(text: string): string | null {
	const bare = text
		.trim()
		.toLowerCase()
		.replace(/^[a-z]+:\/\//, "")
		.replace(/[/?#].*$/, "");
	const host = normaliseHost(toAscii(bare));
	if (host === null || host.startsWith("[")) return null;
	const name = withoutWww(host);
	return name.includes(".") || name === "localhost" ? name : `${name}.com`;
}

/** Names outside ASCII are stored in their punycode form, which is what browsers send as Host. */
function toAscii(host: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII.
	if (/^[\x00-\x7f]*$/.test(host)) return host;
	return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : host;
}
