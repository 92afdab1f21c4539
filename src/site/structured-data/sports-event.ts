import type { SportsEvent } from "schema-dts";
import type { GameTeam, GameWithTeams } from "#domain/game/game.ts";
import { winner } from "#domain/game/winner-and-forfeit.ts";
import { zonedTime } from "#domain/time/wall-clock.ts";
import { statusLine } from "#ui/game/game-status.ts";
import type { Words } from "#words/words.ts";
import type { SharePlace } from "../share.ts";
import { organizer } from "./sports-organization.ts";
import { teamBeside } from "./sports-team.ts";

/**
 * A game; null without a day or a place, which search engines require of events. The vocabulary has no
 * word for a score and none for a game that is over, so the description says both.
 */
export function sportsEvent(
	game: GameWithTeams,
	address: string | null,
	place: SharePlace,
): SportsEvent | null {
	const { date, time, location, home, away, league } = game;
	if (date === null || location === null) return null;
	const [homeTeam, awayTeam] = [home, away].map((team) => teamBeside(withId(team), place));
	if (homeTeam === undefined || awayTeam === undefined) return null;
	return {
		"@type": "SportsEvent",
		name: place.words.game.title({ away: away.name, home: home.name }),
		description: `${resultOf(game, place.words)} ${league.name}.`,
		url: place.url(`/games/${game.id}`),
		image: place.picture,
		startDate: time === null ? date : zonedTime(date, time, place.organization.timeZone),
		eventStatus: `https://schema.org/${statusOf(game)}`,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: { "@type": "Place", name: location, address: address ?? location },
		homeTeam,
		awayTeam,
		competitor: [{ "@id": awayTeam["@id"] }, { "@id": homeTeam["@id"] }],
		organizer: organizer(place),
	};
}

function withId({ teamId, name, logoUrl }: GameTeam) {
	return { id: teamId, name, logoUrl };
}

function statusOf({ status }: GameWithTeams) {
	if (status === "postponed") return "EventPostponed";
	return status === "cancelled" ? "EventCancelled" : "EventScheduled";
}

/** "Final: Hawks 81, Owls 70." or "Postponed." */
function resultOf(game: GameWithTeams, words: Words): string {
	const { text, detail, hasPoints } = statusLine(game, words);
	if (!hasPoints || game.score === null) return `${detail ?? text}.`;
	const [first, second] =
		winner(game) === "away" ? (["away", "home"] as const) : (["home", "away"] as const);
	const points = [first, second].map((side) => `${game[side].name} ${game.score?.[side]}`);
	return `${words.calendar.withStatus({ title: points.join(", "), status: text })}.`;
}
