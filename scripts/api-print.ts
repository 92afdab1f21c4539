/** `npm run api:print`: writes docs/api.md, the manual of the API, from its rows. */
import { writeFileSync } from "node:fs";
import { printedManual } from "#server/api/docs.ts";
import { inProject } from "./lib/child.ts";

writeFileSync(inProject("docs/api.md"), printedManual());
console.log("Printed docs/api.md.");
