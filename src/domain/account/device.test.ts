import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const like = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/141.0.0.0 Safari/537.36`,
		"Chrome on Windows",
	],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
		"Edge on Windows",
	],
	[
		`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/141.0.0.0 Safari/537.36`,
		"Chrome on Chromebook",
	],
	[
		`Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/141.0.0.0 Mobile Safari/537.36`,
		"Chrome on Android",
	],
	[
		`Mozilla/5.0 (Linux; Android 10; K) ${like} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
		"Samsung Internet on Android",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
		"Safari on iPhone",
	],
	[
		"Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
		"Chrome on iPad",
	],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
		"Safari on Mac",
	],
	["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
	["Mozilla/5.0 (Linux)", "Linux"],
	["curl/8.5.0", ""],
	["", ""],
])("reads %j as %s", (userAgent, device) => {
	expect(deviceOf(userAgent)).toBe(device);
});

test("keeps nothing of what a program writes there", () => {
	expect(deviceOf(`<script> Firefox/1 ${"Windows ".repeat(10_000)}`)).toBe("Firefox on Windows");
});
