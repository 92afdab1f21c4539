/** The address of an organization's own page as people type it: without slashes around it. */
export function bareOwnPath(text: string): string {
	return text.trim().replace(/^\/+|\/+$/g, "");
}

/**
 * Why an own page cannot have this address; null when it can. Whether another page has it is a
 * question of its own. `reserved` holds words that mean something else, in lower case.
 */
export function ownPathProblem(
	path: string,
	{ reserved, slug }: { reserved: ReadonlySet<string>; slug: string | null },
): string | null {
	if (path === "") return "Please enter an address.";
	if (path.length > 60) return "An address has at most 60 characters.";
	if (!/^[a-z0-9-]+$/.test(path)) {
		return "An address is written in small letters, digits and hyphens, such as open-gym.";
	}
	if (reserved.has(path))
		return "This address belongs to another part of the site. Please choose another one.";
	return path === slug ? "This is the address of the home page. Please choose another one." : null;
}
