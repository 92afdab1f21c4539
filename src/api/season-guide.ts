/** One call of the guide. `$NAME` stands for an id that an earlier call has answered. */
export type GuideStep = {
	says: string;
	method: "GET" | "POST" | "PUT";
	path: string;
	body?: Record<string, unknown>;
	/** The name of the first id in the answer, or in what follows this field of it. */
	keeps?: { name: string; after?: string };
};

const inSeason = "/seasonsv2/$SEASON/leagues";
const inLeague = `${inSeason}/$LEAGUE`;

/** A season from its first day to its standings, as the manual tells it; its test goes through it. */
export const seasonGuide: readonly GuideStep[] = [
	{
		says: "A season, and a league in it:",
		method: "POST",
		path: "/seasons",
		body: {
			name: "Spring 2026",
			startDate: "2026-03-02",
			finishDate: "2026-05-31",
			isActive: true,
			isVisible: true,
		},
		keeps: { name: "SEASON" },
	},
	{
		says: "",
		method: "POST",
		path: inSeason,
		body: { name: "Monday D1" },
		keeps: { name: "LEAGUE" },
	},
	{
		says: "Two teams with a player each:",
		method: "POST",
		path: `${inLeague}/teams`,
		body: { name: "Hawks" },
		keeps: { name: "HAWKS" },
	},
	{
		says: "",
		method: "POST",
		path: `${inLeague}/teams`,
		body: { name: "Owls" },
		keeps: { name: "OWLS" },
	},
	{
		says: "",
		method: "POST",
		path: `${inLeague}/teams/$HAWKS/players`,
		body: { firstName: "Ann", lastName: "Lee" },
		keeps: { name: "ANN", after: "player" },
	},
	{
		says: "",
		method: "POST",
		path: `${inLeague}/teams/$OWLS/players`,
		body: { firstName: "Bea", lastName: "Cole" },
		keeps: { name: "BEA", after: "player" },
	},
	{
		says: "A game, and its result:",
		method: "POST",
		path: `${inLeague}/games`,
		body: {
			home_team_id: "$HAWKS",
			away_team_id: "$OWLS",
			date: "2026-03-09",
			time: "19:00",
			location: "Main gym",
		},
		keeps: { name: "GAME", after: "game" },
	},
	{
		says: "",
		method: "PUT",
		path: "/gamesv2/$GAME/scores",
		body: { score_home: 64, score_away: 58 },
	},
	{
		says: "The box score names the statistics (`allStats`); a player's numbers are written by their ids:",
		method: "GET",
		path: "/gamesv2/$GAME",
		keeps: { name: "STAT", after: "allStats" },
	},
	{
		says: "",
		method: "PUT",
		path: "/player-game-stats",
		body: { game_id: "$GAME", player_id: "$ANN", stats: [{ stat_id: "$STAT", value: 21 }] },
	},
	{
		says: "The standings are the league's teams with `wins`, `losses` and `rank`:",
		method: "GET",
		path: `${inLeague}/teams`,
	},
];

/** The guide as a shell script for the functions `call` and `id` of the manual. */
export function guideScript(): string {
	return seasonGuide.map(shellLines).join("\n");
}

function shellLines({ says, method, path, body, keeps }: GuideStep): string {
	const sent = body === undefined ? "" : ` '${withIds(JSON.stringify(body))}'`;
	const call = `call ${method} ${path}${sent}`;
	const comment = says === "" ? "" : `\n# ${says}\n`;
	if (keeps === undefined) return comment + call;
	const cut = keeps.after === undefined ? "" : ` | sed 's/.*"${keeps.after}"://'`;
	return `${comment}${keeps.name}=$(${call}${cut} | id)`;
}

/** Out of the single quotes and in again, so that the shell sees the variable. */
function withIds(json: string): string {
	return json.replaceAll(/"(\$[A-Z]+)"/g, "'$1'");
}
