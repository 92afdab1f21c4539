/**
 * `node scripts/run.mjs <file> [arguments]`: runs a file of this project under the project's own
 * Node, after installing what is missing. Every npm script except `start` goes through here, so
 * each of them works on a fresh machine.
 */
import { become } from "./lib/child.mjs";
import { install } from "./lib/install.mjs";

const [file, ...args] = process.argv.slice(2);
await install();
await become(file, args);
