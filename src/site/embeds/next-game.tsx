import { shownStatus } from "#domain/game/game.ts";
import { today } from "#domain/time/wall-clock.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { viewSchedule } from "#usecases/schedule/view-schedule.ts";
import { optionalId } from "../page.ts";
import { embedPage } from "./embed-page.tsx";
import styles from "./embeds.module.css";
import { fullSchedule, nameOf } from "./schedule.tsx";

/** The next game: of a team, of a league, or of all. */
export const nextGameEmbed = embedPage(
	"/embed/next-game",
	["league", "team"],
	async (scope, query) => {
		const leagueId = optionalId(query.league);
		const teamId = optionalId(query.team);
		const schedule = await viewSchedule(scope, { leagueId, teamId });
		const from = today(scope.now, scope.organization.timeZone);
		const next = schedule.games.find(
			(game) =>
				game.date !== null &&
				game.date >= from &&
				["scheduled", "in_progress"].includes(shownStatus(game)),
		);
		const { words } = scope;
		const name = nameOf(schedule, leagueId, teamId);
		return {
			title: name === null ? words.embed.nextGame : words.embed.nextGameOf({ name }),
			more: { label: words.game.fullSchedule, to: fullSchedule(leagueId, teamId) },
			body:
				next === undefined ? (
					<p className={styles.empty}>{words.embed.noGame}</p>
				) : (
					<GameCard game={next} />
				),
		};
	},
);
