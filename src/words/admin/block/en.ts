/** What kinds of blocks and their fields are called, by what they say of themselves in English. */
export const block = {
	texts: {} as Readonly<Record<string, string>>,
};
