import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { adminPaths } from "./paths.ts";
import { routes } from "./routes.tsx";

test("the server answers every screen of the application", () => {
	const answered = adminPaths.map(
		(path) => new RegExp(`^(/:slug)?${path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`),
	);
	const screens = pathsIn(routes).filter((path) => path !== "*");
	expect(screens.length).toBeGreaterThan(5);
	const unanswered = screens.filter((path) => !answered.some((pattern) => pattern.test(path)));
	expect(unanswered).toEqual([]);
});

function pathsIn(routes: RouteObject[]): string[] {
	return routes.flatMap(({ path, children }) => [
		...(path === undefined ? [] : [path]),
		...pathsIn(children ?? []),
	]);
}
