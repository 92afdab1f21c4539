import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";

/**
 * `npm run dev`: one server with every edit live. Vite answers for the browser's files and loads
 * the whole server anew after an edit; the database stays open, kept by dev-app.ts.
 */
const http = createHttpServer();
const vite = await createViteServer({
	server: { middlewareMode: { server: http }, hmr: { server: http }, allowedHosts: true },
	appType: "custom",
});

const loadApp = async () => {
	const { devApp } = await vite.ssrLoadModule("/src/server/dev-app.ts");
	return devApp(process.env);
};

http.on("request", (request, response) => {
	vite.middlewares(request, response, async () => {
		try {
			const { app } = await loadApp();
			await getRequestListener(app.fetch)(request, response);
		} catch (error) {
			if (error instanceof Error) vite.ssrFixStacktrace(error);
			response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
		}
	});
});

const { settings } = await loadApp();
http.listen(settings.port, () => {
	process.stdout.write(
		`Fieldhouse is running at http://localhost:${settings.port}, edits are live\n`,
	);
});
