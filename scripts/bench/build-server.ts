import { createBuilder } from "vite";
import { inProject, runVisibly } from "../lib/child.ts";

/** Builds the product when it is stale, and beside it the server that the bench can ask. */
export async function buildServer(): Promise<void> {
	const { code } = await runVisibly("node", ["scripts/build.ts"]);
	if (code !== 0) process.exit(code);
	const builder = await createBuilder({
		logLevel: "warn",
		environments: {
			ssr: {
				build: {
					outDir: inProject("build/bench"),
					rollupOptions: { input: { server: inProject("scripts/bench/server.ts") } },
				},
			},
		},
	});
	const { ssr } = builder.environments;
	if (ssr === undefined) throw new Error("vite.config.ts has no environment ssr.");
	await builder.build(ssr);
}
