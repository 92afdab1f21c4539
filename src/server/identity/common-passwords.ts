/**
 * Is this among the 49,000 passwords found most often in leaks? The list is read when somebody
 * chooses a password for the first time, not at the start.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
	known ??= readList();
	return (await known).has(password.toLowerCase());
}

let known: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
	const { dictionary } = await import("@zxcvbn-ts/language-common");
	return new Set(dictionary["passwords-common"]);
}
