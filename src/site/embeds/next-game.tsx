import { shownStatus } from "#domain/game/game.ts";
import { today } from "#domain/time/wall-clock.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { viewSchedule } from "#usecases/schedule/view-schedule.ts";
import { optionalId } from "../page.ts";
import { embedPage } from "./embed-page.tsx";
import styles from "./embeds.module.css";
import { fullSchedule, titleOf } from "./schedule.tsx";

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
		const title = titleOf(schedule, leagueId, teamId);
		return {
			title: title === "Schedule" ? "Next game" : `Next game: ${title}`,
			more: { label: "Full schedule", to: fullSchedule(leagueId, teamId) },
			body:
				next === undefined ? (
					<p className={styles.empty}>No game is scheduled.</p>
				) : (
					<GameCard game={next} />
				),
		};
	},
);
