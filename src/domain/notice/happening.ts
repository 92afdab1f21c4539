import { type Game, type GameWithTeams, shownStatus } from "../game/game.ts";
import { daysBetween } from "../time/calendar.ts";

/** What a letter shows of a game: when, where, whether it is on, and who plays. */
export type GameState = Pick<Game, "date" | "time" | "location" | "status" | "forfeitedBy"> & {
	home: GameSide;
	away: GameSide;
};

type GameSide = { teamId: number; name: string };

export type GameChange = {
	gameId: number;
	before: GameState;
	after: GameState;
	/** Of a game that was deleted, which can be asked no more: whom it concerned. */
	gone?: { entries: readonly number[]; league: number };
};

/** What the league did that others want to hear of, as data: its words are made when it is told. */
export type Happening =
	/** A final score was entered, or corrected. */
	| { kind: "result"; gameId: number }
	| { kind: "gamesChanged"; changes: readonly GameChange[]; reason: string | null }
	| { kind: "schedulePublished"; leagueIds: readonly number[]; games: number }
	/** For other programs alone: nobody is written to. */
	| { kind: "pagePublished"; key: string }
	| {
			kind: "newsPublished";
			postId: number;
			audience: NoticeAudience;
			how: readonly NoticeWay[];
	  };

/** What happenings are called. */
export const happeningKinds = [
	"result",
	"gamesChanged",
	"schedulePublished",
	"pagePublished",
	"newsPublished",
] as const satisfies Happening["kind"][];

/** How somebody is reached. */
export const noticeWays = ["mail", "push"] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** To whom something is told. */
const noticeReaders = ["followers", "captains", "players"] as const;
/** As people choose it: teams are captains and players, everybody are teams and followers. */
export const toldGroups = ["followers", "captains", "teams", "everybody"] as const;
export type ToldGroup = (typeof toldGroups)[number];
export type NoticeAudience = {
	/** Of which teams, by the ids of the clubs. */
	teams: readonly number[] | "all";
	/** Of which leagues; none where only the teams count. */
	leagues: readonly number[];
	toWhom: readonly (typeof noticeReaders)[number][];
};

const readersIn = {
	followers: ["followers"],
	captains: ["captains"],
	teams: ["players"],
	everybody: ["followers", "players"],
} as const satisfies Record<ToldGroup, NoticeAudience["toWhom"]>;

export function toWhomOf(group: ToldGroup): NoticeAudience["toWhom"] {
	return readersIn[group];
}

/** What became of a game, as a letter shows it. */
export function gameChange(
	gameId: number,
	before: GameWithTeams,
	after: GameWithTeams,
): GameChange {
	return { gameId, before: gameState(before), after: gameState(after) };
}

/** What a deleted game becomes to those it concerned: it is not played. */
export function gameGone(
	game: GameWithTeams & { homeEntryId: number; awayEntryId: number; league: { id: number } },
): GameChange {
	const { id: gameId, homeEntryId, awayEntryId, league } = game;
	const before = gameState(game);
	return {
		gameId,
		before,
		after: Object.assign({}, before, { status: "cancelled" }),
		gone: { entries: [homeEntryId, awayEntryId], league: league.id },
	};
}

/** A game that was deleted is back as it stands now. */
export function gameBack(game: GameWithTeams): GameChange {
	const after = gameState(game);
	return {
		gameId: game.id,
		before: Object.assign({}, after, { status: "cancelled" }),
		after,
	};
}

/** A game of which it was not known who meets whom. */
export function gamePaired(game: GameWithTeams): GameChange {
	const after = gameState(game);
	const nobody = { teamId: 0, name: "" };
	return {
		gameId: game.id,
		before: Object.assign({}, after, { home: nobody, away: nobody }),
		after,
	};
}

/** For so many days a result is news; what is entered of an old season is none. */
const newsDays = 7;

/** Whether a final score was entered or corrected that people still want to hear of. */
export function isResultNews(before: GameWithTeams, after: GameWithTeams, today: string): boolean {
	if (shownStatus(after) !== "completed") return false;
	if (after.date !== null && daysBetween(after.date, today) > newsDays) return false;
	return (
		shownStatus(before) !== "completed" ||
		before.score?.home !== after.score?.home ||
		before.score?.away !== after.score?.away
	);
}

