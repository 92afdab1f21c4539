import type { Row } from "./endpoint.ts";

/** What a parameter of a path or a query says, for the documentation: a sentence about each. */
export function parameterWords({ path }: Pick<Row, "path">, name: string): string {
	const words = ofOneCall[path]?.[name] ?? ofEveryCall[name];
	if (words !== undefined) return words;
	const thing = name === "id" ? thingBefore(path) : name.replace(/Id$/, "");
	return `The id of the ${thing}.`;
}

/** What reads the same wherever it stands; other names are ids of what they name. */
const ofEveryCall: Record<string, string> = {
	slug: "The slug of the organization, which is then shown as everybody sees it.",
	domain: "The domain of the organization, which is then shown as everybody sees it.",
	userId: "The id of a user; this user's organization and sports are the ones that count.",
	limit:
		"How many at most, for strangers no more than 200. Without a page asked for, all up to 5000.",
	offset: "How many to leave out from the beginning.",
	date: "Only what is on this day.",
	key: "The key of the page, such as `registration`, or `registration.fr` for its French translation.",
	number: "The number of the version.",
	weekIndex: "Which week of the plan, counted from 0.",
	otherId: "The id of the other player, who is merged into the first.",
};

const ofOneCall: Record<string, Record<string, string>> = {
	"/organizations": { public: "With it the answer is what strangers get, whoever asks." },
	"/organizations/domain/:domain": { domain: "The domain of the organization." },
	"/organizations/slug/:slug": { slug: "The slug of the organization." },
	"/organizations/address-check": {
		slug: "The slug that is to be checked.",
		domain: "The domain that is to be checked.",
		id: "The id of the organization that would have them; without it one that is still to be added.",
	},
	"/playersv2/:id/basic": { scope: "Of which seasons: the active one, or all." },
	"/stages/:id/laying": {
		firstDay: "The first day; without it the day after the regular season, or today.",
		gameDays: "Days of the week, with commas between them.",
		times:
			"Times at which games begin, with commas; without names of courts one written twice is two courts.",
		courts: "Names of courts, with commas.",
		restDays: "Days without a game between two of a team; without it 1.",
		gameMinutes: "How long a game takes a court.",
		playsTwiceADay: "Whether a team may play again on the same day.",
		movesDated: "Whether games that have a date and a time may get others.",
	},
	"/schedules/:id/trial": {
		gameId: "The id of the game that would move.",
		otherGameId: "The id of the game it would exchange its teams with, instead of a place.",
		date: "The day it would be on.",
		time: "The time it would begin at.",
		location: "The place; without it the one it has.",
	},
	"/ledger/:kind/:id": {
		kind: "Who it is: a `team`, a `player` or a `signUp`.",
		id: "The id of the team, player or sign-up.",
	},
	"/notices/readers": {
		gameIds: "Ids of games, with commas between them.",
		leagueIds: "Ids of leagues, with commas between them.",
	},
	"/posts/:id/readers": {
		toWhom: "Who is meant, with commas between them: `followers`, `players`, `captains`.",
	},
	"/audit": {
		changedBy: "Only changes by the user with this id.",
		subject: "Only changes of this kind of thing, such as `game`.",
		from: "Only changes on this day or later.",
		to: "Only changes on this day or earlier.",
	},
};

/** What the path names last before its `:id`. */
function thingBefore(path: string): string {
	const words = path.slice(0, path.indexOf("/:id")).split("/").toReversed();
	return words.map((word) => things[word]).find((thing) => thing !== undefined) ?? "entry";
}

const things: Record<string, string> = {
	notices: "notice",
	questions: "letter",
	organizations: "organization",
	users: "user",
	usersv2: "user",
	sessions: "session",
	seasons: "season",
	seasonsv2: "season",
	leagues: "league",
	teams: "team",
	teamsv2: "team",
	players: "player",
	playersv2: "player",
	games: "game",
	gamesv2: "game",
	schedules: "schedule",
	stages: "stage",
	gamePeriods: "game period",
	playerAttributes: "player attribute",
	statsv2: "statistic",
	businesses: "business",
	venues: "venue",
	officials: "official",
	pictures: "picture",
	outbox: "letter",
	evenings: "evening that falls out",
	messages: "message",
	posts: "announcement",
	registrations: "registration",
	"sign-ups": "sign-up",
	"captain-words": "captain’s word",
	entries: "entry in the ledger",
	tokens: "token",
	passes: "link to a game",
	suspensions: "suspension",
	webhooks: "webhook",
	trash: "entry in the trash",
	tasks: "task",
};
