import { canManageLeagues } from "#domain/account/policy.ts";
import {
	type Ask,
	type AskState,
	type Availability,
	choicesOf,
	keyOfAsk,
	rulesWith,
} from "#domain/availability/availability.ts";
import { planOf } from "#domain/schedule/input.ts";
import { countSlots, mostSlots } from "#domain/schedule/slots.ts";
import { pathOfLink } from "#domain/sign-up/sign-up-link.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid } from "../refusals.ts";
import { readAround } from "../schedule/schedule-around.ts";
import { readState, type ScheduleState, teamsToPlan } from "../schedule/schedule-state.ts";
import { findSchedule } from "../schedule/schedules.ts";
import type { WorkScope } from "../scope.ts";

/** What the teams of a schedule say of when they can play (rule `teams-say-when`). */
export type AskedTeams = {
	/** `YYYY-MM-DD`, the last day on which they say so; null while nobody was asked. */
	until: string | null;
	/** In the order of their names. */
	teams: AskedTeam[];
};

export type AskedTeam = Pick<Availability, "teamId" | "note" | "saidAt"> & {
	name: string;
	/** Where its captain says so, without an account. */
	link: string;
	asks: WeighedAsk[];
};

/** An ask with what it costs. */
export type WeighedAsk = {
	key: string;
	ask: Ask;
	state: AskState;
	/** Games that no schedule could have any more, by this alone; null where that was not found out. */
	lost: number | null;
	/** Other teams that ask the same and were not refused. */
	alike: number;
	/** Games of the team that stand on the date. */
	games: number;
};

type Given = Pick<
	WorkScope,
	"viewer" | "organization" | "store" | "now" | "planner" | "signUpLinks" | "cards"
>;

export async function viewAskedTeams(scope: Given, { id }: { id: number }): Promise<AskedTeams> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { store } = scope;
	const schedule = await findSchedule(store, id);
	const [said, state] = await Promise.all([
		store.availabilities.listOfSchedule(id),
		readState(store, schedule),
	]);
	const lost = await weigh(scope, { schedule, state, said });
	const standing = said.flatMap(({ teamId, asks }) =>
		asks.filter((it) => it.state !== "refused").map(({ ask }) => ({ teamId, wanted: meant(ask) })),
	);
	const weighed = ({ teamId, asks }: Availability): WeighedAsk[] =>
		asks.map(({ ask, state: askState }) => ({
			key: keyOfAsk(ask),
			ask,
			state: askState,
			lost: lost?.get(`${teamId} ${keyOfAsk(ask)}`) ?? (ask.kind === "date" ? null : 0),
			alike: standing.filter((it) => it.teamId !== teamId && it.wanted === meant(ask)).length,
			games: gamesOn(state, teamId, ask),
		}));
	const names = new Map(state.teams.map((team) => [team.id, team.name]));
	return {
		until: said[0]?.until ?? null,
		teams: said
			.map((it) => ({
				teamId: it.teamId,
				note: it.note,
				saidAt: it.saidAt,
				name: names.get(it.teamId) ?? "",
				link: linkOf(scope, it),
				asks: weighed(it),
			}))
			.filter(({ name }) => name !== "")
			.sort((a, b) => a.name.localeCompare(b.name) || a.teamId - b.teamId),
	};
}

function meant(ask: Ask): string {
	return ask.kind === "date" ? keyOfAsk(ask) : `${keyOfAsk(ask)} ${ask.isLiked}`;
}

function gamesOn({ games }: ScheduleState, teamId: number, ask: Ask): number {
	if (ask.kind !== "date") return 0;
	return games.filter(
		({ date, homeTeamId, awayTeamId }) =>
			date === ask.date && (homeTeamId === teamId || awayTeamId === teamId),
	).length;
}

function linkOf({ signUpLinks, cards }: Given, { id, linkRound }: Availability): string {
	const link = signUpLinks.linkOf({ of: "availability", id, round: linkRound });
	return cards.siteUrl + pathOfLink("availability", link);
}

/** Dates times teams times weeks that are looked at while somebody waits: three seconds or ten. */
const mostWeighed = 40_000;

