import { describe, expect, test } from "vitest";
import { businessesSheet, readBusinesses } from "./sheet.ts";

const gym = {
	name: "Ball Gym",
	phone: "+1 310 555 0100",
	sport: "basketball,tennis",
	cost: "$120",
	signupStatus: "active",
};

describe("a spreadsheet of businesses", () => {
	test("comes back as it was written", () => {
		const rows = businessesSheet([gym]).map((row) => row.map((cell) => String(cell ?? "")));
		const read = readBusinesses(rows);
		expect(read).toEqual({ businesses: [expect.objectContaining(gym)], unread: [] });
	});

	test("may have its columns in any order, case and spelling, and others beside", () => {
		const read = readBusinesses([
			["signup_deadline", "NAME", "Rating"],
			["2026-03-01", "  Ball   Gym ", "5"],
			["", "", ""],
		]);
		expect(read).toEqual({
			businesses: [{ signupDeadline: "2026-03-01", name: "Ball Gym", line: 2 }],
			unread: ["Rating"],
		});
	});

	test("knows on which line each stands, with empty ones between them", () => {
		const read = readBusinesses([["Name"], ["One"], [""], ["Two"]]);
		expect(read).toMatchObject({ businesses: [{ line: 2 }, { name: "Two", line: 4 }] });
	});

	test("gives back what was kept from being a formula", () => {
		const read = readBusinesses([["Name"], ["'=Ball Gym"]]);
		expect(read).toMatchObject({ businesses: [{ name: "=Ball Gym" }] });
	});

	test("needs names, and somebody to name", () => {
		expect(readBusinesses([["Phone"], ["1"]])).toBe("The file has no column called Name.");
		expect(readBusinesses([["Name"], [" "]])).toBe("The file has no businesses in it.");
		expect(readBusinesses([])).toBe("The file has no column called Name.");
	});
});
