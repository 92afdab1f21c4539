import { createSocket } from "node:dgram";
import { port } from "./settings.ts";

type Records = Partial<Record<"A" | "AAAA" | "CNAME" | "TXT", string[]>>;

/** Enters records as at a registrar: from now on the journeys' name server answers with them. */
export function enterRecords(names: Record<string, Records>): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = createSocket("udp4");
		socket.once("error", reject);
		socket.once("message", () => {
			socket.close();
			resolve();
		});
		socket.send(`fieldhouse ${JSON.stringify(names)}`, port, "127.0.0.1");
	});
}
