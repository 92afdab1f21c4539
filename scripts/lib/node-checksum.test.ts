import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checksumProblem, checksums } from "./node-checksum.mjs";

const folder = mkdtempSync(join(tmpdir(), "fieldhouse-node-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the checksums are those of the version that is installed", () => {
	const packages = JSON.parse(readFileSync("package.json", "utf8"));
	expect(checksums.version).toBe(packages.dependencies.node);
	expect(checksumProblem(process.execPath)).toBeUndefined();
});

test("another program in its place is named and not run", () => {
	const file = join(folder, "node");
	writeFileSync(file, "#!/bin/sh\necho v24.21.0\n");
	expect(checksumProblem(file, "linux-x64")).toMatch(/is not the Node 24\.21\.0 that was chosen/);
});
