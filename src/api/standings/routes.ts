import { changeTable, previewTable, viewTable } from "#usecases/standings/table-setup.ts";
import { members, visitors } from "../access.ts";
import { evenWhenFull, get, post, put } from "../endpoint.ts";
import { changedTable, given, one, table } from "./table.ts";

export const standingsRoutes = [
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/table",
		visitors,
		one,
		viewTable,
		table,
		"The table of a league in a season, by which rules it is made, and for each row what put it where it stands.",
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/table",
		members,
		given,
		changeTable,
		changedTable,
		"Makes the table by a `preset` or by `rules` of the league's own, and replaces its `rulings`: points or wins taken from teams with the reason visitors read, and lots that were drawn. `playoffs` says how many go on (`teams`, null for none) and whether the schedule holds all games of the season (`knowsAllGames`): only then is it worked out who is sure to go on; with `showsChances` visitors also read how likely each team is to. What is not sent stays. With `lastChangeId`, which members read with the table (0 for no change yet), it is refused with 409 when the rules were changed since.",
	),
	evenWhenFull(
		post(
			"/seasonsv2/:seasonId/leagues/:leagueId/table/preview",
			members,
			given,
			previewTable,
			table,
			"The table as it would be by other rules; nothing is changed.",
		),
	),
] as const;
