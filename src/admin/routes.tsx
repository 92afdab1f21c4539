import type { RouteObject } from "react-router";
import { dashboard } from "./screens/dashboard/dashboard.tsx";
import { organizationList } from "./screens/organizations/organization-list.tsx";
import { seasonList } from "./screens/seasons/season-list.tsx";
import { login } from "./screens/sign-in/login.tsx";
import { statList } from "./screens/stats/stat-list.tsx";
import { userList } from "./screens/users/user-list.tsx";
import { userSettings } from "./screens/users/user-settings.tsx";
import { membersOnly, strangersOnly, superAdminsOnly } from "./shell/guards.ts";
import { Loading } from "./shell/loading.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { Shell } from "./shell/shell.tsx";

const signIn: RouteObject[] = [
	{ path: "/login", ...login },
	{ path: "/:slug/login", ...login },
];

const forMembers: RouteObject[] = [
	{ path: "/dashboard", ...dashboard },
	{ path: "/dashboard/seasons", ...seasonList },
	{ path: "/dashboard/seasonToggle", ...seasonList },
	{ path: "/stats", ...statList },
	{ path: "/userSettings", ...userSettings },
];

const forSuperAdmins: RouteObject[] = [
	{ path: "/userList", ...userList },
	{ path: "/organizations", ...organizationList },
];

/** Every screen of the administration; paths.ts names those the server answers. */
export const routes: RouteObject[] = [
	{
		HydrateFallback: Loading,
		children: [
			{ middleware: [strangersOnly], loader: settled, children: signIn },
			{
				middleware: [membersOnly],
				loader: settled,
				Component: Shell,
				children: [
					...forMembers,
					{ middleware: [superAdminsOnly], loader: settled, children: forSuperAdmins },
					{ path: "*", Component: NotFound },
				],
			},
		],
	},
];

/** React Router runs the middleware of routes that load something, so each of them does. */
function settled(): null {
	return null;
}
