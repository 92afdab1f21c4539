/**
 * `node scripts/complete-lock.ts [--check]`: names in package-lock.json the optional packages that
 * npm left out of it. npm leaves out what the registry did not serve at that moment (binaries for
 * other machines, as a rule), and `npm ci` then refuses the whole file everywhere.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "./lib/child.ts";
import { type Lock, missingOptionalPackages } from "./lib/lock-file.ts";

const file = inProject("package-lock.json");
const lock: Lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingOptionalPackages(lock);
const names = Object.keys(missing).map((path) => path.replace("node_modules/", ""));

if (names.length > 0 && process.argv.includes("--check")) {
	console.error(`package-lock.json lacks ${names.join(", ")}: run node scripts/complete-lock.ts`);
	process.exit(1);
}
if (names.length > 0) {
	const packages = Object.entries({ ...lock.packages, ...missing });
	packages.sort(([first], [second]) => first.localeCompare(second, "en"));
	lock.packages = Object.fromEntries(packages);
	writeFileSync(file, `${JSON.stringify(lock, null, "\t")}\n`);
	console.log(`Added ${names.join(", ")}`);
}
