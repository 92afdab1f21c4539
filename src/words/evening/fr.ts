import type { Words } from "../en.ts";

export const evening: Words["evening"] = {
	postponed: ({ day, name }) => `Matchs reportés, ${day}${name === null ? "" : `\u00a0: ${name}`}.`,
	cancelled: ({ day, name }) => `Matchs annulés, ${day}${name === null ? "" : `\u00a0: ${name}`}.`,
};
