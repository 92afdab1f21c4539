import { Badge } from "#ui/kit/badge.tsx";
import type { Column } from "../../components/list/data-table.tsx";
import { words } from "../../words.ts";
import { titled } from "./business-filter.ts";
import { type ListedBusiness, listOf, signupWords, webLink } from "./listed-business.ts";

/** The directory as a table, by name as the API gives it. */
export const businessColumns: Column<ListedBusiness>[] = [
	{
		name: words.business.business,
		isTitle: true,
		sort: ({ name }) => name,
		cell: (business) => <Name business={business} />,
	},
	{ name: words.common.sport, sort: ({ sport }) => sport, cell: ({ sport }) => spaced(sport) },
	{
		name: words.business.category,
		sort: ({ category }) => category,
		cell: ({ category }) => spaced(category),
	},
	{
		name: words.business.city,
		sort: ({ city }) => city,
		cell: ({ city, state }) => places(city, state),
	},
	{ name: words.common.season, sort: ({ season }) => season },
	{
		name: words.business.signUp,
		sort: ({ signup, signupDeadline }) => `${signup} ${signupDeadline ?? ""}`,
		cell: (business) => <Signup business={business} />,
	},
	{ name: words.business.cost, cell: ({ cost }) => cost ?? "-" },
	{
		name: words.business.contactColumn,
		cell: ({ phone, email }) => (
			<span className="stack-1">
				{phone !== null && <a href={`tel:${phone}`}>{phone}</a>}
				{email !== null && <a href={`mailto:${email}`}>{email}</a>}
				{phone === null && email === null && "-"}
			</span>
		),
	},
];

function Name({ business: { name, website } }: { business: ListedBusiness }) {
	if (website === null) return name;
	return (
		<a href={webLink(website)} target="_blank" rel="noopener noreferrer">
			{name}
		</a>
	);
}

/** A deadline that has passed is shown as such, whatever the status says. */
export function Signup({ business }: { business: ListedBusiness }) {
	const tone =
		business.signup === "open" ? "win" : business.signup === "passed" ? "notice" : "neutral";
	return <Badge tone={tone}>{signupWords(business)}</Badge>;
}

function spaced(choices: string | null): string {
	return listOf(choices).map(titled).join(", ") || "-";
}

export function places(city: string | null, state: string | null): string {
	return [...listOf(city), ...listOf(state)].join(", ") || "-";
}
