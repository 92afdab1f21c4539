import type { GameWithTeams } from "#domain/game/game.ts";
import { isScoring } from "#domain/game-log/game-course.ts";
import type { ToldPlay } from "#domain/game-log/play-by-play.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import { formatMinutes } from "#domain/stats/line/minutes.ts";
import { en, type Words } from "#words/en.ts";
import { Link } from "../../link.tsx";
import { periodName, statWord } from "../../sport/stored-words.ts";
import { TeamCrest } from "../../team/team-crest.tsx";
import { useWords } from "../../words.tsx";
import styles from "./play-list.module.css";

type PlayListProps = {
	game: GameWithTeams;
	/** What the list is called for screen readers. */
	label: string;
	/** In the order in which they are read, each with the name of its period. */
	plays: readonly { told: ToldPlay; period: string }[];
	people: ReadonlyMap<number, Player>;
	/** Where no heading names the period. */
	isPeriodShown?: boolean;
};

/** Plays one below the other: when, who did what, and the score after it, the visitors first. */
export function PlayList({ game, label, plays, people, isPeriodShown = false }: PlayListProps) {
	const words = useWords();
	return (
		<ol className={styles.list} aria-label={label}>
			{plays.map(({ told, period }) => (
				<li key={told.play.id} className={styles.play} data-scores={isScoring(told) || undefined}>
					<span className={styles.when}>
						{isPeriodShown && <span>{periodName(words, period)}</span>}
						{told.play.second !== null && <span>{formatMinutes(told.play.second)}</span>}
					</span>
					{told.play.side === null ? <span /> : <TeamCrest team={game[told.play.side]} />}
					<What game={game} told={told} period={period} people={people} />
					{isScoring(told) && (
						<span className={styles.score}>{`${told.score.away}–${told.score.home}`}</span>
					)}
				</li>
			))}
		</ol>
	);
}

type WhatProps = Pick<PlayListProps, "game" | "people"> & { told: ToldPlay; period: string };

function What({ game, told, period, people }: WhatProps) {
	const words = useWords();
	const { play, assistBy } = told;
	const player = people.get(play.playerId ?? -1);
	const helper = people.get(assistBy ?? -1);
	const team = play.side === null ? null : game[play.side].name;
	return (
		<span className={styles.what}>
			{player !== undefined ? (
				<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
			) : (
				team !== null && <b>{team}</b>
			)}
			<span>{playText(words, told, period)}</span>
			{helper !== undefined && (
				<span className={styles.soft}>{words.play.assist({ name: fullName(helper) })}</span>
			)}
		</span>
	);
}

/** "3-pointer", "Yellow card", "Time-out": what a play was, without who did it. */
function playText(words: Words, { play, action }: ToldPlay, period: string): string {
	switch (play.kind) {
		case "stat":
			return action === null ? "" : oneOf(words, action.stat.abbreviation, action.stat.name);
		case "points":
			return words.play.points({ count: play.points ?? 0 });
		case "periodEnds":
			return words.play.periodEnds({ period: periodName(words, period) });
		case "timeOut":
			return words.play.timeOut;
		case "goesOut":
			return words.play.goesOut;
		case "starts":
		case "comesIn":
			return words.play.comesIn;
	}
}

/** One of a statistic; what an organization named itself is called by its name (rule `stored-words-of-a-sport`). */
function oneOf(words: Words, short: string, name: string): string {
	const english: Record<string, { name: string }> = en.sport.stats;
	const ones: Record<string, string> = words.play.one;
	const one = english[short]?.name === name ? ones[short] : undefined;
	return one ?? statWord(words, { short, name }).name;
}
