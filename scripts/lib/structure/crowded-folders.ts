import { dirname } from "node:path/posix";
import type { Complaint } from "./source-file.ts";

/** What can be taken in at a glance; beyond it a folder wants rooms by noun. */
const most = 25;

/** Folders with more files of their own, tests and style sheets counted, than one takes in. */
export function crowdedFolders(paths: string[]): Complaint[] {
	const counts = new Map<string, number>();
	for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
	return [...counts]
		.filter(([, count]) => count > most)
		.map(([path, count]) => ({
			path,
			sentence: `holds ${count} files of its own, and ${most} is the most: give it rooms`,
		}));
}
