import type { Words } from "../en.ts";

export const team: Words["team"] = {
	record: { short: "G-P", name: "Juegos ganados y perdidos" },
};
