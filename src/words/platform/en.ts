import { plural } from "#domain/text/plural.ts";

/** What the pages of the product itself say. */
export const platform = {
	dashboard: "To the dashboard",
	signIn: "Sign in",
	noHost: "No league lives at this address.",
	noSlug: "There is no league under this name.",

	leagues: "Leagues",
	count: ({ count }: { count: number }) => `${count} ${plural("en", count, "league", "leagues")}`,
	all: ({ count }: { count: number }) => `All ${count} leagues`,
	none: "No leagues available",
	noneYet: "The first league shows here as soon as it has opened.",

	browse: "Browse leagues",
	browseSummary: ({ product }: { product: string }) =>
		`All leagues that are at home in ${product}.`,
	browseLead: "Find your league by its name.",
	search: "Search leagues",
	name: "Name",
	namePlaceholder: "Name of the league",
	nobody: "No league has this name",
	searchAgain: "Try a shorter part of the name.",

	summary: ({ product }: { product: string }) =>
		`${product} gives every league a website: standings, schedules, box scores and statistics.`,
	title: "Your league, online.",
	lead: "Standings that are right a second after the final score. Schedules people can read on a phone. A box score for every game and a page for every player.",
	featuresTitle: "What a league gets",
	features: [
		{
			title: "A site of its own",
			text: "On the league's own domain or under its name here, in its own colours.",
		},
		{
			title: "Standings that explain themselves",
			text: "Every rank says why: win share, losses, wins. No spreadsheet, no argument.",
		},
		{
			title: "Box scores",
			text: "Every line adds up to the team, every game to the season, every season to the career.",
		},
		{
			title: "A page for every player",
			text: "Averages, every game, every season. The picture is up to them.",
		},
		{
			title: "All-time leaders",
			text: "Points, 3-pointers and team wins over all seasons, for bragging rights.",
		},
		{
			title: "Fast anywhere",
			text: "Light pages that open in the gym's basement, on any phone, without an app.",
		},
	],

	million: {
		title: "Look like a million",
		summary: ({ product }: { product: string }) =>
			`What a league of friends looks like in ${product}: like one with a broadcast deal.`,
		heading: "Look like a million.",
		lead: "Your players come straight from work and share one ball pump. Their league can still look like the one on television.",
		browse: "See real leagues",
		featuresTitle: "What the professionals have, and now you do",
		features: [
			{
				title: "A box score by the final whistle",
				text: "Everybody's points, rebounds and minutes, with shooting percentages worked out.",
			},
			{
				title: "A crest for every team",
				text: "No logo yet? Each team gets one of its own, in its own colours.",
			},
			{
				title: "History that stays",
				text: "Every season remains a choice away. Nobody's best night gets lost in a group chat.",
			},
		],
	},
};
