/** A user name as it is stored and shown. */
export function plainUsername(username: string): string {
	return username.normalize("NFKC").trim();
}

/**
 * A user name as it is compared: unique over the whole product, whatever its case
 * (rule `username-once`).
 */
export function usernameKey(username: string): string {
	return plainUsername(username).toLowerCase();
}

const longest = 64;

/** Why a text cannot be a user name, as a sentence; null when it can. */
export function usernameProblem(username: string): string | null {
	const name = plainUsername(username);
	if (name.length === 0) return "Username is required.";
	return name.length > longest ? `A username has at most ${longest} characters.` : null;
}
