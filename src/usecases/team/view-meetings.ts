import type { GameWithTeams } from "#domain/game/game.ts";
import { sideOf } from "#domain/game/game.ts";
import { scoreWords } from "#domain/sport/score-words.ts";
import type { ScoreWords } from "#domain/sport/sport.ts";
import { type HeadToHead, headToHead } from "#domain/standings/head-to-head.ts";
import type { Team } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { chooseAmong, seasonsWith, visibleSeasons } from "../season/season-choices.ts";

export type Meetings = {
	team: Team;
	/** Those of its leagues this season, and the one that was asked for. */
	opponents: Team[];
	against: MeetingsWith | null;
};

export type MeetingsWith = HeadToHead & {
	other: Team;
	counts: ScoreWords["counts"];
	/** How often they have met. */
	total: number;
	/** The last ones, newest first. */
	games: GameWithTeams[];
	/** The next one that is told of. */
	next: GameWithTeams | null;
};

const mostGames = 20;
const missing = "This team does not exist.";

/** All games of two teams against each other, in all visible seasons. Ids name clubs or their entries. */
export async function viewMeetings(
	scope: Scope,
	{ id, otherId }: { id: number; otherId?: number | undefined },
): Promise<Meetings> {
	const { team, entries } = await visibleTeam(scope, id);
	const opponents = await opponentsOf(scope, team, entries);
	if (otherId === undefined) return { team, opponents, against: null };
	const { team: other } = await visibleTeam(scope, otherId);
	if (other.id === team.id) return { team, opponents, against: null };
	const isListed = opponents.some((one) => one.id === other.id);
	return {
		team,
		opponents: isListed ? opponents : [...opponents, other],
		against: await readMeetings(scope, team, other, entries),
	};
}

/** A team with what it has entered this season, or in its last one that can be seen. */
async function visibleTeam(
	scope: Scope,
	id: number,
): Promise<{ team: Team; entries: EntryInSeason[] }> {
	const { store } = scope;
	const team = found((await store.teams.find(id)) ?? (await store.teams.findByEntry(id)), missing);
	const [visible, entered] = await Promise.all([
		visibleSeasons(scope),
		store.teams.listEntriesOfTeam(team.id),
	]);
	const season = chooseAmong(seasonsWith(visible, entered, missing), undefined);
	return { team, entries: entered.filter(({ seasonId }) => seasonId === season?.id) };
}

async function opponentsOf(
	{ store }: Scope,
	team: Team,
	entries: readonly EntryInSeason[],
): Promise<Team[]> {
	const all = await store.teams.listEntries(entries.map(({ seasonLeagueId }) => seasonLeagueId));
	const others = new Map(all.map((entry) => [entry.team.id, entry.team]));
	others.delete(team.id);
	return [...others.values()].sort((a, b) => naturalOrder(a.name, b.name));
}

async function readMeetings(
	{ store, organization, now }: Scope,
	team: Team,
	other: Team,
	entries: readonly EntryInSeason[],
): Promise<MeetingsWith> {
	const [games, coming] = await Promise.all([
		store.games.listMeetings(team.id, other.id, "all"),
		store.games.listComing(
			entries.map((entry) => entry.id),
			today(now, organization.timeZone),
			mostComing,
		),
	]);
	const sportId = games[0]?.sportId ?? entries[0]?.sportId;
	return {
		...headToHead(games, team.id),
		other,
		counts: scoreWords(organization.sports.find((sport) => sport.id === sportId)).counts,
		total: games.length,
		games: games.slice(0, mostGames),
		next: coming.find((game) => sideOf(game, other.id) !== null) ?? null,
	};
}

/** A season's worth of a team's games. */
const mostComing = 60;
