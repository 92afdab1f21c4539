import type { Wish } from "../wishes/wish.ts";

/** What a schedule is planned by beside its days and times. Teams go by the club's id. */
export type PlanRules = {
	/** Each time exists on each court; without names a time written k times means k courts. */
	courts: string[];
	/** Dates without play. */
	skipDates: string[];
	/** Dates on which one court is closed. */
	closedCourts: { court: string; dates: string[] }[];
	/** Dates on which a team cannot play. */
	blackouts: { teamId: number; dates: string[] }[];
	/** Games that are to stand where they are. */
	pinnedGames: PinnedMatchup[];
	/** Teams with people in common: their games never overlap. */
	sharedPeople: number[][];
	/** What would be nice to have. */
	wishes: Wish<number>[];
	/** Who meets whom how often; none: everybody equally often (rule `groups-meet`). */
	groups: GroupOfTeams[];
	/** Whoever played late in this league last season plays early now. */
	countsLastSeason: boolean;
	/** Null: as many as groups make, else as the slots hold, and nobody more than one ahead. */
	gamesPerTeam: number | null;
	maxGamesPerDay: number;
	/** Null: as many as game days and games a day allow. */
	maxGamesPerWeek: number | null;
	gameMinutes: number;
};

export type GroupOfTeams = {
	name: string;
	teamIds: number[];
	/** How often each of its teams meets one of each group, in the order of all groups. */
	meetings: number[];
};

export type PinnedMatchup = {
	homeTeamId: number;
	awayTeamId: number;
	date: string;
	time: string;
	/** Null: any free court of that time. */
	court: string | null;
};

/** What holds while nobody has said anything else. */
export const plainRules: PlanRules = {
	courts: [],
	skipDates: [],
	closedCourts: [],
	blackouts: [],
	pinnedGames: [],
	sharedPeople: [],
	wishes: [],
	groups: [],
	countsLastSeason: false,
	gamesPerTeam: null,
	maxGamesPerDay: 1,
	maxGamesPerWeek: null,
	gameMinutes: 60,
};

/** The rules with other names of courts, by those they had. */
export function renamedInRules(rules: PlanRules, names: ReadonlyMap<string, string>): PlanRules {
	const named = (court: string) => names.get(court) ?? court;
	return {
		...rules,
		courts: rules.courts.map(named),
		closedCourts: rules.closedCourts.map((one) => ({ ...one, court: named(one.court) })),
		pinnedGames: rules.pinnedGames.map((pin) => ({
			...pin,
			court: pin.court === null ? null : named(pin.court),
		})),
		wishes: rules.wishes.map((wish) =>
			wish.kind === "place" ? { ...wish, place: named(wish.place) } : wish,
		),
	};
}
