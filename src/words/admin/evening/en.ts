import { plural } from "#domain/text/plural.ts";

type Count = { count: number };

/** An evening that falls out, and games that are to be made up. */
export const evening = {
	callOff: "Call off an evening",
	which: "Which games",
	all: "All games of the day",
	ofGames: ({ name, count }: { name: string; count: number }) => `${name} (${count})`,
	whatBecomes: "What becomes of them",
	postponed: "Postponed: they get new times",
	cancelled: "Cancelled: they are not played",
	reason: "Reason",
	reasonHint: "One sentence. The site shows it until the day is over.",
	concerned: ({ games, teams, people }: { games: number; teams: number; people: number }) =>
		`${games} ${plural("en", games, "game", "games")}, ${teams} ${plural("en", teams, "team", "teams")}, ${people} ${plural("en", people, "person", "people")}`,
	none: "No game of this day is left to call off.",
	staying: {
		hasBegun: ({ count }: Count) =>
			`${count} ${plural("en", count, "game has", "games have")} begun or ended, and ${plural("en", count, "stays", "stay")}.`,
		isOff: ({ count }: Count) => `${count} ${plural("en", count, "is", "are")} called off already.`,
		isDraft: ({ count }: Count) =>
			`${count} ${plural("en", count, "is", "are")} only in a draft, and ${plural("en", count, "stays", "stay")}.`,
		isLocked: ({ count }: Count) =>
			`${count} of a locked season ${plural("en", count, "stays", "stay")}.`,
		isWaiting: ({ count }: Count) =>
			`${count} ${plural("en", count, "waits", "wait")} for its teams: change the day in the stage.`,
	},
	visitorsRead: "Visitors read",
	postpone: ({ count }: Count) => `Postpone ${count} ${plural("en", count, "game", "games")}`,
	cancel: ({ count }: Count) => `Cancel ${count} ${plural("en", count, "game", "games")}`,
	failed: "The evening could not be called off.",
};
