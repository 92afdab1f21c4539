import type { Words } from "../en.ts";

export const evening: Words["evening"] = {
	postponed: ({ day, name }) => `Partidos pospuestos, ${day}${name === null ? "" : `: ${name}`}.`,
	cancelled: ({ day, name }) => `Partidos cancelados, ${day}${name === null ? "" : `: ${name}`}.`,
};
