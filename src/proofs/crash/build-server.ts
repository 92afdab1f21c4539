import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { createBuilder } from "vite";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Builds the server alone, from the sources as they are now, into a folder of its own: others may
 * build at the same time. Answers where its entry is.
 */
export async function buildServer(folder: string): Promise<string> {
	// Tests run in a mode of their own; React is built differently for it.
	env.NODE_ENV = "production";
	const outDir = join(folder, "server");
	const builder = await createBuilder({
		root,
		logLevel: "warn",
		environments: { ssr: { build: { outDir, emptyOutDir: true } } },
	});
	const { ssr } = builder.environments;
	if (ssr === undefined) throw new Error("vite.config.ts has no environment ssr.");
	await builder.build(ssr);
	// Packages are looked for beside the server.
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
	return join(outDir, "main.js");
}
