import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { adminPaths, sharedPaths } from "./paths.ts";
import { routes } from "./routes.tsx";

const screens = pathsIn(routes).filter((path) => path !== "*");

test("the server answers every screen of the application", () => {
	const answered = [...adminPaths, ...sharedPaths].map(
		(path) => new RegExp(`^(/:slug)?${path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`),
	);
	expect(screens.length).toBeGreaterThan(5);
	const unanswered = screens.filter((path) => !answered.some((pattern) => pattern.test(path)));
	expect(unanswered).toEqual([]);
});

test("every path that members share with visitors has a screen", () => {
	const shapes = screens.map((path) => path.replaceAll(/:\w+/g, ":id"));
	expect(sharedPaths.filter((path) => !shapes.includes(path))).toEqual([]);
});

function pathsIn(routes: RouteObject[]): string[] {
	return routes.flatMap(({ path, children }) => [
		...(path === undefined ? [] : [path]),
		...pathsIn(children ?? []),
	]);
}
