/** `npm start`: installs what is missing, builds when stale, then is the server. */
import { become, projectNode, run } from "./lib/child.mjs";
import { install } from "./lib/install.mjs";

await install();
const built = await run(projectNode, ["scripts/build.ts"]);
if (built.code !== 0) process.exit(built.code);
await become("build/server/main.js", process.argv.slice(2));