/** A game as a letter shows it. */
export function gameState({
	date,
	time,
	location,
	status,
	forfeitedBy,
	home,
	away,
}: GameWithTeams): GameState {
	return { date, time, location, status, forfeitedBy, home: sideOf(home), away: sideOf(away) };
}

function sideOf({ teamId, name }: GameSide): GameSide {
	return { teamId, name };
}

/** What stands in a game's letter, one by one: that a game has begun or ended is its result's to tell. */
export function differences({ before, after }: Pick<GameChange, "before" | "after">) {
	return {
		isWhenNew: before.date !== after.date || before.time !== after.time,
		isPlaceNew: (before.location ?? "") !== (after.location ?? ""),
		isStandingNew:
			standing(before) !== standing(after) ||
			(after.status === "forfeit" && before.forfeitedBy !== after.forfeitedBy),
		areTeamsNew:
			before.home.teamId !== after.home.teamId || before.away.teamId !== after.away.teamId,
	};
}

/** Whether a game is on, or what has become of it instead. */
function standing({ status }: GameState) {
	return status === "postponed" || status === "cancelled" || status === "forfeit" ? status : "on";
}

/** Whether a letter about it would have anything to say. */
export function saysAnything(change: GameChange): boolean {
	return Object.values(differences(change)).includes(true);
}

/** Nobody needs a letter of a day that is over, or of what looks as it did. */
function isWorthTelling(change: GameChange, today: string): boolean {
	const { before, after } = change;
	const isOver = [before, after].every(({ date }) => date !== null && date < today);
	return !isOver && saysAnything(change);
}

/** A notice that is held back: what it tells can still be changed. */
export type HeldHappening = { id: string; happening: Happening };

/** What becomes of what is held, and of what is new; null is taken back, or not written at all. */
export type Merged = {
	held: { id: string; happening: Happening | null }[];
	added: Happening | null;
};

/**
 * What just happened beside what is still held back: who hears of a game hears how it stands in the end, and
 * nothing at all where it stands as before (rule `minute-to-think`).
 */
export function merge(held: readonly HeldHappening[], happening: Happening, today: string): Merged {
	if (happening.kind === "gamesChanged") return mergeChanges(held, happening, today);
	const same = held.filter((it) => causeOf(it.happening) === causeOf(happening));
	return { held: same.map(({ id }) => ({ id, happening: null })), added: happening };
}

type GamesChanged = Extract<Happening, { kind: "gamesChanged" }>;

function mergeChanges(
	held: readonly HeldHappening[],
	happening: GamesChanged,
	today: string,
): Merged {
	const earlier = new Map<number, GameState>();
	const games = new Set(happening.changes.map(({ gameId }) => gameId));
	const left: Merged["held"] = [];
	for (const { id, happening: old } of held) {
		if (old.kind !== "gamesChanged" || !old.changes.some(({ gameId }) => games.has(gameId)))
			continue;
		for (const { gameId, before } of old.changes)
			if (games.has(gameId) && !earlier.has(gameId)) earlier.set(gameId, before);
		const others = old.changes.filter(({ gameId }) => !games.has(gameId));
		left.push({ id, happening: others.length === 0 ? null : withChanges(old, others) });
	}
	const changes = happening.changes
		.map((change) =>
			Object.assign({}, change, { before: earlier.get(change.gameId) ?? change.before }),
		)
		.filter((change) => isWorthTelling(change, today));
	return { held: left, added: changes.length === 0 ? null : withChanges(happening, changes) };
}

function withChanges({ kind, reason }: GamesChanged, changes: readonly GameChange[]): GamesChanged {
	return { kind, changes, reason };
}

/** What a happening is about: a second one of the same takes the place of the first. */
function causeOf(happening: Happening): string {
	switch (happening.kind) {
		case "result":
			return `result of ${happening.gameId}`;
		case "schedulePublished":
			return `schedule of ${happening.leagueIds.toSorted((a, b) => a - b).join()}`;
		case "pagePublished":
			return `page ${happening.key}`;
		case "newsPublished":
			return `news ${happening.postId}`;
		case "gamesChanged":
			return "games";
	}
}
