/** `npm run api:print`: writes docs/api.md, the manual of the API, from its rows. */
import { writeFileSync } from "node:fs";
import { apiManual } from "#api/manual.ts";
import { apiRows } from "#api/routes.ts";
import { inProject } from "./lib/child.ts";

writeFileSync(inProject("docs/api.md"), apiManual(apiRows));
console.log("Printed docs/api.md.");
