import "#ui/tokens.css";
import "#ui/base.css";
import "#ui/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routes } from "./routes.tsx";
import { auth } from "./shell/auth.ts";
import { showLastTheme } from "./shell/theme.ts";
import { warmUp } from "./warm-up.ts";
import "./admin.css";
import "./primitives.css";

showLastTheme();
// A page that is to open without a network asks what it took to open it (scorer/device/offline.ts). Browsers count to
// 250, and there are more files than that.
performance.setResourceTimingBufferSize(2000);
const place = document.getElementById("app");
if (place === null) throw new Error("The document has no place for the application.");

createRoot(place).render(
	<StrictMode>
		<RouterProvider router={createBrowserRouter(routes)} />
	</StrictMode>,
);

const stop = auth.subscribe(() => {
	if (!auth.state().isAuthenticated) return;
	stop();
	warmUp(routes);
});
