import { canManageLeagues } from "#domain/account/policy.ts";
import {
	type Ask,
	type AskState,
	type Availability,
	choicesOf,
	keyOfAsk,
	rulesWith,
} from "#domain/availability/availability.ts";
import { say } from "#domain/language/say.ts";
import { pathOfLink } from "#domain/private-link/private-link.ts";
import { planOf } from "#domain/schedule/input.ts";
import { mostWishes } from "#domain/schedule/wishes/wish.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
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
	/**
	 * Games that no schedule could have any more, beside all before it that cost none; null where that was not found
	 * out, or is decided.
	 */
	lost: number | null;
	/** Other teams that ask the same and were not refused. */
	alike: number;
	/** Games of the team that stand on the date. */
	games: number;
};

type Given = Pick<
	WorkScope,
	"viewer" | "organization" | "store" | "now" | "planner" | "privateLinks" | "cards"
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
	const teamsAsking = countBy(
		said.flatMap(({ asks }) =>
			asks.filter((it) => it.state !== "refused").map(({ ask }) => meant(ask)),
		),
	);
	const gamesOn = countBy(
		state.games.flatMap(({ date, homeTeamId, awayTeamId }) => [
			`${homeTeamId} date ${date}`,
			`${awayTeamId} date ${date}`,
		]),
	);
	const weighed = ({ teamId, asks }: Availability): WeighedAsk[] =>
		asks.map(({ ask, state: askState }) => ({
			key: keyOfAsk(ask),
			ask,
			state: askState,
			lost: ask.kind === "date" ? (lost.get(`${teamId} ${keyOfAsk(ask)}`) ?? null) : 0,
			alike: (teamsAsking.get(meant(ask)) ?? 0) - Number(askState !== "refused"),
			games: gamesOn.get(`${teamId} ${keyOfAsk(ask)}`) ?? 0,
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

function countBy(keys: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

function linkOf({ privateLinks, cards }: Given, { id, linkRound }: Availability): string {
	const link = privateLinks.linkOf({ of: "availability", id, round: linkRound });
	return cards.siteUrl + pathOfLink("availability", link);
}

/** What each open date costs beside what is accepted already, by team and key; of the others nothing is said. */
async function weigh(
	{ planner, store }: Given,
	asked: { schedule: KnownSchedule; state: ScheduleState; said: readonly Availability[] },
): Promise<Map<string, number | null>> {
	const { schedule, state, said } = asked;
	const open = said.flatMap(({ teamId, asks }) =>
		asks.flatMap(({ ask, state: of }) =>
			of === "open" && ask.kind === "date" ? [{ teamId, ask }] : [],
		),
	);
	if (open.length === 0) return new Map();
	const teams = teamsToPlan(schedule, state, []);
	const { input, slots } = planOf(schedule, teams, [], await readAround(store, schedule));
	const dates = open.map(({ teamId, ask }) => ({ team: String(teamId), date: ask.date }));
	const lost = await planner.weigh(input, dates, slots.length);
	return new Map(
		open.map(({ teamId, ask }, at) => [`${teamId} ${keyOfAsk(ask)}`, lost?.[at] ?? null]),
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
		const renewed = before.find(({ teamId }) => teamId === renewTeamId);
		if (renewTeamId !== undefined) found(renewed, "Team not found.");
		if (renewed !== undefined) {
			await store.availabilities.save({ ...renewed, linkRound: renewed.linkRound + 1 });
		}
		if (!isAsBefore) await store.availabilities.setUntil(id, until);
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
		if (rules.wishes.length > mostWishes) {
			throw new Refusal("conflict", say`A schedule has at most ${mostWishes} wishes.`);
		}
		const decided = new Set(decisions.map(({ teamId }) => teamId));
		for (const one of said.values()) {
			if (decided.has(one.teamId)) await store.availabilities.save(one);
		}
		if (rules !== schedule.rules) {
			const changedAt = scope.now.toISOString();
			await store.schedules.savePlanning(id, { ...schedule, rules }, changedAt);
		}
		const after = { decisions };
		await recordChange(scope, store, { action: "schedule.decide", id, after });
	});
	return viewAskedTeams(scope, { id });
}
