import { isOpen, placesOf, type Venue, venueAt } from "../../venue/venue.ts";
import { clock, hourOf, minutesOf } from "../slots.ts";
import type { Slot, TakenSlot, UnavailableTime } from "../types.ts";

/** What there is beside a schedule: the halls, and the games of all others (rule `others-are-there-too`). */
export type Around = {
	venues: readonly Venue[];
	games: readonly GameElsewhere[];
	/** Teams with people in common, as other schedules say it. */
	sharedPeople: readonly (readonly number[])[];
	/** Of games of the season before that count where hours are shared: who played when. */
	hoursBefore: readonly { teamId: number; time: string }[];
};

/** A game that is not of this schedule, and will be played as far as anybody knows. */
export type GameElsewhere = {
	homeTeamId: number;
	awayTeamId: number;
	date: string | null;
	time: string | null;
	location: string | null;
	minutes: number;
	/** Names of teams and league, for people. */
	home: string;
	away: string;
	league: string;
};

export const nothingAround: Around = {
	venues: [],
	games: [],
	sharedPeople: [],
	hoursBefore: [],
};

/** The slots that cannot be had: their court is closed then, or others play on it. */
export function takenSlots(
	slots: readonly Slot[],
	{ venues, games }: Around,
	minutes: number,
): TakenSlot[] {
	const dates = new Set(slots.map(({ date }) => date));
	const busy = Map.groupBy(
		games.flatMap((game) => (dates.has(game.date ?? "") ? spanOf(game) : [])),
		({ date }) => date,
	);
	const busyOn = new Map([...busy].map(([date, spans]) => [date, placed(spans, venues)]));
	const placesBy = new Map(
		[...new Set(slots.map(({ court }) => court))].map((court) => [court, placesFor(court, venues)]),
	);
	return slots.flatMap((slot): TakenSlot[] => {
		const { date, time, court } = slot;
		const from = minutesOf(time);
		const until = from + minutes;
		const whyNot = (placesBy.get(court) ?? []).map(({ place, venue }) => {
			const by = busyOn
				.get(date)
				?.find((one) => one.place === place && one.from < until && from < one.until);
			if (by !== undefined) return toWhom(by.game);
			return venue === undefined || isOpen(venue, { date, place, from, until }) ? undefined : null;
		});
		// One that names the hall alone is any of its courts.
		if (whyNot.includes(undefined)) return [];
		return [{ date, time, court, by: whyNot.find((by) => by !== null) ?? null }];
	});
}

function placesFor(court: string, venues: readonly Venue[]): { place: string; venue?: Venue }[] {
	const there = venueAt(venues, court);
	if (there === undefined) return [{ place: court }];
	const places = there.place === null ? placesOf(there.venue) : [there.place];
	return places.map((place) => ({ place, venue: there.venue }));
}

function toWhom({ home, away, league }: GameElsewhere): NonNullable<TakenSlot["by"]> {
	return { home, away, league };
}

/**
 * When these teams cannot play since they, or whom they share people with, play elsewhere. `minutes` is how long
 * a game of theirs takes.
 */
export function busyElsewhere(
	teamIds: ReadonlySet<number>,
	{ games }: Pick<Around, "games">,
	minutes: number,
): UnavailableTime[] {
	return games.flatMap((game) => {
		if (!teamIds.has(game.homeTeamId) && !teamIds.has(game.awayTeamId)) return [];
		return spanOf(game).map(({ date, from, until }) => ({
			date,
			from: clock(from - minutes + 1),
			until: clock(until),
		}));
	});
}

/** Why a game cannot be played where and when it is to be: the court is closed or taken, or a team plays twice. */
export type Clash = "closed" | "court" | "team";

/** The games of a day, each with the place it takes, and what is wrong with it (null: nothing). */
export function clashesAmong<Game extends GameElsewhere>(
	games: readonly Game[],
	venues: readonly Venue[],
): { game: Game; place: string | null; clash: Clash | null }[] {
	const spans = placed(games.flatMap(spanOf), venues);
	const placeOf = new Map(spans.map((span) => [span.game, span]));
	return games.map((game) => {
		const own = placeOf.get(game);
		if (own === undefined) return { game, place: game.location, clash: null };
		const others = spans.filter(
			(other) => other !== own && other.from < own.until && own.from < other.until,
		);
		const teams = [game.homeTeamId, game.awayTeamId];
		const isTwice = others.some(
			(other) => teams.includes(other.game.homeTeamId) || teams.includes(other.game.awayTeamId),
		);
		const isTaken = own.place !== null && others.some(({ place }) => place === own.place);
		const venue = venueAt(venues, own.place)?.venue;
		const at = { date: own.date, place: own.place ?? "", from: own.from, until: own.until };
		const isClosed = venue !== undefined && !isOpen(venue, at);
		const clash = isTaken ? "court" : isTwice ? "team" : isClosed ? "closed" : null;
		return { game, place: own.place ?? game.location, clash };
	});
}

type Span = { game: GameElsewhere; date: string; from: number; until: number };

function spanOf(game: GameElsewhere): Span[] {
	if (game.date === null || game.time === null) return [];
	const from = minutesOf(hourOf(game.time));
	return [{ game, date: game.date, from, until: from + game.minutes }];
}

/**
 * Each of a day with the place it takes. One that names its venue and no court takes the first court that no other
 * one has then.
 */
function placed(
	spans: readonly Span[],
	venues: readonly Venue[],
): (Span & { place: string | null })[] {
	const found = spans.map((span) => ({ span, at: venueAt(venues, span.game.location) }));
	const taken: (Span & { place: string | null })[] = found
		.filter(({ at }) => at?.place !== null)
		.map(({ span, at }) => ({ ...span, place: at?.place ?? named(span.game.location) }));
	for (const { span, at } of found) {
		if (at === undefined || at.place !== null) continue;
		const isFree = (place: string) =>
			!taken.some((one) => one.place === place && one.from < span.until && span.from < one.until);
		const places = placesOf(at.venue);
		taken.push({ ...span, place: places.find(isFree) ?? places[0] ?? null });
	}
	return taken;
}

/** "Court 2" is one of every hall there is, and no place of two leagues. */
function named(location: string | null): string | null {
	return location === null || /^Court \d+$/.test(location) ? null : location;
}
