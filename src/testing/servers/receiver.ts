import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What was sent to it. */
export type ReceivedPost = { path: string; headers: IncomingHttpHeaders; body: string };

/** Another program's web server at a free port, which keeps what it gets. */
export async function startReceiver() {
	const received: ReceivedPost[] = [];
	/** How the next posts are answered; 204 without any. */
	const answers: ((response: ServerResponse) => void)[] = [];
	const server = createServer(async (request, response) => {
		received.push({
			path: request.url ?? "",
			headers: request.headers,
			body: await text(request),
		});
		const answer = answers.shift();
		if (answer === undefined) response.writeHead(204).end();
		else answer(response);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		host: "127.0.0.1",
		port,
		url: `http://127.0.0.1:${port}/hook`,
		received,
		answers,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
