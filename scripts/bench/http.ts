import { type IncomingMessage, request } from "node:http";

/** An answer as it came: headers in order without those that Node adds to every answer itself. */
export type Recorded = { headers: [name: string, value: string][]; body: string };

/** What a browser sends with a page. */
export const browserHeaders = {
	host: "localhost",
	accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
	"accept-language": "en-CA,en;q=0.9",
	"user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
};

/** A GET as it goes over the wire. */
export function visit(path: string, encoding: "br" | "identity"): string {
	return requestText("GET", path, { ...browserHeaders, "accept-encoding": encoding });
}

export function requestText(
	method: string,
	path: string,
	headers: Readonly<Record<string, string>>,
	body = "",
): string {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	if (body !== "") lines.push(`content-length: ${Buffer.byteLength(body)}`);
	return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n${body}`;
}

/** Asks once; anything but 200 is an error, so nothing is measured that a visitor does not see. */
export async function ask(
	port: number,
	path: string,
	encoding: "br" | "identity",
): Promise<{ headers: IncomingMessage["headers"]; body: Buffer; recorded: Recorded }> {
	const headers = { ...browserHeaders, "accept-encoding": encoding };
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		request({ port, path, headers, host: "127.0.0.1" }, resolve).on("error", reject).end();
	});
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	const body = Buffer.concat(chunks);
	if (response.statusCode !== 200) {
		throw new Error(`${path} answered ${response.statusCode}: ${body.toString().slice(0, 300)}`);
	}
	return {
		headers: response.headers,
		body,
		recorded: { headers: ownHeaders(response.rawHeaders), body: body.toString("base64") },
	};
}

function ownHeaders(raw: readonly string[]): Recorded["headers"] {
	const pairs = raw.flatMap((name, index): Recorded["headers"] =>
		index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : [],
	);
	return pairs.filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/i.test(name));
}
