import type { GameTeam } from "#domain/game/game.ts";
import { type ShownNumbers, visibleOnly } from "#domain/stats/line/shown-numbers.ts";
import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import { didPlay, totalsOf } from "#domain/stats/totals.ts";
import type { Words } from "#words/words.ts";
import { EmptyState } from "../kit/empty-state.tsx";
import { Link } from "../link.tsx";
import { type StatsGroup, type StatsRow, StatsTable } from "../player/stats-table.tsx";
import { positionText } from "../sport/stored-words.ts";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import styles from "./box-score.module.css";

/** A stat line with the words that stand before its numbers. */
export type BoxScoreLine = StatLine & {
	name: string;
	/** Shirt number and position are visible attributes, or null. */
	number: string | null;
	position: string | null;
};

type BoxScoreProps = {
	team: GameTeam;
	/** Of this team alone, in the order players are listed. */
	lines: readonly BoxScoreLine[];
	definitions: readonly StatDefinition[];
	/** What may be derived from them (rule `hidden-hides-derived`). */
	shown: ShownNumbers;
};

/** Everybody's numbers of one team in one game, starters first, and the team's below. */
export function BoxScore({ team, lines, definitions, shown }: BoxScoreProps) {
	const visible = visibleOnly(definitions);
	const words = useWords();
	return (
		<section className={styles.box} id={`box-score-${team.entryId}`}>
			<h2 className={styles.title}>
				<TeamCrest team={team} size="medium" />
				<Link to={`/teams/${team.teamId}`}>{team.name}</Link>
			</h2>
			{lines.length === 0 ? (
				<EmptyState title={words.game.boxScore.none} picture="players">
					{words.game.boxScore.noneOfTeam}
				</EmptyState>
			) : (
				<StatsTable
					caption={words.game.boxScore.of({ team: team.name })}
					heading={words.game.boxScore.player}
					groups={groupsOf(words, lines, visible)}
					definitions={visible}
					shown={shown}
					total={{ heading: words.game.team, totals: totalsOf(lines, visible), isTeam: true }}
				/>
			)}
		</section>
	);
}

/** Starters, then the bench, those who did not play last; one group when nobody is a starter. */
function groupsOf(
	words: Words,
	lines: readonly BoxScoreLine[],
	definitions: readonly StatDefinition[],
): StatsGroup[] {
	const starters = lines.filter((line) => line.isStarter);
	const bench = lines
		.filter((line) => !line.isStarter)
		.toSorted((a, b) => Number(didPlay(b)) - Number(didPlay(a)));
	const rows = (of: readonly BoxScoreLine[]) => of.map((line) => toRow(words, line, definitions));
	const { starters: first, bench: others } = words.game.boxScore;
	if (starters.length === 0) return [{ rows: rows(bench) }];
	if (bench.length === 0) return [{ title: first, rows: rows(starters) }];
	return [
		{ title: first, rows: rows(starters) },
		{ title: others, rows: rows(bench) },
	];
}

function toRow(words: Words, line: BoxScoreLine, definitions: readonly StatDefinition[]): StatsRow {
	return {
		key: line.playerId,
		heading: (
			<span className={styles.player}>
				<span className={styles.number}>{line.number ?? ""}</span>
				<span>
					<Link to={`/players/${line.playerId}`}>
						<ShortenedName name={line.name} />
					</Link>
					{line.position !== null && (
						<span className={styles.position}> {positionText(words, line.position)}</span>
					)}
				</span>
			</span>
		),
		totals: totalsOf([line], definitions),
		note: didPlay(line) ? null : words.game.boxScore.didNotPlay,
	};
}

/** "Sean East", which narrow screens show as "S. East"; it is read aloud and copied in full. */
function ShortenedName({ name }: { name: string }) {
	const [, initial, rest, last] = /^(.)(\S+)( .+)$/u.exec(name) ?? [];
	if (initial === undefined) return name;
	return (
		<>
			{initial}
			<span className={styles.rest}>{rest}</span>
			{last}
		</>
	);
}
