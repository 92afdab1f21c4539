import { say } from "#domain/language/say.ts";
import { type PlanRules, plainRules } from "#domain/schedule/check/plan-rules.ts";
import { sayMoment } from "#domain/schedule/check/words.ts";
import type { Planning, Schedule } from "#domain/schedule/schedule.ts";
import { countSlots, expandSlots, mostSlots } from "#domain/schedule/slots.ts";
import type { Store } from "#store/store.ts";
import { found, invalid } from "../refusals.ts";
import { teamMissing } from "../team/season-league-lookup.ts";

export type { Planning };

/** What is given of days, times and rules; absent is as it was. */
export type PlanningAsked = {
	[Key in Exclude<keyof Planning, "rules">]?: Schedule[Key] | undefined;
} & { rules?: { [Key in keyof PlanRules]?: PlanRules[Key] | undefined } | undefined };

/** The planning with what is given of it. */
export function withAsked(before: Planning, asked: PlanningAsked): Planning {
	const given = Object.entries(asked.rules ?? {}).filter(([, value]) => value !== undefined);
	return {
		gameDays: asked.gameDays ?? before.gameDays,
		hasSameSlots: asked.hasSameSlots ?? before.hasSameSlots,
		timeSlots: asked.timeSlots ?? before.timeSlots,
		weeklyTimeSlots: asked.weeklyTimeSlots ?? before.weeklyTimeSlots,
		rules: { ...before.rules, ...Object.fromEntries(given) },
	};
}

type Sensible = Planning & Pick<Schedule, "seasonLeagueId" | "startDate" | "numWeeks">;

/** Refuses rules that name nobody of the league, or places that there are not. */
export async function mustMakeSense(
	store: Store,
	schedule: Sensible,
	given: { [Key in keyof PlanRules]?: PlanRules[Key] | undefined },
): Promise<void> {
	const { blackouts = [], pinnedGames = [], sharedPeople = [], wishes = [], groups = [] } = given;
	mustFit(schedule);
	const entryOf = await teamsOfLeague(store, schedule.seasonLeagueId);
	for (const { teamId } of blackouts) await entryOf(teamId, "blackouts");
	// A coach may have a team in another league.
	for (const teamId of sharedPeople.flat()) found(await store.teams.find(teamId), teamMissing);
	for (const pin of pinnedGames) {
		await entryOf(pin.homeTeamId, "pinnedGames");
		await entryOf(pin.awayTeamId, "pinnedGames");
	}
	for (const wish of wishes) {
		const named = "team" in wish ? [wish.team] : "teams" in wish ? wish.teams : [];
		for (const teamId of named) await entryOf(teamId, "wishes");
		if (new Set(named).size < named.length) {
			throw invalid("wishes", "A wish about two teams names two different ones.");
		}
	}
	for (const teamId of groups.flatMap(({ teamIds }) => teamIds)) await entryOf(teamId, "groups");
	mustBeGroups(groups);
	mustBePossible(schedule, wishes);
	if (sharedPeople.some((group) => new Set(group).size < group.length)) {
		throw invalid("sharedPeople", "A team shares people with other teams, not with itself.");
	}
	mustHaveSlots(schedule, pinnedGames);
}

/** Refuses more slots than can be planned in one go. */
export function mustFit(schedule: Pick<Sensible, "startDate" | "numWeeks"> & Planning): void {
	const slots = countSlots(toCalendar(schedule));
	if (slots <= mostSlots) return;
	throw invalid(
		"timeSlots",
		say`These are ${slots} places for games. At most ${mostSlots} can be planned in one schedule.`,
	);
}

/**
 * Finds the entry of a team in a league. One that does not play there is refused at the field that
 * named it; one of another organization is missing.
 */
export async function teamsOfLeague(store: Store, seasonLeagueId: number) {
	const entries = await store.teams.listEntries([seasonLeagueId]);
	const entryIds = new Map(entries.map(({ id, team }) => [team.id, id]));
	return async (teamId: number, field: string): Promise<number> => {
		const entryId = entryIds.get(teamId);
		if (entryId !== undefined) return entryId;
		const { name } = found(await store.teams.find(teamId), teamMissing);
		throw invalid(field, say`${name} does not play in this league.`);
	};
}

/** Refuses wishes that no schedule could meet, with the date that is in the way. */
function mustBePossible(schedule: Sensible, wishes: PlanRules["wishes"]): void {
	const dates = new Set(expandSlots(toCalendar(schedule)).map(({ date }) => date));
	for (const wish of wishes) {
		if (wish.kind === "meetOn" && !dates.has(wish.date)) {
			throw invalid(
				"wishes",
				say`Nothing is played on ${{ date: wish.date }}, when two teams wish to meet.`,
			);
		}
		if (wish.kind === "rest" && (wish.least ?? 1) > (wish.most ?? 200)) {
			throw invalid("wishes", "At least so many days between games are more than at most.");
		}
		if (wish.kind === "time" && (wish.from ?? "00:00") >= (wish.until ?? "99:99")) {
			throw invalid("wishes", "The time a team wishes for ends before it begins.");
		}
	}
}

/** Each team in one group at most, and how often two groups meet said the same by both. */
function mustBeGroups(groups: PlanRules["groups"]): void {
	const teamIds = groups.flatMap((group) => group.teamIds);
	if (new Set(teamIds).size < teamIds.length) throw invalid("groups", "A team is in one group.");
	const isAgreed = groups.every(
		({ meetings }, one) =>
			meetings.length === groups.length &&
			meetings.every((times, other) => groups[other]?.meetings[one] === times),
	);
	if (!isAgreed) {
		throw invalid(
			"groups",
			"Each group says how often it meets each group, and both say the same.",
		);
	}
}

function mustHaveSlots(schedule: Sensible, pinnedGames: PlanRules["pinnedGames"]): void {
	if (pinnedGames.length === 0) return;
	const slots = expandSlots(toCalendar(schedule));
	for (const { homeTeamId, awayTeamId, date, time, court } of pinnedGames) {
		if (homeTeamId === awayTeamId) {
			throw invalid("pinnedGames", "Teams of a pinned game must be different.");
		}
		const there = slots.filter((slot) => slot.date === date && slot.time === time);
		if (there.some((slot) => court === null || slot.court === court)) continue;
		const moment = sayMoment({ date, time });
		throw invalid(
			"pinnedGames",
			there.length > 0 && court !== null
				? say`The schedule has no place for a pinned game on ${moment} on ${court}.`
				: say`The schedule has no place for a pinned game on ${moment}.`,
		);
	}
}

function toCalendar({
	hasSameSlots,
	rules = plainRules,
	...schedule
}: Omit<Sensible, "seasonLeagueId">) {
	const { courts, skipDates, closedCourts: closures } = rules;
	return { schedule: { ...schedule, sameSlot: hasSameSlots }, courts, skipDates, closures };
}
