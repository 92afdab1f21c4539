import type { Chance } from "#domain/standings/outlook/chances.ts";
import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { formatNumber } from "#domain/text/format-number.ts";
import type { Words } from "#words/en.ts";
import { cell } from "../kit/table.tsx";
import { useWords } from "../words.tsx";
import styles from "./standings-table.module.css";

type Told = { row: Pick<StandingsRow, "entryId">; forecast: Forecast | undefined };

/** How likely a team is to go on, with a bar as long as that. */
export function ChanceCell({ row, forecast }: Told) {
	const words = useWords();
	const chance = chanceOf(forecast, row);
	if (chance === undefined) return <td />;
	const isSure = forecast?.outlooks.has(row.entryId) === true;
	return (
		<td className={`${cell.number} ${styles.chance}`}>
			<span>{shareIn(words, chance.playoffs, isSure)}</span>
			<svg viewBox="0 0 40 4" preserveAspectRatio="none" aria-hidden="true">
				<rect width="40" height="4" />
				<rect width={40 * chance.playoffs} height="4" />
			</svg>
		</td>
	);
}

/** The chances of a team in a sentence; nothing where they are not told. */
export function chanceSentence(
	words: Words,
	row: Told["row"],
	forecast: Forecast | undefined,
): string {
	const chance = chanceOf(forecast, row);
	if (chance === undefined || forecast?.outlooks.has(row.entryId)) return "";
	return words.table.chanceOf({
		playoffs: shareIn(words, chance.playoffs, false),
		first: shareIn(words, chance.first, false),
		place: formatNumber(Math.round(chance.meanPlace * 10) / 10, words.language),
	});
}

function chanceOf(forecast: Forecast | undefined, { entryId }: Told["row"]): Chance | undefined {
	return forecast?.chances instanceof Map ? forecast.chances.get(entryId) : undefined;
}

/** Nobody is at 0 or 100 percent before it is certain. */
function shareIn(words: Words, share: number, isSure: boolean): string {
	const percent = (value: number) =>
		new Intl.NumberFormat(words.language, { style: "percent" }).format(value);
	if (isSure) return percent(Math.round(share));
	if (share < 0.01) return words.table.below({ share: percent(0.01) });
	if (share > 0.99) return words.table.above({ share: percent(0.99) });
	return percent(share);
}
