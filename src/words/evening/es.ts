import type { Words } from "../en.ts";

export const evening: Words["evening"] = {
	postponed: ({ day, name }) => `Juegos pospuestos, ${day}${name === null ? "" : `: ${name}`}.`,
	cancelled: ({ day, name }) => `Juegos cancelados, ${day}${name === null ? "" : `: ${name}`}.`,
};
