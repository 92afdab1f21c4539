import { createServer, type RequestListener, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { toUtf8 } from "#server/cache/wire-page.ts";
import { connections, type Hand } from "./bare-driver.ts";
import { ask } from "./http.ts";
import { record } from "./recorder.ts";

/** As many as the product has for organizations (store/engine/postgres.ts). */
const connectionsAtOnce = 10;

/**
 * Serves the floor of a page at an address of its own, as `{ floor: path }` asks for: the least the
 * page can cost. That is the page's own statements by the bare driver, React's rendering of the same
 * tree into a string, and the bytes to the socket, with nothing around it.
 */
export function answerFloors(database: string, product: Server): void {
	let listener: RequestListener = () => {};
	const floor = createServer((request, response) => listener(request, response));
	const hands = connections(database, connectionsAtOnce);
	floor.listen(0, "127.0.0.1");
	process.on("message", async (message: { floor?: string }) => {
		if (message.floor === undefined) return;
		const { port } = product.address() as AddressInfo;
		listener = await floorOf(port, message.floor, await hands);
		process.send?.({ floorPort: (floor.address() as AddressInfo).port });
	});
}

async function floorOf(port: number, path: string, hands: Hand[]): Promise<RequestListener> {
	// What is asked once for an organization is no part of a page.
	await ask(port, path, "identity");
	let headers: string[] = [];
	const { statements, trees } = await record(async () => {
		const { recorded } = await ask(port, path, "identity");
		headers = recorded.headers.flat();
	});
	const [tree] = trees;
	if (trees.length !== 1) throw new Error(`${path} is ${trees.length} trees instead of one.`);
	const { renderToString } = createRequire(import.meta.url)("react-dom/server");
	let turn = 0;
	return async (_request, response) => {
		turn = (turn + 1) % hands.length;
		const pending = hands[turn]?.(statements);
		if (pending !== undefined) await pending;
		response.writeHead(200, headers);
		response.end(toUtf8(`<!doctype html>${renderToString(tree)}`));
	};
}
