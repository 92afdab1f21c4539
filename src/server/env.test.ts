import { expect, test } from "vitest";
import { readSettings } from "./env.ts";

test("without settings the product runs on port 3000 with its data beside it", () => {
	expect(readSettings({})).toMatchObject({
		port: 3000,
		rootDomain: "localhost",
		dataDir: "data",
		databaseUrl: null,
		databaseListenUrl: null,
		seed: "demo",
	});
});

test("an empty setting is an absent one", () => {
	expect(readSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({
		port: 3000,
		databaseUrl: null,
		databaseListenUrl: null,
	});
});

test("every wrong setting is named at once", () => {
	const read = () =>
		readSettings({ PORT: "many", DATABASE_URL: "mysql://x", SEED: "all", ADMIN_PASSWORD: "short" });
	expect(read).toThrow(
		"These settings are wrong. PORT is a whole number from 0 to 65535. DATABASE_URL starts with " +
			"postgres://. ADMIN_PASSWORD has at least 8 characters. SEED is demo or none.",
	);
});

test("the root domain is kept without www.", () => {
	expect(readSettings({ ROOT_DOMAIN: "WWW.Leagues.example" }).rootDomain).toBe("leagues.example");
});

test("strangers make accounts only where that is said", () => {
	expect(readSettings({}).isSignUpOpen).toBe(false);
	expect(readSettings({ SIGNUP: "open" }).isSignUpOpen).toBe(true);
	expect(() => readSettings({ SIGNUP: "yes" })).toThrow("SIGNUP is open or closed.");
});

test("ids are taken from a range where one is given, of a million at least", () => {
	expect(readSettings({}).idRange).toBeNull();
	expect(readSettings({ ID_RANGE: "1-1000000" }).idRange).toEqual({ first: 1, last: 1_000_000 });
	for (const wrong of ["7", "0-2000000", "5-4", "1-999999", "2000000000-2147483648", "a-b"]) {
		expect(() => readSettings({ ID_RANGE: wrong }), wrong).toThrow("ID_RANGE is two numbers");
	}
});
