import { authRoutes } from "./auth/routes.ts";
import { organizationRoutes } from "./organizations/routes.ts";
import { seasonRoutes } from "./seasons/routes.ts";
import { sportRoutes } from "./sports/routes.ts";
import { statRoutes } from "./stats/routes.ts";
import { userRoutes } from "./users/routes.ts";

/** Every call of the API, in the order of spec §7. What is not here cannot be reached. */
export const apiRows = [
	...authRoutes,
	...organizationRoutes,
	...userRoutes,
	...sportRoutes,
	...seasonRoutes,
	...statRoutes,
] as const;
