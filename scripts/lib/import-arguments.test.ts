import { describe, expect, test } from "vitest";
import { reserved } from "#server/tenancy/reserved.ts";
import { readArguments, UsageError } from "./import-arguments.ts";

const ordinary = {
	"--organization": "cebl",
	"--season": "2025",
	"--league": "Regular season",
	"--games": "games.csv",
};

function read(change: Record<string, string | null> = {}, ...flags: string[]) {
	const pairs = Object.entries({ ...ordinary, ...change });
	const args = pairs.flatMap(([name, value]) => (value === null ? [] : [name, value]));
	return readArguments([...args, ...flags], "fieldhouse.test");
}

test("the least a command needs", () => {
	expect(read()).toEqual({
		organization: "cebl",
		create: null,
		season: "2025",
		league: "Regular season",
		sport: "basketball",
		games: "games.csv",
		boxScores: null,
		rosters: null,
		isTrial: false,
	});
});

test("rosters come with games or alone; box scores never without games", () => {
	const rosters = { "--rosters": "rosters.csv" };
	expect(read(rosters)).toMatchObject({ games: "games.csv", rosters: "rosters.csv" });
	expect(read({ ...rosters, "--games": null })).toMatchObject({
		games: null,
		rosters: "rosters.csv",
	});
	const withLines = { ...rosters, "--games": null, "--box-scores": "lines.csv" };
	expect(() => read(withLines)).toThrow("--games is missing.");
});

test("a new organization has a name, a zone and maybe a domain", () => {
	const names = { "--name": "CEBL", "--time-zone": "America/Toronto" };
	expect(read({ ...names, "--domain": "https://www.CEBL.example/" }, "--create")).toMatchObject({
		create: { name: "CEBL", timeZone: "America/Toronto", domain: "cebl.example" },
	});
});

test("--help asks for the usage", () => {
	expect(readArguments(["--help"], "fieldhouse.test")).toBe("help");
});

describe("is refused with a sentence", () => {
	test.each<[string, () => unknown]>([
		["--season is missing.", () => read({ "--season": null })],
		["--games is missing.", () => read({ "--games": "" })],
		["Unknown option '--sesaon'", () => read({ "--sesaon": "2025" })],
		["Unexpected argument 'stray'", () => read({}, "stray")],
		['"c" cannot be an address.', () => read({ "--organization": "c" })],
		['"Dashboard" is a page of the product', () => read({ "--organization": "Dashboard" })],
		['"Atlantis/Main" is no time zone.', () => read({ "--time-zone": "Atlantis/Main" })],
		['"+05:00" is no time zone.', () => read({ "--time-zone": "+05:00" })],
		["--name only goes with --create.", () => read({ "--name": "CEBL" })],
		["--create needs --name", () => read({}, "--create")],
		[
			'"fieldhouse.test" cannot be an organization\'s domain.',
			() => read({ "--name": "CEBL", "--domain": "fieldhouse.test" }, "--create"),
		],
	])("%s", (sentence, command) => {
		expect(command).toThrow(UsageError);
		expect(command).toThrow(sentence);
	});

	test("an address that any page of the product has", () => {
		const slugs = [...reserved].filter((segment) => /^[a-z0-9](-?[a-z0-9]){1,49}$/.test(segment));
		expect(slugs.length).toBeGreaterThan(20);
		for (const slug of slugs) {
			expect(() => read({ "--organization": slug }), slug).toThrow(UsageError);
		}
	});
});
