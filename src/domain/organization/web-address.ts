/** Is this the address of a page that a link may open: http or https, and nobody's password in it? */
export function isWebAddress(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, username, password } = new URL(text);
	const isWeb = protocol === "https:" || protocol === "http:";
	return isWeb && username === "" && password === "";
}
