import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSecret } from "./secret.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "fieldhouse-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a secret is made once, and only its owner can read the file", () => {
	const secret = readSecret(folder);
	expect(secret).toHaveLength(32);
	expect(readSecret(folder)).toEqual(secret);
	expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
});

test("a start that was killed while it made the secret is in nobody's way", () => {
	writeFileSync(join(folder, "secret.new"), "half");
	expect(readSecret(folder)).toHaveLength(32);
	expect(readdirSync(folder)).toEqual(["secret"]);
});

test("a damaged secret is not used", () => {
	writeFileSync(join(folder, "secret"), "short");
	expect(() => readSecret(folder)).toThrow(/is damaged/);
});

test("a secret that cannot be read is said in a sentence", () => {
	mkdirSync(join(folder, "secret"));
	expect(() => readSecret(folder)).toThrow(/secret cannot be written by this user/);
});
