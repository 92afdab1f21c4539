import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["src/**/*.test.{ts,tsx}", "seeds/**/*.test.ts", "scripts/**/*.test.ts"],
		// One worker a core: by itself Vitest leaves one of two cores idle.
		maxWorkers: "100%",
		css: { modules: { classNameStrategy: "non-scoped" } },
	},
});
