import { createServer } from "node:http";
import type { Recorded } from "./http.ts";
import { answerUsage, tellAddress } from "./usage.ts";

/** The least a Node server can do: it writes one recorded answer to whatever is asked. */
let headers: string[] = [];
let body = Buffer.alloc(0);
process.on("message", (message: { answer?: Recorded }) => {
	if (message.answer === undefined) return;
	headers = message.answer.headers.flat();
	body = Buffer.from(message.answer.body, "base64");
});

const server = createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(body);
});
answerUsage();
server.listen(0, "127.0.0.1", () => tellAddress(server));
