import { plural } from "#domain/text/plural.ts";

export const audit = {
	everythingThatWasChanged:
		"Everything that was changed, newest first. Nothing can be removed from it.",
	person: "Person",
	everybody: "Everybody",
	thing: "What",
	from: "From",
	to: "To",
	noChangeLikeThis: "No change matches",
	nothingWasChangedYet: "Nothing was changed yet",
	showAllChanges: "Show all changes",
	showOlderChanges: "Show older changes",
	everything: "Everything",
	whatChanged: "What changed",
	before: "Before",
	after: "After",
	valueChanged: ({ text }: { text: string }) => `${text}, changed`,
	numbersOfPlayers: ({ numbers, players }: { numbers: number; players: number }) =>
		`${numbers} ${plural("en", numbers, "number", "numbers")} of ${players} ${plural("en", players, "player", "players")}`,
	whatWasDeletedCanBe:
		"What was deleted can be brought back for 30 days, with everything that belonged to it.",
	nothingWasDeletedInThe: "Nothing was deleted in the last 30 days",
	seasonsLeaguesTeamsPlayers:
		"Seasons, leagues, teams, players and games you delete are listed here.",
	couldNotComeBack: ({ label }: { label: string }) => `${label} could not be brought back.`,
	mergedWhen: "· merged",
	deletedWhen: "· deleted",
	deletedBy: ({ username }: { username: string }) => ` by ${username}`,
	restoreOne: ({ label }: { label: string }) => `Restore ${label}`,
	restoring: "Restoring...",
	lastDay: "last day",
	daysLeft: ({ days }: { days: number }) => `${days} days left`,
	aPicture: "a picture",
	yes: "yes",
	no: "no",
	entries: ({ count }: { count: number }) => `${count} ${plural("en", count, "entry", "entries")}`,
};
