import { z } from "zod";
import { answer } from "../endpoint.ts";

export const dashboardStats = answer(z.object({ seasonCount: z.int() }), (seasonCount: number) => ({
	seasonCount,
}));
