import { Filter, SearchBox } from "../../parts/toolbar.tsx";
import type { useFilter } from "../../parts/use-filter.ts";
import { filterChoices, filterNames } from "./business-filter.ts";
import type { ListedBusiness } from "./listed-business.ts";

type BusinessFiltersProps = {
	businesses: readonly ListedBusiness[];
	choice: ReturnType<typeof useFilter<(typeof filterNames)[number]>>["choice"];
};

/** All, and one thing that all have, is no choice. */
const enoughToChoose = 2;

const labels = {
	sport: "Sport",
	category: "Category",
	state: "State",
	city: "City",
	season: "Season",
	signup: "Sign-up",
};

/** Narrows the directory by words and by what businesses offer. */
export function BusinessFilters({ businesses, choice }: BusinessFiltersProps) {
	const choices = filterChoices(businesses);
	return (
		<>
			<SearchBox label="Search businesses" {...choice("search")} />
			{filterNames
				.filter((name) => choices[name].length > enoughToChoose)
				.map((name) => (
					<Filter key={name} label={labels[name]} {...choice(name)} options={choices[name]} />
				))}
		</>
	);
}
