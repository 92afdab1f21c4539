/** Programs for mail cut off longer addresses, or do not open at all. */
const longest = 1900;

type Given = { addresses: readonly string[]; subject: string; text: string };

/**
 * Opens the own program for mail: one person is written to, of several none sees the others. What would be too long
 * is left out, addresses first: they are copied then.
 */
export function mailProgramLink({ addresses, subject, text }: Given): string {
	const [first = ""] = addresses;
	const all = addresses.length > 1 ? { bcc: addresses.join(",") } : {};
	const to = addresses.length > 1 ? "" : encodeURIComponent(first);
	const links = [
		{ ...all, subject, body: text },
		{ subject, body: text },
	].map((query) => `mailto:${to}?${spelled(query)}`);
	return links.find(({ length }) => length <= longest) ?? `mailto:${to}?${spelled({ subject })}`;
}

/** A space is a plus in forms alone. */
function spelled(query: Record<string, string>): string {
	return new URLSearchParams(query).toString().replaceAll("+", "%20");
}
