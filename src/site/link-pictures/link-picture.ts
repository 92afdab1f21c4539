import type { Score, Side } from "#domain/game/game.ts";
import { winner } from "#domain/game/winner-and-forfeit.ts";
import { fullName } from "#domain/player/player.ts";
import { attributeNamed } from "#domain/player/visible-attributes.ts";
import type { NewsPost } from "#domain/post/post.ts";
import { formatAverage } from "#domain/stats/averages.ts";
import type { Crest } from "#domain/team/team.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { formatFullDate, formatGameDate } from "#domain/time/format.ts";
import { statusLine } from "#ui/game/game-status.ts";
import { averageColumns } from "#ui/player/average-columns.ts";
import { placeName } from "#ui/sport/stored-words.ts";
import { recordHead, recordOf } from "#ui/team/record-text.ts";
import type { BoxScore } from "#usecases/game/view-box-score.ts";
import type { PlayerProfile } from "#usecases/player/view-player.ts";
import type { ShownBracket } from "#usecases/stage/view-playoffs.ts";
import type { TeamProfile } from "#usecases/team/team-profile.ts";
import type { Words } from "#words/en.ts";

/**
 * What stands on the picture that other networks show beside a link. It is all the picture is made
 * of, so the same facts are the same picture, under the same address.
 */
export type LinkPicture =
	| {
			kind: "game";
			id: number;
			home: PicturedTeam;
			away: PicturedTeam;
			score: Score | null;
			winner: Side | null;
			/** "Final", "7:00 PM", "Postponed". */
			status: string;
			/** "Thursday, May 1, 2026"; null when it is not set. */
			date: string | null;
			place: string | null;
			league: string;
	  }
	| { kind: "team"; id: number; team: PicturedTeam; where: string; facts: PicturedFact[] }
	| {
			kind: "player";
			id: number;
			name: string;
			number: string | null;
			team: PicturedTeam | null;
			where: string;
			facts: PicturedFact[];
	  }
	| {
			kind: "stage";
			id: number;
			/** Its name, or "Champion". */
			title: string;
			/** "Fall 2026 · Monday D1". */
			where: string;
			champion: PicturedTeam | null;
			/** Of the latest round in which teams are known. */
			series: PicturedSeries[];
	  }
	| {
			kind: "post";
			id: number;
			title: string;
			/** "May 1, 2026" */
			day: string;
			/** The address of its picture. */
			photo: string | null;
	  }
	/** The organization's own, for all its other pages, with what is found there. */
	| { kind: "site"; id: number; about: string };

export type PicturedTeam = { name: string } & Crest;
/** Two teams with their wins, of a single game with their points; `winner` is which of the two. */
export type PicturedSeries = {
	sides: { team: PicturedTeam; value: string }[];
	winner: number | null;
};
export type PicturedFact = { label: string; value: string };

const mostFacts = 4;
const mostSeries = 3;

export function gameLinkPicture(words: Words, { game }: Pick<BoxScore, "game">): LinkPicture {
	const status = statusLine(game, words);
	return {
		kind: "game",
		id: game.id,
		home: toTeam(game.home),
		away: toTeam(game.away),
		score: status.hasPoints ? game.score : null,
		winner: winner(game),
		status: status.text,
		date: game.date === null ? null : formatFullDate(game.date, words.language),
		place: placeName(words, game.location),
		league: game.league.name,
	};
}

export function teamLinkPicture(words: Words, profile: TeamProfile): LinkPicture {
	const { team, season, places, totals } = profile;
	const [place] = places;
	const isPlayed = place !== undefined && place.row.gamesPlayed > 0;
	const facts: PicturedFact[] = [];
	if (place !== undefined) {
		const { rank } = place.row;
		facts.push({ label: recordHead(words, place.row).short, value: recordOf(place.row) });
		if (rank !== null) facts.push({ label: words.standings.rank, value: String(rank) });
	}
	if (isPlayed) {
		const label = words.sport.scorePerGame[place.scoreWords.counts].short;
		const scored = formatAverage(place.row.pointsFor, place.row.gamesPlayed);
		facts.push({ label, value: withDecimalSign(scored, words.language) });
	}
	if (totals.games > 0) {
		for (const { short, read } of averageColumns(words, "team", profile)) {
			facts.push({ label: short, value: read(totals) });
		}
	}
	return {
		kind: "team",
		id: team.id,
		team: toTeam(team),
		where: inWords([season?.name, ...places.map(({ entry }) => entry.leagueName)]),
		facts: facts.slice(0, mostFacts),
	};
}

/** Null for a minor, of whom no picture is drawn. */
export function playerLinkPicture(words: Words, profile: PlayerProfile): LinkPicture | null {
	const { player, attributes, teams, season, totals } = profile;
	if (player.isMinor) return null;
	const team = teams[0]?.team;
	const averages = totals.games === 0 ? [] : averageColumns(words, "head", profile);
	return {
		kind: "player",
		id: player.id,
		name: fullName(player),
		number: attributeNamed(attributes, "Number"),
		team: team === undefined ? null : toTeam(team),
		where: inWords([season?.name, teams[0]?.leagueName]),
		facts: averages
			.map(({ short, read }) => ({ label: short, value: read(totals) }))
			.slice(0, mostFacts),
	};
}

/** The latest round in which both teams of a series are known: the final, else the semi-finals. */
export function stageLinkPicture(words: Words, { season, stage }: ShownBracket): LinkPicture {
	const { champion, name, leagueName } = stage;
	const known = stage.series.flatMap((one) => {
		const { plan, sides, winner, games } = one;
		const [home, away] = [sides.home.team, sides.away.team];
		if (home === null || away === null || one.isSkipped) return [];
		const [only] = games;
		const score = plan.bestOf === 1 ? (only?.score ?? null) : null;
		const isTurned = only?.homeSide === "away";
		const value = (side: Side) => {
			if (plan.bestOf > 1) return String(sides[side].wins);
			const own = isTurned ? (side === "home" ? "away" : "home") : side;
			return score === null ? "" : String(score[own]);
		};
		const pictured: PicturedSeries = {
			sides: [
				{ team: toTeam(home), value: value("home") },
				{ team: toTeam(away), value: value("away") },
			],
			winner: winner === null ? null : winner === "home" ? 0 : 1,
		};
		return [{ round: `${plan.part} ${plan.round}`, part: plan.part, pictured }];
	});
	const last = known.findLast(({ part }) => part === "final") ?? known.at(-1);
	const series = known.filter(({ round }) => round === last?.round);
	return {
		kind: "stage",
		id: stage.id,
		title: champion === null ? name : words.stage.champion,
		where: inWords([season.name, leagueName]),
		champion: champion && toTeam(champion),
		series: series.slice(0, champion === null ? mostSeries : 1).map(({ pictured }) => pictured),
	};
}

export function postLinkPicture(words: Words, post: NewsPost): LinkPicture {
	const { id, title, picture, day } = post;
	const photo = picture?.url ?? null;
	return { kind: "post", id, title, day: formatGameDate(day, words.language), photo };
}

export function toTeam({ name, logoUrl, colors }: PicturedTeam): PicturedTeam {
	return { name, logoUrl, ...(colors && { colors }) };
}

function inWords(parts: readonly (string | undefined)[]): string {
	return parts.filter(Boolean).join(" · ");
}
