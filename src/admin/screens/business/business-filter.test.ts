import { describe, expect, test } from "vitest";
import { filterBusinesses, filterChoices } from "./business-filter.ts";
import type { ListedBusiness } from "./listed-business.ts";

const unknown = {
	phone: null,
	email: null,
	website: null,
	city: null,
	state: null,
	location: null,
	facebook: null,
	instagram: null,
	sport: null,
	category: null,
	season: null,
	nextSeason: null,
	signupDeadline: null,
	cost: null,
	skillLevel: null,
	signupStatus: "active" as const,
	signup: "open" as const,
};
const all: ListedBusiness[] = [
	{ ...unknown, id: 1, name: "Café Hoops", sport: "basketball,tennis", season: "Spring" },
	{
		...unknown,
		id: 2,
		name: "Net Club",
		category: "co-ed",
		nextSeason: "Spring",
		signup: "passed",
	},
	{ ...unknown, id: 3, name: "Bay Ball", city: "New York City", signup: "closed" },
];
const everything = {
	search: "",
	sport: "",
	category: "",
	state: "",
	city: "",
	season: "",
	signup: "",
};
const found = (asked: Partial<typeof everything>) =>
	filterBusinesses(all, { ...everything, ...asked }).map(({ id }) => id);

describe("the directory is narrowed", () => {
	test("by words anywhere in what is known, without accents", () => {
		expect(found({ search: "cafe" })).toEqual([1]);
		expect(found({ search: "york ball" })).toEqual([3]);
		expect(found({ search: "curling" })).toEqual([]);
	});

	test("by one of several choices, never by part of a word", () => {
		expect(found({ sport: "tennis" })).toEqual([1]);
		expect(found({ category: "co-ed" })).toEqual([2]);
		expect(found({ city: "New York City" })).toEqual([3]);
	});

	test("by a season, this one or the next", () => {
		expect(found({ season: "Spring" })).toEqual([1, 2]);
		expect(filterChoices(all).season.map(({ value }) => value)).toEqual(["", "Spring"]);
	});

	test("by whether people can still sign up: a deadline that passed is an end", () => {
		expect(found({ signup: "open" })).toEqual([1]);
		expect(found({ signup: "over" })).toEqual([2, 3]);
	});
});
