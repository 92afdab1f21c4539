import { plural } from "#domain/text/plural.ts";

export const discipline = {
	title: "Discipline",
	about:
		"A card, an ejection or a decision keeps a player out of games of his team. It is counted down by the games that are played without him, and shown where players are checked in.",
	rules: "Rules",
	noRules: "No rules: players are suspended by decision alone.",
	ruleOf: ({
		count,
		stat,
		per,
		games,
	}: {
		count: number;
		stat: string;
		per: string;
		games: number;
	}) =>
		per === "game"
			? `${count} × ${stat} in a game: ${games} ${plural("en", games, "game", "games")} out`
			: `Every ${count} × ${stat} of the season: ${games} ${plural("en", games, "game", "games")} out`,
	addRule: "Add a rule",
	removeRule: "Remove this rule",
	stat: "Statistic",
	count: "How many",
	per: "Counted",
	inGame: "In one game",
	inSeason: "Each time in the season",
	gamesOut: "Games out",
	suspend: "Suspend a player",
	decide: "Decide otherwise",
	change: "Change the decision",
	takeBack: "Take back",
	player: "Player",
	team: "Team",
	startsOn: "From",
	games: "Games",
	gamesHint: "0 lets it pass: then the rules do not count for what happened in that game either.",
	note: "Note",
	noteHint: "For owners and staff alone.",
	left: "Left",
	served: "Served",
	leftOf: ({ left, games }: { left: number; games: number }) => `${left} of ${games}`,
	decision: ({ by }: { by: string }) => `Decision by ${by}`,
	byRule: ({ count, stat }: { count: number; stat: string }) => `${count} × ${stat}`,
	nobody: "Nobody is suspended",
	nobodyHint:
		"Rules suspend players as box scores and plays are noted; decisions are entered here.",
	suspensions: "Suspensions",
	notSaved: "This could not be saved.",
	suspendedTag: ({ left }: { left: number }) => `Suspended (${left})`,
};
