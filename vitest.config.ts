import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["src/**/*.test.{ts,tsx}", "seeds/**/*.test.ts", "scripts/**/*.test.ts"],
		css: { modules: { classNameStrategy: "non-scoped" } },
	},
});
