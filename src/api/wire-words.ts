/** The wire's words and ours. What the wire writes as we do is not listed. */
const ownWords = {
	attribute_id: "attributeId",
	attribute_name: "attributeName",
	attribute_type: "attributeType",
	away_seasons_leagues_team_id: "awayEntryId",
	away_team: "awayTeam",
	away_team_id: "awayTeamId",
	captain_id: "captainId",
	external_id: "externalId",
	forfeited_by: "forfeitedBy",
	game_dateTime: "startsAt",
	game_id: "gameId",
	home_side: "homeSide",
	home_seasons_leagues_team_id: "homeEntryId",
	home_team: "homeTeam",
	home_team_id: "homeTeamId",
	icon_url: "iconUrl",
	is_visible: "isVisible",
	league_id: "leagueId",
	logo_url: "logoUrl",
	organization_id: "organizationId",
	player_id: "playerId",
	schedule_id: "scheduleId",
	score_away: "awayScore",
	score_home: "homeScore",
	score_team1: "team1Score",
	score_team2: "team2Score",
	season_id: "seasonId",
	seasons_league_id: "seasonLeagueId",
	seasons_leagues_team: "entry",
	seasons_leagues_team_id: "entryId",
	sport_id: "sportId",
	stat_id: "statId",
	subject_id: "subjectId",
	team1_id: "team1Id",
	team2_id: "team2Id",
	team_id: "teamId",
	video_url: "videoUrl",
	week_index: "weekIndex",
} as const;

type OwnWords = typeof ownWords;
type WireWords = { [Wire in keyof OwnWords as OwnWords[Wire]]: Wire };

/** What the API answers, with our words for the wire's. */
export type FromWire<T> = Renamed<T, OwnWords>;

type Renamed<T, Words> = T extends readonly unknown[]
	? { [I in keyof T]: Renamed<T[I], Words> }
	: T extends object
		? { [Word in keyof T as Renaming<Word, Words>]: Renamed<T[Word], Words> }
		: T;

type Renaming<Word, Words> = Word extends keyof Words ? Words[Word] & string : Word;

const toOwn = new Map<string, string>(Object.entries(ownWords));
const fromOwn = new Map<string, string>(Object.entries(ownWords).map(([wire, own]) => [own, wire]));

/** What is sent, with the wire's words for ours. */
export type ToWire<T> = Renamed<T, WireWords>;

export function fromWire(answer: unknown): unknown {
	return renamed(answer, toOwn);
}

/** Each call says itself which part of it needs this: some rows read `sportId`, some `sport_id`. */
export function toWire<T>(sent: T): ToWire<T> {
	return renamed(sent, fromOwn) as ToWire<T>;
}

function renamed(value: unknown, words: ReadonlyMap<string, string>): unknown {
	if (Array.isArray(value)) return value.map((item) => renamed(item, words));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([word, part]) => [words.get(word) ?? word, renamed(part, words)]),
	);
}
