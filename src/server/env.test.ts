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
