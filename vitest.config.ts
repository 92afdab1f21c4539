import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/lib/longest-first.ts";

/** These have a window of their own. */
const screens = ["src/admin/**/*.test.tsx"];

/** What holds for the whole product, shown by all its rows or by its processes. */
const proofs = [
	"src/proofs/**/*.test.ts",
	"scripts/*.test.ts",
	"scripts/lib/backup/backup.test.ts",
];

/** What is tested of the administration without a document says its sentences in English. */
const speaksEnglish = [pathOf("src/testing/admin/speak-english.ts")];

/** The product runs like this, and React writes pages twice as quickly. */
const env = { NODE_ENV: "production" };

export default defineConfig({
	resolve: {
		// Tests of screens begin with `// @vitest-environment window`.
		alias: { "vitest-environment-window": pathOf("src/testing/admin/window.ts") },
	},
	// As the product is built: React's jsx for development notes where each element was made.
	oxc: { jsx: { development: false } },
	test: {
		// One more than cores: while one waits for PostgreSQL or for a process, the others keep all cores at work.
		maxWorkers: cpus().length + 1,
		sequence: { sequencer: LongestFirst },
		// A worker reads the product once, not once a file. What a test changes of its process, such as
		// the time zone, it puts back.
		isolate: false,
		// The first test of a screen waits for its code, on a machine that may be busy with all others.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		css: { modules: { classNameStrategy: "non-scoped" } },
		projects: [
			{
				extends: true,
				test: {
					name: "server",
					env,
					include: ["src/**/*.test.{ts,tsx}", "seeds/**/*.test.ts", "scripts/**/*.test.ts"],
					setupFiles: speaksEnglish,
					exclude: [...screens, ...proofs],
				},
			},
			// Whole processes, ended and begun anew beside other work: one may come too late once.
			{ extends: true, test: { name: "proofs", env, include: proofs, retry: 1 } },
			// Who works on a league's days is where the league is.
			{
				extends: true,
				test: {
					name: "screens",
					env: { ...env, TZ: "America/Los_Angeles" },
					include: screens,
					setupFiles: speaksEnglish,
					// As journeys: they wait for what is on its way.
					retry: 1,
				},
			},
		],
	},
});

function pathOf(file: string): string {
	return fileURLToPath(new URL(file, import.meta.url));
}
