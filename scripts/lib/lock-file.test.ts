import { expect, test } from "vitest";
import { missingOptionalPackages } from "./lock-file.ts";

const tool = {
	version: "2.0.0",
	dev: true,
	optionalDependencies: { "@tool/darwin-arm64": "2.0.0", "@tool/linux-x64-musl": "2.0.0" },
};

test("an optional package that the lock file lacks is named with the machine it is for", () => {
	const missing = missingOptionalPackages({
		packages: { "node_modules/tool": tool, "node_modules/@tool/darwin-arm64": {} },
	});
	expect(missing).toEqual({
		"node_modules/@tool/linux-x64-musl": {
			version: "2.0.0",
			dev: true,
			optional: true,
			os: ["linux"],
			cpu: ["x64"],
			libc: ["musl"],
		},
	});
});

test("an optional package inside its parent's own folder is not missing", () => {
	const own = "node_modules/tool/node_modules/@tool";
	const packages = {
		"node_modules/tool": tool,
		[`${own}/darwin-arm64`]: {},
		[`${own}/linux-x64-musl`]: {},
	};
	expect(missingOptionalPackages({ packages })).toEqual({});
});
