import { countsNumbers } from "../game/counting.ts";
import { byDateAndTime, type Game } from "../game/game.ts";

/** So many of a statistic in one game, or each time a season's sum comes to it, keep a player out of `games` games. */
export type DisciplineRule = {
	statId: number;
	count: number;
	per: "game" | "season";
	games: number;
};

export const mostRules = 20;
export const mostGamesOut = 99;

/** What the league decided about a player. */
export type Decision = {
	id: number;
	playerId: number;
	/** The team he is kept from playing for, in its league of that season. */
	entryId: number;
	/** In which game it happened, whose rules then keep nobody out a second time; null where it was none. */
	gameId: number | null;
	/** `YYYY-MM-DD`: games from this day on are sat out, after that game where there is one. */
	startsOn: string;
	/** 0 for nothing: the league let it pass. */
	games: number;
	note: string | null;
	decidedBy: string | null;
	decidedAt: string;
};

/** A player who is kept out of games of his team, by a decision or by a rule. */
export type Suspension = {
	playerId: number;
	entryId: number;
	games: number;
	/** Games of the team that were played without him since, in their order; at most `games`. */
	served: number[];
	gameId: number | null;
	startsOn: string | null;
	because:
		| { is: "decision"; decision: Decision }
		| { is: "rule"; rule: DisciplineRule; count: number };
};

/** What is known of a league in a season. Numbers are those of the rules' statistics. */
export type DisciplineFacts = {
	games: readonly PlayedGame[];
	rules: readonly DisciplineRule[];
	decisions: readonly Decision[];
	numbers: readonly {
		gameId: number;
		playerId: number;
		entryId: number;
		statId: number;
		value: number;
	}[];
	/** Who has a line in which game. */
	played: ReadonlySet<`${number} ${number}`>;
};

type PlayedGame = Pick<
	Game,
	| "id"
	| "date"
	| "time"
	| "homeEntryId"
	| "awayEntryId"
	| "status"
	| "score"
	| "isDraw"
	| "isAnnulled"
>;

/**
 * Who is kept out of how many games, and which of them are over (rule `suspension-served-by-games`). Nothing of it is
 * stored but decisions: it follows from numbers and games as they are now.
 */
export function suspensionsOf(facts: DisciplineFacts): Suspension[] {
	const games = facts.games.toSorted(byDateAndTime);
	const place = new Map(games.map(({ id }, index) => [id, index]));
	const decided = new Set(facts.decisions.map(({ playerId, gameId }) => `${playerId} ${gameId}`));
	const byRule = ruled(facts, games).filter(
		({ playerId, gameId }) => !decided.has(`${playerId} ${gameId}`),
	);
	const byDecision = facts.decisions.map(
		(decision): Suspension => ({
			playerId: decision.playerId,
			entryId: decision.entryId,
			games: decision.games,
			served: [],
			gameId: decision.gameId,
			startsOn: decision.startsOn,
			because: { is: "decision", decision },
		}),
	);
	const all = [...byDecision, ...byRule].filter((it) => it.games > 0);
	return served(all, games, place, facts.played);
}

/** Whether it keeps the player out of a game of his team, as far as games have been played. */
export function keepsOut(
	{ games, served, ...suspension }: Suspension,
	game: PlayedGame,
	all: readonly PlayedGame[],
): boolean {
	const inOrder = all.toSorted(byDateAndTime);
	const place = new Map(inOrder.map(({ id }, index) => [id, index]));
	if (!isAfter(suspension, game, place)) return false;
	const before = served.filter((id) => (place.get(id) ?? 0) < (place.get(game.id) ?? 0));
	return before.length < games;
}

/** Games he still has to sit out. */
export function gamesLeft({ games, served }: Suspension): number {
	return games - served.length;
}

function ruled({ rules, numbers }: DisciplineFacts, games: readonly PlayedGame[]): Suspension[] {
	const place = new Map(games.map(({ id }, index) => [id, index]));
	return rules.flatMap((rule): Suspension[] => {
		const own = numbers
			.filter(({ statId, gameId }) => statId === rule.statId && place.has(gameId))
			.toSorted((a, b) => (place.get(a.gameId) ?? 0) - (place.get(b.gameId) ?? 0));
		const sums = new Map<string, number>();
		return own.flatMap(({ gameId, playerId, entryId, value }) => {
			const key = `${playerId} ${entryId}`;
			const before = rule.per === "season" ? (sums.get(key) ?? 0) : 0;
			const count = before + value;
			sums.set(key, count);
			const times =
				rule.per === "game"
					? Number(count >= rule.count)
					: Math.floor(count / rule.count) - Math.floor(before / rule.count);
			if (times <= 0) return [];
			const because = { is: "rule" as const, rule, count };
			const out = { playerId, entryId, games: rule.games * times, gameId, startsOn: null };
			return [{ ...out, served: [], because }];
		});
	});
}

/** A game counts for one suspension of a player alone: the one that came first. */
function served(
	all: readonly Suspension[],
	games: readonly PlayedGame[],
	place: ReadonlyMap<number, number>,
	played: DisciplineFacts["played"],
): Suspension[] {
	const beginOf = ({ gameId, startsOn }: Suspension) => {
		const offence = gameId === null ? undefined : place.get(gameId);
		if (offence !== undefined) return offence;
		const first = games.findIndex(({ date }) => date !== null && date >= (startsOn ?? ""));
		return first === -1 ? games.length : first - 1;
	};
	const inOrder = all.toSorted((a, b) => beginOf(a) - beginOf(b));
	const taken = new Set<string>();
	return inOrder.map((suspension) => {
		const { playerId, entryId } = suspension;
		const own = games.filter(
			(game) =>
				(game.homeEntryId === entryId || game.awayEntryId === entryId) &&
				countsNumbers(game) &&
				game.status !== "forfeit" &&
				isAfter(suspension, game, place) &&
				!played.has(`${game.id} ${playerId}`) &&
				!taken.has(`${game.id} ${playerId}`),
		);
		const sat = own.slice(0, suspension.games).map(({ id }) => id);
		for (const id of sat) taken.add(`${id} ${playerId}`);
		return { ...suspension, served: sat };
	});
}

function isAfter(
	{ gameId, startsOn }: Pick<Suspension, "gameId" | "startsOn">,
	game: PlayedGame,
	place: ReadonlyMap<number, number>,
): boolean {
	const offence = gameId === null ? undefined : place.get(gameId);
	if (offence !== undefined && (place.get(game.id) ?? 0) <= offence) return false;
	return startsOn === null || game.date === null || game.date >= startsOn;
}
