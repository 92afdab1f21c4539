import { brotliDecompressSync } from "node:zlib";
import { ask } from "./http.ts";

/** What a browser fetches at the first view of a page, in bytes as they go over the wire. */
export type Weight = {
	html: number;
	css: number;
	javaScript: number;
	fonts: number;
	images: number;
	/** Addresses on other hosts that the page makes a browser fetch from. */
	foreign: string[];
};

type Asked = { text: string; bytes: number };

/** Weighs a page and what it links to as the server sends it to a browser that takes brotli. */
export async function weigh(port: number, path: string): Promise<Weight> {
	const html = await fetchText(port, path);
	const sheets = attributes(html.text, /<link[^>]+rel="stylesheet"[^>]*>/g, "href");
	const scripts = attributes(html.text, /<script[^>]*>/g, "src");
	const images = [
		...attributes(html.text, /<img[^>]*>/g, "src"),
		...attributes(html.text, /<link[^>]+rel="icon"[^>]*>/g, "href"),
	];
	const css = await fetchAll(port, sheets);
	const javaScript = await fetchModules(port, scripts);
	const fonts = css.flatMap((sheet) => fontsFor(html.text, sheet.text));
	const all = [...sheets, ...scripts, ...images, ...fonts, ...css.flatMap(urlsIn)];
	return {
		html: html.bytes,
		css: total(css),
		javaScript: total(javaScript),
		fonts: total(await fetchAll(port, fonts)),
		images: total(await fetchAll(port, images)),
		foreign: [...new Set(all.filter((address) => /^(https?:)?\/\//.test(address)))],
	};
}

function attributes(html: string, tag: RegExp, name: string): string[] {
	return [...html.matchAll(tag)].flatMap(([text]) => {
		const value = new RegExp(`\\b${name}="([^"]+)"`).exec(text)?.[1];
		return value === undefined ? [] : [value];
	});
}

/** A module and all it imports; each is fetched once. */
async function fetchModules(port: number, addresses: readonly string[]): Promise<Asked[]> {
	const fetched = new Map<string, Asked>();
	const waiting = [...addresses];
	for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
		if (fetched.has(address)) continue;
		const file = await fetchText(port, address);
		fetched.set(address, file);
		for (const [, imported = ""] of file.text.matchAll(/\b(?:import|from)\s*"(\.[^"]+)"/g)) {
			waiting.push(new URL(imported, `http://host${address}`).pathname);
		}
	}
	return [...fetched.values()];
}

/** Only the faces whose range holds a letter of the page are fetched. */
function fontsFor(html: string, css: string): string[] {
	const points = new Set([...html].map((letter) => letter.codePointAt(0) ?? 0));
	return [...css.matchAll(/@font-face\s*{[^}]*}/g)].flatMap(([face]) => {
		const address = /url\("?([^")]+)"?\)/.exec(face)?.[1];
		if (address === undefined) return [];
		const ranges = [...face.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi)].map(
			// `U+4??` is short for U+400-4FF.
			([, from = "", to = from]) =>
				[hex(from.replaceAll("?", "0")), hex(to.replaceAll("?", "F"))] as const,
		);
		const isNeeded = [...points].some((point) =>
			ranges.some(([from, to]) => point >= from && point <= to),
		);
		return isNeeded || ranges.length === 0 ? [address] : [];
	});
}

const hex = (digits: string) => Number.parseInt(digits, 16);

function urlsIn({ text }: Asked): string[] {
	return [...text.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = ""]) => address);
}

function fetchAll(port: number, addresses: readonly string[]): Promise<Asked[]> {
	const own = addresses.filter((address) => /^\/(?!\/)/.test(address));
	return Promise.all([...new Set(own)].map((address) => fetchText(port, address)));
}

async function fetchText(port: number, path: string): Promise<Asked> {
	const { headers, body } = await ask(port, path, "br");
	const plain = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
	return { text: plain.toString(), bytes: body.length };
}

function total(files: readonly Asked[]): number {
	return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
