import { expect, test } from "vitest";
import { routes } from "./routes.tsx";
import { lazyParts } from "./warm-up.ts";

test("every screen that is loaded later is known beforehand, once", () => {
	const one = async () => ({});
	const two = async () => ({});
	const some = [
		{ path: "/a", lazy: one },
		{ path: "/b", lazy: one, children: [{ path: "c", lazy: two }] },
	];
	expect([...lazyParts(some)]).toEqual([one, two]);
	expect(lazyParts(routes).size).toBeGreaterThan(10);
});
