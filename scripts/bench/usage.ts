import type { Server } from "node:http";

/** What a measured process has used so far. */
export type Usage = { cpuMs: number; residentKb: number };

/** Answers the parent's `{ ask: "usage" }` with the process's own count, all its threads included. */
export function answerUsage(): void {
	// A bench that is gone leaves no server behind.
	process.on("disconnect", () => process.exit());
	process.on("message", (message: { ask?: string }) => {
		if (message.ask !== "usage") return;
		const { user, system } = process.cpuUsage();
		const usage: Usage = {
			cpuMs: (user + system) / 1000,
			residentKb: process.memoryUsage.rss() / 1024,
		};
		process.send?.({ usage });
	});
}

/** Tells the parent that the server listens, and where. */
export function tellAddress(server: Server): void {
	const address = server.address();
	process.send?.({ port: typeof address === "object" ? address?.port : undefined });
}
