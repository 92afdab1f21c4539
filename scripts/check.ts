/** `npm run check`: everything that is known about the code without running it. */

import { runChecks } from "./lib/checks.ts";
import { exitIfInterrupted } from "./lib/child.ts";

const { failed } = await runChecks().catch(exitIfInterrupted);
if (failed > 0) process.exit(1);
