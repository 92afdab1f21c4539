import { changeSettings } from "#usecases/account.ts";
import { countSeasons } from "#usecases/seasons.ts";
import { listUsers } from "#usecases/users.ts";
import { get, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { accounts, members, superAdmins } from "../who.ts";
import { dashboardStats, users } from "./legacy.ts";
import { savedSettings, settings } from "./v2.ts";

export const userRoutes = [
	get(
		"/users/dashboardStats",
		members,
		nothing,
		countSeasons,
		dashboardStats,
		"Counts for the dashboard.",
	),
	get("/users/userList", superAdmins, nothing, listUsers, users, "Every user of the product."),
	put("/usersv2/:id", accounts, settings, changeSettings, savedSettings, "Changes a user."),
] as const;
