import { type Forecast, outlookNames } from "#domain/standings/outlook/outlook.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import type { Words } from "#words/en.ts";
import { useWords } from "../words.tsx";
import styles from "./standings-table.module.css";

type Told = Pick<StandingsRow, "entryId" | "name">;
type Looking = { forecast: Forecast | undefined };

/** A letter beside the name of who is sure to go on, or not to; in words for who does not see it. */
export function OutlookMark({ row, forecast }: Looking & { row: Told }) {
	const words = useWords();
	const outlook = forecast?.outlooks.get(row.entryId);
	if (outlook === undefined) return null;
	return (
		<span className={styles.mark} data-outlook={outlook}>
			<span aria-hidden="true">{words.table.marks[outlook]}</span>
			<span className="visually-hidden">{words.table.marked[outlook]}</span>
		</span>
	);
}

/** What the letters mean, as far as they stand in the table. */
export function OutlookLegend({ rows, forecast }: Looking & { rows: readonly Told[] }) {
	const words = useWords();
	const outlooks = new Set(rows.map(({ entryId }) => forecast?.outlooks.get(entryId)));
	const shown = outlookNames.filter((outlook) => outlooks.has(outlook));
	const chances = forecast?.chances;
	return (
		<>
			{shown.length > 0 && (
				<ul className={styles.legend} aria-hidden="true">
					{shown.map((outlook) => (
						<li key={outlook}>
							<b>{words.table.marks[outlook]}</b> {words.table.marked[outlook]}
						</li>
					))}
				</ul>
			)}
			{chances !== undefined && (
				<p className={styles.legend}>
					{chances === "beingWorkedOut" ? words.table.chancesComing : words.table.chancesNote}
				</p>
			)}
		</>
	);
}

/** Why a team has its letter; nothing for one without. */
export function outlookSentence(words: Words, row: Told, forecast: Forecast | undefined): string {
	const outlook = forecast?.outlooks.get(row.entryId);
	if (forecast === undefined || outlook === undefined) return "";
	return words.table.sure[outlook]({ team: row.name, count: forecast.teams });
}
