import type { Side } from "#domain/game/game.ts";
import { fullName } from "#domain/player/player.ts";
import { LeadLine, PeriodBars, playedPeriods } from "#ui/game/course/period-chart.tsx";
import { VersusTable } from "#ui/game/versus-table.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { cell, Table } from "#ui/kit/table.tsx";
import { Link } from "#ui/link.tsx";
import { statColumns } from "#ui/player/stat-columns.ts";
import { statWord } from "#ui/sport/stored-words.ts";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import type { GameStory as Story } from "#usecases/game/view-game-story.ts";
import styles from "./game.module.css";
import { CoursePanel } from "./game-course.tsx";
import { recapOf } from "./game-recap.ts";

const sides = ["away", "home"] as const;
/** More of them are in the box score. */
const mostCompared = 10;

/** What a game came to: how it went, who did most, what it did to the table. */
export function GameStory({ story }: { story: Story }) {
	const { boxScore, best, totals, effect, told } = story;
	const { game, periods } = boxScore;
	const words = useWords();
	return (
		<div className="halves">
			<Recap story={story} />
			{told.periods.length > 0 ? (
				<CoursePanel game={game} told={told} />
			) : (
				playedPeriods(periods).length > 1 && (
					<Panel title={words.game.story.howItWent}>
						<div className="stack">
							<PeriodBars game={game} periods={periods} />
							<LeadLine game={game} periods={periods} />
						</div>
					</Panel>
				)
			)}
			{best.away.length + best.home.length > 0 && <Best story={story} />}
			{totals !== null && <Comparison story={story} totals={totals} />}
			{effect !== null && <Effect story={story} effect={effect} />}
		</div>
	);
}

function Recap({ story }: { story: Story }) {
	const words = useWords();
	const sentences = recapOf(words, story);
	if (sentences.length === 0) return null;
	return (
		<Panel title={words.game.recap.title} aside={<CopyButton text={sentences.join(" ")} />}>
			<div className="stack">
				{sentences.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
			</div>
		</Panel>
	);
}

/** For the team's chat. */
function CopyButton({ text }: { text: string }) {
	const words = useWords();
	return (
		<button
			type="button"
			className="button button-quiet"
			data-copy={text}
			data-copied={words.page.copied}
		>
			{words.game.recap.copy}
		</button>
	);
}

function Best({ story: { boxScore, best, stats } }: { story: Story }) {
	const { game, star } = boxScore;
	const words = useWords();
	return (
		<Panel title={words.game.story.best}>
			{star !== null && (
				<p className={styles.star}>
					{words.game.story.star} <Link to={`/players/${star.id}`}>{fullName(star)}</Link>
				</p>
			)}
			<div className={styles.pair}>
				{sides.map((side) => (
					<div key={side}>
						<h3 className={styles.team}>
							<TeamCrest team={game[side]} />
							{game[side].name}
						</h3>
						<ul className={styles.people}>
							{best[side].map(({ player, totals }) => (
								<li key={player.id}>
									<Link to={`/players/${player.id}`}>{fullName(player)}</Link>
									<span className={styles.numbers}>
										{stats
											.filter(({ value }) => value(totals))
											.map((stat) => `${stat.value(totals)} ${statWord(words, stat).short}`)
											.join(" · ")}
									</span>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</Panel>
	);
}

function Comparison({
	story: { boxScore },
	totals,
}: {
	story: Story;
	totals: NonNullable<Story["totals"]>;
}) {
	const { game, definitions, shown } = boxScore;
	const words = useWords();
	const rows = statColumns(words, definitions, shown)
		.filter(({ hasTeamTotal }) => hasTeamTotal)
		.map(({ short, name, read }) => ({
			label: short,
			name,
			away: read(totals.away),
			home: read(totals.home),
		}))
		.filter(({ away, home }) => away !== "-" || home !== "-")
		.slice(0, mostCompared);
	if (rows.length === 0) return null;
	return (
		<Panel
			title={words.game.story.comparison}
			isFlush
			aside={
				<Link to={`/teams/${game.away.teamId}/versus?other=${game.home.teamId}`}>
					{words.meeting.all}
				</Link>
			}
		>
			<VersusTable game={game} caption={words.game.story.bothTeams} rows={rows} />
		</Panel>
	);
}

type EffectProps = { story: Story; effect: NonNullable<Story["effect"]> };

function Effect({ story: { boxScore }, effect }: EffectProps) {
	const { game } = boxScore;
	const words = useWords();
	return (
		<Panel
			title={words.game.story.inTheTable}
			isFlush
			aside={<Link to={`/leagues/${game.league.id}`}>{words.filter.league}</Link>}
		>
			<Table caption={words.game.story.places} isCompact>
				<thead>
					<tr>
						<th scope="col">{words.game.team}</th>
						<th scope="col" className={cell.number}>
							{words.game.story.before}
						</th>
						<th scope="col" className={cell.number}>
							{words.game.story.after}
						</th>
					</tr>
				</thead>
				<tbody>
					{sides.map((side) => (
						<Moved key={side} game={game} side={side} places={effect[side]} />
					))}
				</tbody>
			</Table>
		</Panel>
	);
}

type MovedProps = {
	game: Story["boxScore"]["game"];
	side: Side;
	places: EffectProps["effect"][Side];
};

function Moved({ game, side, places: { before, after } }: MovedProps) {
	const words = useWords();
	return (
		<tr>
			<th scope="row">
				<Link to={`/teams/${game[side].teamId}`} className={styles.team}>
					<TeamCrest team={game[side]} />
					{game[side].name}
				</Link>
			</th>
			<td className={cell.number}>{before ?? "-"}</td>
			<td className={`${cell.number} ${cell.strong}`}>
				{after ?? "-"}
				{before !== null && after !== null && before !== after && (
					<span className={styles.moved} data-outcome={after < before ? "win" : "loss"}>
						<span aria-hidden="true">{after < before ? "▲" : "▼"}</span>
						<span className="visually-hidden">
							{after < before ? words.game.story.up : words.game.story.down}
						</span>
					</span>
				)}
			</td>
		</tr>
	);
}
