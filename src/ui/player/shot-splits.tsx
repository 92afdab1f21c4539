import { percentage } from "#domain/stats/averages.ts";
import type { ShotSplit } from "#domain/stats/shot-splits.ts";
import { withDecimalSign } from "#domain/text/format-number.ts";
import { en } from "#words/en.ts";
import { Panel } from "../kit/panel.tsx";
import { cell, Table } from "../kit/table.tsx";
import { statWord, type Word } from "../sport/stored-words.ts";
import { useWords } from "../words.tsx";
import board from "./leader-board.module.css";
import styles from "./shot-splits.module.css";

type ShotSplitsProps = {
	name: string;
	splits: readonly ShotSplit[];
	/** What the whole league makes, to compare with. */
	league?: readonly ShotSplit[];
};

/** How well somebody or a team shoots, by kind: drawn, and in numbers beside it. */
export function ShotSplits({ name, splits, league = [] }: ShotSplitsProps) {
	const words = useWords();
	if (splits.length === 0) return null;
	const share = ({ made, attempted }: ShotSplit) => percentage(made, attempted) ?? 0;
	const text = (percent: number) => withDecimalSign(percent.toFixed(1), words.language);
	return (
		<Panel title={words.statistic.shooting} isFlush>
			<Table caption={words.statistic.shootingOf({ name })} isCompact className={styles.splits}>
				<thead className={league.length === 0 ? "visually-hidden" : undefined}>
					<tr>
						<th scope="col">{words.statistic.shots}</th>
						<td />
						<th scope="col" className={cell.number}>
							%
						</th>
						<th scope="col" className={cell.number}>
							{words.statistic.madeOf}
						</th>
						{league.length > 0 && (
							<th scope="col" className={cell.number}>
								{words.filter.league}
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{splits.map((split) => {
						const { kind, made, attempted } = split;
						const others = league.find((one) => one.kind === kind);
						const { short, name: full } = kindWord(words, kind);
						return (
							<tr key={kind}>
								<th scope="row" aria-label={full}>
									{short}
								</th>
								<td className={styles.drawn}>
									<svg className={board.bar} aria-hidden="true">
										<rect className={board.track} width="100%" height="100%" />
										<rect className={board.fill} width={`${share(split)}%`} height="100%" />
										{others !== undefined && (
											<rect
												className={styles.mark}
												x={`${share(others)}%`}
												width="3"
												height="100%"
											/>
										)}
									</svg>
								</td>
								<td className={`${cell.number} ${cell.strong}`}>{text(share(split))}</td>
								<td className={cell.number}>
									{made}-{attempted}
								</td>
								{league.length > 0 && (
									<td className={`${cell.number} ${cell.soft}`}>
										{others === undefined ? "-" : text(share(others))}
									</td>
								)}
							</tr>
						);
					})}
				</tbody>
			</Table>
		</Panel>
	);
}

function kindWord(words: Parameters<typeof statWord>[0], kind: string): Word {
	const known: Record<string, Word> = en.sport.stats;
	return statWord(words, { short: kind, name: known[kind]?.name ?? kind });
}
