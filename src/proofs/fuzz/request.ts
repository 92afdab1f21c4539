/** A request as it goes over the wire. */
export type WireRequest = {
	method: string;
	host: string;
	/** Path and query, written as they are sent. */
	target: string;
	headers: Record<string, string>;
	body: Uint8Array<ArrayBuffer> | null;
};

const longest = 4000;

/** How a person sends the same again. Cookies and tokens are of one run and stay out. */
export function asCurl({ method, host, target, headers, body }: WireRequest): string {
	const named = Object.entries({ host, ...headers })
		.filter(([name]) => name !== "cookie" && name !== "x-xsrf-token")
		.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
	const data = body === null ? [] : ["--data-binary", shown(body)];
	return cut(
		["curl", "-X", method, quoted(`http://localhost:3000${target}`), ...named, ...data].join(" "),
	);
}

/** Bytes that are no text in the spelling of bash, as `$'…'`. */
function shown(body: Uint8Array): string {
	const text = Buffer.from(body).toString("utf8");
	if (Buffer.from(text).equals(body) && !text.includes("\0")) return quoted(text);
	const bytes = [...body.subarray(0, longest)];
	return `$'${bytes.map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("")}'`;
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

function cut(text: string): string {
	return text.length <= longest
		? text
		: `${text.slice(0, longest)}… (${text.length - longest} characters more)`;
}
