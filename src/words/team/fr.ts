import type { Words } from "../en.ts";

export const team: Words["team"] = {
	record: { short: "V-D", name: "Victoires et défaites" },
};
