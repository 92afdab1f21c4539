import type { Side } from "#domain/game/game.ts";
import {
	type BracketSection,
	type BracketSlot,
	bracketLayout,
} from "#domain/stage/bracket-layout.ts";
import type { BracketGame, BracketSeries } from "#domain/stage/bracket-series.ts";
import { type SeriesName, seriesNames } from "#domain/stage/series-name.ts";
import type { SeriesPlan } from "#domain/stage/stage.ts";
import { formatShortDay } from "#domain/time/format.ts";
import type { Words } from "#words/en.ts";
import { classes } from "../classes.ts";
import { GameStatusText } from "../game/game-card.tsx";
import { statusLine } from "../game/game-status.ts";
import { Link } from "../link.tsx";
import { TeamCrest } from "../team/team-crest.tsx";
import { useWords } from "../words.tsx";
import styles from "./bracket.module.css";
import { entrantText, roundText, seriesText } from "./series-text.ts";

type BracketProps = { name: string; series: readonly BracketSeries[] };

/**
 * All series of a stage by their rounds: a list of lists for whoever listens, one round after the other on a
 * phone, a tree with lines where there is room.
 */
export function Bracket({ name, series }: BracketProps) {
	const words = useWords();
	const plans = series.map(({ plan }) => plan);
	const names = seriesNames(plans);
	const shown = new Map(
		series.flatMap((one) => (one.isSkipped ? [] : [[one.plan.number, one] as const])),
	);
	const hasAll = series.length <= mostDrawn;
	const drawn = plans.filter(
		({ number, part }) => shown.has(number) && (hasAll || part !== "group"),
	);
	const sections = bracketLayout(drawn).map((section) => {
		const title = sectionTitle(section, words);
		const RoundName = title === null ? "h3" : "h4";
		return (
			<section
				key={`${section.kind} ${section.group}`}
				className={styles.section}
				data-large={mostSlots(section) > onOneSheet || undefined}
			>
				{title !== null && <h3 className={styles.title}>{title}</h3>}
				<section
					className={styles.scroller}
					aria-label={words.stage.rounds({ name: title ?? name })}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
					tabIndex={0}
				>
					<ol className={styles.rounds}>
						{section.columns.map((column, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
							<li key={at} className={styles.round}>
								<RoundName className={styles.name}>{roundText(words, column.name)}</RoundName>
								<ol className={styles.slots}>
									{column.slots.map((slot, place) => (
										<Slot
											// biome-ignore lint/suspicious/noArrayIndexKey: slots stay where they are.
											key={place}
											slot={slot}
											series={shown.get(slot.series ?? 0)}
											names={names}
										/>
									))}
								</ol>
							</li>
						))}
					</ol>
				</section>
			</section>
		);
	});
	return (
		<>
			{plans.some(isSeededAnew) && <p className={`soft ${styles.note}`}>{words.stage.reseeds}</p>}
			{!hasAll && <p className={`soft ${styles.note}`}>{words.stage.groupGamesElsewhere}</p>}
			{sections}
		</>
	);
}

/** Why the first met the last one left, and no lines lead from one round to the next. */
function isSeededAnew({ home, away }: SeriesPlan): boolean {
	return "bestLeft" in home || "bestLeft" in away;
}

/** A thousand games of groups held the server for a third of a second (rule `brackets-on-a-page`). */
const mostDrawn = 200;

/** Of 16 teams; a taller tree would be cut through its games, and is printed round by round. */
const onOneSheet = 8;

function mostSlots({ columns }: BracketSection): number {
	return Math.max(0, ...columns.map(({ slots }) => slots.length));
}

/** The tree for the title and the one series for third place are named already. */
function sectionTitle({ kind, group }: BracketSection, words: Words): string | null {
	switch (kind) {
		case "bracket":
		case "third place":
			return null;
		case "winners":
			return words.stage.winners;
		case "losers":
			return words.stage.losers;
		case "finals":
			return words.stage.finals;
		case "consolation":
			return words.stage.consolation({ place: 2 ** (group + 1) + 1 });
		case "group":
			return null;
	}
}

type SlotProps = {
	slot: BracketSlot;
	series: BracketSeries | undefined;
	names: ReadonlyMap<number, SeriesName>;
};

function Slot({ slot, series, names }: SlotProps) {
	if (series === undefined) {
		return <li className={styles.empty} data-weight={powersOf(slot.weight)} aria-hidden="true" />;
	}
	return (
		<li
			className={classes(styles.slot, slot.isFed && styles.fed)}
			data-weight={powersOf(slot.weight)}
			data-joins={slot.joins ?? undefined}
		>
			<Series series={series} names={names} />
		</li>
	);
}

type SeriesCardsProps = {
	/** All of a stage, which name each other. */
	all: readonly BracketSeries[];
	shown: readonly BracketSeries[];
};

/** Some series of a stage, side by side. */
export function SeriesCards({ all, shown }: SeriesCardsProps) {
	const names = seriesNames(all.map(({ plan }) => plan));
	return (
		<div className="cards">
			{shown.map((series) => (
				<Series key={series.plan.number} series={series} names={names} />
			))}
		</div>
	);
}

