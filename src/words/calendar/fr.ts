import type { Words } from "../en.ts";

export const calendar: Words["calendar"] = {
	final: ({ result }) => `${result} (final)`,
	withStatus: ({ title, status }) => `${status}\u00a0: ${title}`,
};
