import type { Criterion, TableRules } from "#domain/standings/table-rules.ts";
import type { Words } from "#words/en.ts";
import { useWords } from "../words.tsx";
import { chanceSentence } from "./chance-cell.tsx";
import { outlookSentence } from "./outlook-mark.tsx";
import { type ExplainedTable, isPlain, rankSentence } from "./rank-sentence.ts";
import { withdrawalText } from "./withdrawal-text.ts";

/** Answers "why are we third?" for every team, and says by which rules. */
export function TableNote({
	table,
	className,
}: {
	table: ExplainedTable;
	className?: string | undefined;
}) {
	const { rows, rules, forecast, gone } = table;
	const words = useWords();
	return (
		<>
			<Penalties rows={rows} gone={gone} className={className} />
			<details className={className}>
				<summary>{words.standings.howRanksAreMade}</summary>
				{isPlain(rules) ? <p>{words.standings.rankRule}</p> : <Rules rules={rules} />}
				<ol>
					{rows.map((row, index) => (
						<li key={row.entryId}>
							{rankSentence(words, row, rows[index - 1] ?? null, table)}{" "}
							{outlookSentence(words, row, forecast)}
							{chanceSentence(words, row, forecast)}
						</li>
					))}
				</ol>
			</details>
		</>
	);
}

function Rules({ rules }: { rules: TableRules }) {
	const words = useWords();
	const hasHeadToHead = rules.criteria.some(({ by }) => by === "headToHead");
	const sentences = [
		hasHeadToHead &&
			(rules.afterSplit === "starts again" ? words.table.startsAgain : words.table.goesOn),
		hasHeadToHead && words.table.onlyIfMet,
		words.table.levelShares,
	];
	return (
		<>
			{rules.points !== null && (
				<p>
					{words.table.worth} {worths(words, rules).join(", ")}.
				</p>
			)}
			<p>{words.table.order}</p>
			<ol>
				{rules.criteria.map((criterion) => (
					<li key={criterion.by}>{criterionText(words, criterion, rules)}</li>
				))}
			</ol>
			<p>{sentences.filter((sentence) => sentence !== false).join(" ")}</p>
		</>
	);
}

/** A line of the order: "Difference in all games, at most 20 a game". */
function criterionText(words: Words, { by, cap }: Criterion, { countsSets }: TableRules): string {
	const isOfSets = countsSets && by === "scoreRatio";
	const criterion = isOfSets ? words.table.sets.ratio.name : words.table.criteria[by];
	return cap === undefined ? criterion : words.table.capped({ criterion, cap });
}

/** "a win 3", "a tie 1", "a loss 0": what differs from a plain win or loss is said beside it. */
function worths(words: Words, { points, longGames: how, allowsDraws }: TableRules): string[] {
	if (points === null) return [];
	const { win, draw, loss, bonusWin, bonusLoss } = points;
	const said = [
		words.table.aWin({ points: win }),
		how !== null && points.longWin !== win && words.table.aLongWin({ points: points.longWin, how }),
		allowsDraws && words.table.aDraw({ points: draw }),
		how !== null &&
			points.longLoss !== loss &&
			words.table.aLongLoss({ points: points.longLoss, how }),
		words.table.aLoss({ points: loss }),
		points.forfeitWin !== win && words.table.aForfeitWin({ points: points.forfeitWin }),
		points.forfeitLoss !== loss && words.table.aForfeitLoss({ points: points.forfeitLoss }),
		bonusWin !== null && words.table.aBonusWin(bonusWin),
		bonusLoss !== null && words.table.aBonusLoss(bonusLoss),
	];
	return said.filter((text) => text !== false);
}

/** Teams that left, and points and wins that were taken, each with its reason. */
function Penalties({
	rows,
	gone = [],
	className,
}: Pick<ExplainedTable, "rows" | "gone"> & { className?: string | undefined }) {
	const words = useWords();
	const taken = rows.flatMap(({ name, penalties }) =>
		penalties.map(({ of, amount, reason }) => ({ team: name, of, amount, reason })),
	);
	const left = [...rows, ...gone].flatMap(({ name, withdrawal }) =>
		withdrawal === undefined ? [] : withdrawalText(words, name, withdrawal),
	);
	if (taken.length + left.length === 0) return null;
	return (
		<ul className={className}>
			{left.map((text) => (
				<li key={text}>{text}</li>
			))}
			{taken.map(({ of, ...said }) => {
				const text = of === "points" ? words.table.pointsTaken(said) : words.table.winsTaken(said);
				return <li key={text}>{text}</li>;
			})}
		</ul>
	);
}
