import { businessChoices } from "#domain/business/business.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { words } from "../../words.ts";
import { type ListedBusiness, listOf } from "./listed-business.ts";

export const filterNames = ["sport", "category", "state", "city", "season", "signup"] as const;

/** What the directory is narrowed to; "" is everything. */
export type BusinessFilter = Record<(typeof filterNames)[number] | "search", string>;

/** The businesses with every word somewhere in what is known of them, and every choice. */
export function filterBusinesses(
	businesses: readonly ListedBusiness[],
	{ search, season, signup, ...choices }: BusinessFilter,
): ListedBusiness[] {
	const words = nameKey(search).split(" ").filter(Boolean);
	return businesses.filter(
		(business) =>
			words.every((word) => nameKey(textOf(business)).includes(word)) &&
			(season === "" || business.season === season || business.nextSeason === season) &&
			(signup === "" || (business.signup === "open") === (signup === "open")) &&
			(["sport", "category", "state", "city"] as const).every(
				(name) => choices[name] === "" || listOf(business[name]).includes(choices[name]),
			),
	);
}

/** What can be chosen: what somebody has, in the order of the form; seasons by name. */
export function filterChoices(businesses: readonly ListedBusiness[]) {
	const seasons = businesses.flatMap(({ season, nextSeason }) => [season ?? [], nextSeason ?? []]);
	const known = (name: keyof typeof businessChoices) =>
		businessChoices[name].filter((choice) =>
			businesses.some((business) => listOf(business[name]).includes(choice)),
		);
	return {
		sport: wordOptions(words.business.allSports, known("sport")),
		category: wordOptions(words.business.allCategories, known("category")),
		state: wordOptions(words.business.allStates, known("state")),
		city: wordOptions(words.business.allCities, known("city")),
		season: wordOptions(words.common.allSeasons, [...new Set(seasons.flat())].sort(naturalOrder)),
		signup: [
			{ value: "", label: words.business.allSignUps },
			{ value: "open", label: words.business.signUpOpen },
			{ value: "over", label: words.business.closedOrEnded },
		],
	};
}

function textOf(business: ListedBusiness): string {
	const { name, phone, email, website, location, city, state, sport, category } = business;
	const { cost, skillLevel } = business;
	return [name, phone, email, website, location, city, state, sport, category, cost, skillLevel]
		.filter(Boolean)
		.join(" ");
}

function wordOptions(all: string, values: readonly string[]) {
	return [{ value: "", label: all }, ...values.map((value) => ({ value, label: titled(value) }))];
}

/** As a heading writes it: "men" is Men. */
export function titled(choice: string): string {
	return choice.slice(0, 1).toUpperCase() + choice.slice(1);
}
