import { plural } from "#domain/text/plural.ts";

export const wish = {
	title: "Wishes",
	text: "What would be nice to have. Rules, the number of games and fair opponents come first; the schedule says which wishes it could not meet, and what that would have cost.",
	wish: ({ number }: { number: number }) => `Wish ${number}`,
	remove: ({ number }: { number: number }) => `Remove wish ${number}`,
	add: "Add wish",
	kind: "Wish",
	kinds: {
		time: "A team's times",
		place: "A team's hall or court",
		notEarly: "Not against each other early",
		meetOn: "Against each other on a date",
		rest: "Days between two games",
		doubleHeader: "Two games a day in a row, in one place",
		inARow: "Two teams in a row, in one place",
	},
	fields: {
		team: "Team",
		other: "Other team",
		place: "Place",
		isLiked: "How",
		day: "Day",
		from: "From",
		until: "Until",
		date: "Date",
		weeks: "Not in the first weeks",
		least: "At least",
		most: "At most",
		weight: "How much it matters",
	},
	likes: "Likes to play",
	dislikes: "Would rather not",
	anyDay: "Any day",
	weights: { "1": "A little", "2": "It matters", "3": "Very much" },
	chooseATeam: "Please choose a team.",
	chooseTwo: "Please choose two different teams.",
	sayWhen: "Please choose a day or a time.",
	placeLiked: ({ team, place }: { team: string; place: string }) =>
		`${team}: likes to play at ${place}`,
	placeDisliked: ({ team, place }: { team: string; place: string }) =>
		`${team}: rather not at ${place}`,
	sayWhere: "Please choose a place.",
	howMany: "Please enter a whole number from 1.",
	met: ({ count, all }: { count: number; all: number }) =>
		`${count} of ${all} ${plural("en", all, "wish is", "wishes are")} met`,
	missed: ({ count }: { count: number }) =>
		`not met ${count} ${plural("en", count, "time", "times")}`,
	liked: ({ team, when }: { team: string; when: string }) => `${team}: likes to play ${when}`,
	disliked: ({ team, when }: { team: string; when: string }) => `${team}: rather not ${when}`,
	fromTime: ({ time }: { time: string }) => `from ${time}`,
	untilTime: ({ time }: { time: string }) => `until ${time}`,
	restLeast: ({ count }: { count: number }) =>
		`At least ${count} ${plural("en", count, "day", "days")} between two games`,
	restMost: ({ count }: { count: number }) =>
		`At most ${count} ${plural("en", count, "day", "days")} between two games`,
	playInARow: ({ one, other }: { one: string; other: string }) =>
		`${one} and ${other}: in a row, in one place`,
	meetLate: ({ one, other, count }: { one: string; other: string; count: number }) =>
		`${one} and ${other}: not in the first ${count} ${plural("en", count, "week", "weeks")}`,
	meetThen: ({ one, other, day }: { one: string; other: string; day: string }) =>
		`${one} and ${other}: on ${day}`,
	noExchange: "No exchange of two games would meet it.",
	costsNothing: "Two games could change places for it without being less fair.",
	wouldCost: ({ list }: { list: string }) =>
		`Two games could change places for it, which is less fair: ${list}.`,
};
