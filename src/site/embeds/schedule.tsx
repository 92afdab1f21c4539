import { byDateAndTime } from "#domain/game/game.ts";
import { ScheduleTable } from "#ui/game/schedule-table.tsx";
import { type Schedule, viewSchedule } from "#usecases/schedule/view-schedule.ts";
import { optionalId } from "../page.ts";
import { embedPage } from "./embed-page.tsx";
import styles from "./embeds.module.css";

const mostComing = 12;
const mostPlayed = 4;

/** The last results and the next games: of a league, a team, or all. */
export const scheduleEmbed = embedPage(
	"/embed/schedule",
	["league", "team"],
	async (scope, query) => {
		const leagueId = optionalId(query.league);
		const teamId = optionalId(query.team);
		const schedule = await viewSchedule(scope, { leagueId, teamId });
		const { games, waiting } = aroundNow(schedule);
		const { words } = scope;
		const title = nameOf(schedule, leagueId, teamId) ?? words.schedule.title;
		return {
			title,
			more: { label: words.game.fullSchedule, to: fullSchedule(leagueId, teamId) },
			body:
				games.length + waiting.length === 0 ? (
					<p className={styles.empty}>{words.schedule.none}</p>
				) : (
					<ScheduleTable
						games={games}
						waiting={waiting}
						caption={words.embed.gamesOf({ name: title })}
						isLeagueShown={leagueId === undefined && schedule.leagues.length > 1}
					/>
				),
		};
	},
);

/** What is next and what was last; after the season what was last alone. */
function aroundNow({ games, waiting, nextDate }: Schedule): Pick<Schedule, "games" | "waiting"> {
	const all = [...games, ...waiting].sort(byDateAndTime);
	const next = all.findIndex(({ date }) => nextDate !== null && date === nextDate);
	const shown = new Set(
		next === -1
			? all.slice(-(mostComing + mostPlayed))
			: all.slice(Math.max(0, next - mostPlayed), next + mostComing),
	);
	return {
		games: games.filter((game) => shown.has(game)),
		waiting: waiting.filter((game) => shown.has(game)),
	};
}

/** Of whom games are asked; null for all. */
export function nameOf(
	{ teams, leagues }: Schedule,
	leagueId: number | undefined,
	teamId: number | undefined,
): string | null {
	const team = teams.find(({ id }) => id === teamId);
	const league = leagues.find((one) => one.league.id === leagueId)?.league;
	return team?.name ?? league?.name ?? null;
}

export function fullSchedule(leagueId: number | undefined, teamId: number | undefined): string {
	const asked = new URLSearchParams();
	if (leagueId !== undefined) asked.set("league", String(leagueId));
	if (teamId !== undefined) asked.set("team", String(teamId));
	return asked.size === 0 ? "/schedule" : `/schedule?${asked}`;
}