/** What each open date costs beside what is accepted already, by team and key. */
async function weigh(
	{ planner, store }: Given,
	asked: { schedule: KnownSchedule; state: ScheduleState; said: readonly Availability[] },
): Promise<Map<string, number> | null> {
	const { schedule, state, said } = asked;
	const open = said
		.flatMap(({ teamId, asks }) =>
			asks.flatMap(({ ask, state: of }) =>
				of === "open" && ask.kind === "date" ? [{ teamId, ask }] : [],
			),
		)
		.slice(0, Math.floor(mostWeighed / Math.max(1, state.teams.length * schedule.numWeeks)));
	if (open.length === 0) return new Map();
	const teams = teamsToPlan(schedule, state, []);
	const { input } = planOf(schedule, teams, [], await readAround(store, schedule));
	if (countSlots(input) > mostSlots) return null;
	const weighed = await planner.weigh(
		input,
		open.map(({ teamId, ask }) => ({ team: String(teamId), date: ask.date })),
	);
	if (weighed === null) return null;
	return new Map(
		open.map(({ teamId, ask }, at) => [`${teamId} ${keyOfAsk(ask)}`, weighed.lost[at] ?? 0]),
	);
}

export type TeamsToAsk = {
	id: number;
	until: string;
	/** Whose link is made anew; the one before opens nothing any more. */
	renewTeamId?: number | null | undefined;
};

/** Asks all teams of a schedule that are in its league now, or says until when; those asked before keep what they said. */
export async function askTeams(scope: Given, asked: TeamsToAsk): Promise<AskedTeams> {
	const { viewer, organization, now } = scope;
	const { id, until } = asked;
	const renewTeamId = asked.renewTeamId ?? undefined;
	authorize(canManageLeagues(viewer, organization.id));
	await scope.store.transaction(async (store) => {
		const schedule = await findSchedule(store, id);
		const before = await store.availabilities.listOfSchedule(id);
		const isAsBefore = before.some((one) => one.until === until);
		if (!isAsBefore && until < today(now, organization.timeZone)) {
			throw invalid("until", "Please choose a day that is still to come.");
		}
		const entries = await store.teams.listEntries([schedule.seasonLeagueId]);
		const known = new Set(before.map(({ teamId }) => teamId));
		const fresh = entries
			.filter(({ team, withdrawal }) => withdrawal === undefined && !known.has(team.id))
			.map(({ team }) => team.id);
		if (renewTeamId !== undefined) found(known.has(renewTeamId) || null, "Team not found.");
		for (const one of before) {
			const linkRound = one.linkRound + (one.teamId === renewTeamId ? 1 : 0);
			await store.availabilities.save({ ...one, until, linkRound });
		}
		await store.availabilities.add(id, fresh, until);
		const after = { until, teams: fresh, ...(renewTeamId !== undefined && { renewTeamId }) };
		await recordChange(scope, store, { action: "schedule.ask", id, after });
	});
	return viewAskedTeams(scope, { id });
}

export type AsksToDecide = {
	id: number;
	decisions: readonly { teamId: number; key: string; state: AskState }[];
};

/** Accepts and refuses what teams ask for: what is accepted is among the rules of the schedule from then on. */
export async function decideAsks(
	scope: Given,
	{ id, decisions }: AsksToDecide,
): Promise<AskedTeams> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	await scope.store.transaction(async (store) => {
		const schedule = await findSchedule(store, id);
		const said = new Map(
			(await store.availabilities.listOfSchedule(id)).map((one) => [one.teamId, one]),
		);
		const { times } = choicesOf(schedule);
		let { rules } = schedule;
		for (const { teamId, key, state } of decisions) {
			const one = found(said.get(teamId), "Team not found.");
			const asked = found(
				one.asks.find(({ ask }) => keyOfAsk(ask) === key),
				"The team does not ask for this any more.",
			);
			const isAccepted = state === "accepted";
			if (isAccepted || asked.state === "accepted") {
				rules = rulesWith(rules, { teamId, ask: asked.ask, isAccepted }, times);
			}
			const asks = one.asks.map((it) => (it === asked ? { ...it, state } : it));
			said.set(teamId, { ...one, asks });
		}
		await keepDecided(scope, store, { schedule, said: [...said.values()], rules });
		const after = { decisions };
		await recordChange(scope, store, { action: "schedule.decide", id, after });
	});
	return viewAskedTeams(scope, { id });
}

async function keepDecided(
	{ now }: Given,
	store: Store,
	{
		schedule,
		said,
		rules,
	}: { schedule: KnownSchedule; said: Availability[]; rules: KnownSchedule["rules"] },
): Promise<void> {
	for (const one of said) await store.availabilities.save(one);
	if (rules === schedule.rules) return;
	await store.schedules.savePlanning(schedule.id, { ...schedule, rules }, now.toISOString());
}
