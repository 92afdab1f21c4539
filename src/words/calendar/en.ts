export const calendar = {
	/** Titles in somebody's calendar. */
	final: ({ result }: { result: string }) => `${result} (final)`,
	withStatus: ({ title, status }: { title: string; status: string }) => `${status}: ${title}`,
};
