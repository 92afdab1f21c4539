import { dirname, join } from "node:path/posix";

/** Where an import leads in this project, or undefined for a package. */
export function importPath(target: string, from: string): string | undefined {
	if (target.startsWith(".")) return join(dirname(from), target);
	if (target.startsWith("#seeds/")) return target.slice(1);
	if (target.startsWith("#")) return `src/${target.slice(1)}`;
	return undefined;
}
