import type { Candidate, Leader } from "#domain/stats/leaders.ts";
import type { BoardOf } from "#domain/stats/season-leaders.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { EmptyState } from "../kit/empty-state.tsx";
import { Panel } from "../kit/panel.tsx";
import { Link } from "../link.tsx";
import { type CrestTeam, TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import { type BoardWords, boardWords } from "./board-words.ts";
import styles from "./leader-board.module.css";

type LeaderBoardProps<Person extends Candidate> = {
	/** What the numbers count. */
	of: BoardOf | BoardWords;
	leaders: readonly Leader<Person>[];
	/** The page of a leader: `/players/7`. */
	to: (leader: Leader<Person>) => string;
	/** Whose crest stands beside the name, with the team's name below it; of a team its own. */
	teamOf?: (leader: Leader<Person>) => CrestTeam;
	/** How the value is written, such as "24.0"; without it as it is. */
	format?: (leader: Leader<Person>) => string;
};

/**
 * The best by one number. Bars are as long as the value's share of the highest one; places one to
 * three wear gold, silver and bronze, and equal values the same medal (rule `leaders-order`).
 */
export function LeaderBoard<Person extends Candidate>(props: LeaderBoardProps<Person>) {
	const { of, leaders, to, teamOf, format } = props;
	const words = useWords();
	const { title, unit, note } = isWords(of) ? of : boardWords(words, of);
	return (
		<Panel title={title} isFlush>
			{leaders.length === 0 ? (
				<EmptyState title={words.leader.nobody} picture="standings">
					{words.leader.nobodyYet}
				</EmptyState>
			) : (
				<ol className={styles.list}>
					{leaders.map((leader) => (
						<li key={leader.id} className={styles.row}>
							<span className={styles.place} data-medal={leader.medal ?? undefined}>
								{leader.place}
							</span>
							<Name leader={leader} to={to(leader)} team={teamOf?.(leader)} />
							<span className={styles.value}>
								{format === undefined
									? leader.value
									: withDecimalSign(format(leader), words.language)}
								<span className="visually-hidden"> {unit}</span>
							</span>
							<Bar share={leader.share} medal={leader.medal} />
						</li>
					))}
				</ol>
			)}
			{note !== undefined && <p className={styles.note}>{note}</p>}
		</Panel>
	);
}

function isWords(of: BoardOf | BoardWords): of is BoardWords {
	return typeof of === "object" && "title" in of;
}

type NameProps = { leader: Leader; to: string; team: CrestTeam | undefined };

function Name({ leader: { name }, to, team }: NameProps) {
	return (
		<span className={styles.who}>
			{team !== undefined && <TeamCrest team={team} />}
			<span className={styles.words}>
				<Link to={to} className={styles.name}>
					{name}
				</Link>
				{team !== undefined && team.name !== name && (
					<span className={styles.detail}>{team.name}</span>
				)}
			</span>
		</span>
	);
}

/** Widths are attributes of SVG, because the pages' policy allows no inline style. */
function Bar({ share, medal }: Pick<Leader, "share" | "medal">) {
	return (
		<svg className={styles.bar} data-medal={medal ?? undefined} aria-hidden="true">
			<rect className={styles.track} width="100%" height="100%" />
			<rect className={styles.fill} width={`${percent(share)}%`} height="100%" />
		</svg>
	);
}

/** At most two decimals: "50", "33.33". */
function percent(share: number): number {
	return Math.round(share * 10_000) / 100;
}