function Series({ series, names }: { series: BracketSeries; names: SlotProps["names"] }) {
	const words = useWords();
	const { plan, games } = series;
	const name = names.get(plan.number);
	const isLong = plan.bestOf > 1;
	const isLive = games.some(({ status }) => status === "in_progress");
	const [only] = games;
	return (
		<article className={`card ${styles.series}`} data-live={isLive || undefined}>
			<p className={styles.head}>
				<span className={styles.label}>{name && seriesText(words, name)}</span>
				{isLong && <span>{words.stage.bestOf({ count: plan.bestOf })}</span>}
				{!isLong && only !== undefined && <When game={only} series={series} names={names} />}
				<Ending series={series} />
			</p>
			<SideLine series={series} side="home" names={names} />
			<SideLine series={series} side="away" names={names} />
			{isLong && <Games series={series} names={names} />}
		</article>
	);
}

function Ending({ series: { endedBy } }: { series: BracketSeries }) {
	const words = useWords();
	if (endedBy === "walkover") return <span>{words.stage.walkover}</span>;
	return endedBy === "decision" ? <span>{words.stage.decided}</span> : null;
}

type SideLineProps = { series: BracketSeries; side: Side; names: SlotProps["names"] };

function SideLine({ series, side, names }: SideLineProps) {
	const words = useWords();
	const { team, seed, wins } = series.sides[side];
	const isLong = series.plan.bestOf > 1;
	const outcome = series.winner === null ? undefined : series.winner === side ? "win" : "loss";
	const points = isLong ? null : pointsOf(series.games[0], side);
	return (
		<p className={styles.side} data-outcome={outcome}>
			<span className={styles.seed}>{seed}</span>
			{team === null ? (
				<span className={styles.unknown}>{sideName(series, side, names, words)}</span>
			) : (
				<>
					<TeamCrest team={team} />
					<span className={styles.team} data-team={team.id}>
						{team.name}
					</span>
				</>
			)}
			{isLong && team !== null && (
				<span className={styles.points}>
					{wins}
					<span className="visually-hidden"> {words.stage.wins}</span>
				</span>
			)}
			{points !== null && <span className={styles.points}>{points}</span>}
			{outcome === "win" && <span className="visually-hidden">{words.stage.goesOn}</span>}
		</p>
	);
}

function Games({ series, names }: { series: BracketSeries; names: SlotProps["names"] }) {
	const words = useWords();
	const shown = series.games.filter(({ isSpare }) => !isSpare);
	return (
		<ol className={styles.games}>
			{shown.map((game) => (
				<li key={game.id}>
					<span>{words.stage.game({ number: game.number })}</span>
					<When game={game} series={series} names={names} />
					{game.isIfNecessary && <span>{words.stage.ifNecessary}</span>}
				</li>
			))}
		</ol>
	);
}

type WhenProps = { game: BracketGame; series: BracketSeries; names: SlotProps["names"] };

/** When it is, or how it ended; it leads to the game as soon as there is one. */
function When({ game, series, names }: WhenProps) {
	const words = useWords();
	const status = statusLine(
		{
			status: game.status,
			score: game.score,
			forfeitedBy: game.forfeitedBy,
			time: game.time,
			home: { name: sideName(series, game.homeSide, names, words) },
			away: { name: sideName(series, game.homeSide === "home" ? "away" : "home", names, words) },
		},
		words,
	);
	const isToCome = !status.hasPoints && status.tone === "neutral";
	const day =
		game.date === null ? words.game.dateToBeSet : formatShortDay(game.date, words.language);
	const isLong = series.plan.bestOf > 1;
	const text = (
		<>
			{isToCome && <span>{day}</span>}
			{isLong && status.hasPoints ? (
				<>
					<span>
						{pointsOf(game, "home")}–{pointsOf(game, "away")}
					</span>
					{game.status === "in_progress" && <GameStatusText status={status} />}
				</>
			) : (
				!(isToCome && game.date === null) && <GameStatusText status={status} />
			)}
		</>
	);
	return game.isKnown ? (
		<Link to={`/games/${game.id}`} className={styles.when}>
			{text}
		</Link>
	) : (
		<span className={styles.when}>{text}</span>
	);
}

function sideName(
	{ sides }: BracketSeries,
	side: Side,
	names: SlotProps["names"],
	words: Words,
): string {
	const { team, isNobody, from } = sides[side];
	if (team !== null) return team.name;
	return isNobody ? words.stage.nobody : entrantText(words, from, names);
}

/** Of a side of the series, whichever side of the game it was. */
function pointsOf(game: BracketGame | undefined, side: Side): number | null {
	if (!game?.score) return null;
	return game.homeSide === side ? game.score.home : game.score.away;
}

/** "1 2 8" for 11, as the style sheet adds it up. */
function powersOf(weight: number): string {
	return [1, 2, 4, 8, 16, 32].filter((power) => (weight & power) !== 0).join(" ");
}
