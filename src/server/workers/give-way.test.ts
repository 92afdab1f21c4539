import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { InPieces } from "./in-pieces.ts";
import { startThread, workIn } from "./thread.ts";

test.runIf(process.platform === "linux")(
	"a thread that works stands behind the one that answers requests, and leaves that one where it was",
	async () => {
		const before = new Set(readdirSync(tasks));
		const own = niceOf(String(process.pid));
		const thread = startThread({ name: "sheet-worker", mostMegabytes: 128 });
		await workIn<InPieces>(
			thread,
			{ kind: "columns", files: { games: null, boxScores: null } },
			{ limitMs: 30_000 },
		);
		const started = readdirSync(tasks).filter((id) => !before.has(id));
		const nices = started.map(niceOf);
		await thread.terminate();
		expect(niceOf(String(process.pid))).toBe(own);
		expect(Math.max(...nices)).toBeGreaterThan(own);
	},
);

const tasks = "/proc/self/task";

/** The 19th field; the second is a name in parentheses, which may hold spaces. */
function niceOf(task: string): number {
	const fields = readFileSync(`${tasks}/${task}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return Number(fields[16]);
}
