import { useState } from "react";
import { entrantsFor, inNewOrder, withOneMore, withSeries } from "#domain/stage/drawn-series.ts";
import { faultOfFormat } from "#domain/stage/fault-of-format.ts";
import { seriesNames } from "#domain/stage/series-name.ts";
import {
	type Entrant,
	type SeriesPlan,
	type StageFormat,
	seriesLengths,
	seriesParts,
} from "#domain/stage/stage.ts";
import { Bracket } from "#ui/stage/bracket.tsx";
import { entrantText, seriesText } from "#ui/stage/series-text.ts";
import { IconButton } from "../../components/feedback/icon-button.tsx";
import { Select } from "../../components/form/select.tsx";
import { ToolbarButton } from "../../components/list/toolbar.tsx";
import { movedBy } from "../../components/order/order.ts";
import { StepButtons } from "../../components/order/step-buttons.tsx";
import { said, siteWords, words } from "../../words.ts";
import styles from "./stage.module.css";

type BracketEditorProps = {
	/** Of the custom kind. */
	format: StageFormat & { series: SeriesPlan[] };
	onChange: (series: SeriesPlan[]) => void;
};

/** A bracket drawn series by series: who plays in each, and what is wrong with it as it stands. */
export function BracketEditor({ format, onChange }: BracketEditorProps) {
	const { series } = format;
	const numbers = series.map(({ number }) => number);
	const fault = faultOfFormat(format);
	/** A series has no other name than its place, and keeps the focus when that changes. */
	const [keys, setKeys] = useState<readonly number[]>(numbers);
	const order = (next: readonly number[]) => {
		setKeys(next.map((number) => keys[number - 1] ?? 0));
		onChange(inNewOrder(series, next));
	};
	const add = () => {
		setKeys([...keys, Math.max(0, ...keys) + 1]);
		onChange(withOneMore(series));
	};
	return (
		<section className={styles.editor} aria-label={words.stage.drawnBracket}>
			<p className="hint">{words.stage.drawnHint}</p>
			<ol className="stack-3">
				{series.map((plan, index) => {
					const name = words.stage.seriesNumber({ number: plan.number });
					return (
						<li key={keys[index]}>
							<fieldset className={`box pad ${styles.drawn}`}>
								<legend className="visually-hidden">{name}</legend>
								<p className={styles.other}>
									<strong>{name}</strong>
									<span className={styles.tools}>
										<StepButtons
											name={name}
											index={index}
											count={series.length}
											onStep={(by) => order(movedBy(numbers, plan.number, by))}
										/>
										<IconButton
											icon="close"
											tone="danger"
											label={words.stage.removeSeries({ name })}
											onClick={() => order(numbers.toSpliced(index, 1))}
										/>
									</span>
								</p>
								<SeriesFields
									plan={plan}
									format={format}
									onChange={(changed) => onChange(withSeries(series, changed))}
								/>
							</fieldset>
						</li>
					);
				})}
			</ol>
			<ToolbarButton icon="add" onClick={add}>
				{words.stage.addSeries}
			</ToolbarButton>
			{fault === null ? (
				<Bracket name={words.stage.drawnBracket} series={series.map(toPreview)} />
			) : (
				<p className="error" role="alert">
					{said(fault)}
				</p>
			)}
		</section>
	);
}

type SeriesFieldsProps = {
	plan: SeriesPlan;
	format: BracketEditorProps["format"];
	onChange: (plan: SeriesPlan) => void;
};

function SeriesFields({ plan, format: { series, teams }, onChange }: SeriesFieldsProps) {
	const names = seriesNames(series);
	const offered = entrantsFor(plan, series, teams).map((from) => ({
		value: JSON.stringify(from),
		label: textOf(from, names),
		from,
	}));
	const entrantAt = (value: string) => offered.find((one) => one.value === value)?.from;
	return (
		<>
			{(["home", "away"] as const).map((side) => (
				<Select
					key={side}
					label={side === "home" ? words.stage.betterSide : words.stage.otherSide}
					name={`${side}-${plan.number}`}
					value={JSON.stringify(plan[side])}
					options={offered}
					onChange={({ target }) =>
						onChange({ ...plan, [side]: entrantAt(target.value) ?? plan[side] })
					}
				/>
			))}
			<div className="pair">
				<Select
					label={words.stage.length}
					name={`bestOf-${plan.number}`}
					value={String(plan.bestOf)}
					options={seriesLengths.map((count) => ({
						value: String(count),
						label: words.stage.lengths({ count }),
					}))}
					onChange={({ target }) =>
						onChange({
							...plan,
							bestOf: seriesLengths.find((one) => String(one) === target.value) ?? plan.bestOf,
						})
					}
				/>
				<Select
					label={words.stage.part}
					name={`part-${plan.number}`}
					value={plan.part}
					options={seriesParts
						.filter((part) => part !== "group" || plan.part === "group")
						.map((value) => ({ value, label: words.stage.parts[value] }))}
					onChange={({ target }) =>
						onChange({
							...plan,
							part: seriesParts.find((one) => one === target.value) ?? plan.part,
						})
					}
				/>
			</div>
		</>
	);
}

/** "Winner of series 2 (Semi-final 1)": by its number in the list, which is beside it. */
function textOf(from: Entrant, names: ReturnType<typeof seriesNames>): string {
	if ("winnerOf" in from) return words.stage.winnerOfSeries(named(from.winnerOf));
	if ("loserOf" in from) return words.stage.loserOfSeries(named(from.loserOf));
	return entrantText(siteWords, from, names);

	function named(number: number) {
		const name = names.get(number);
		return { number, name: name === undefined ? "" : seriesText(siteWords, name) };
	}
}

/** Nobody is known yet. */
function toPreview(plan: SeriesPlan) {
	const side = (from: Entrant) => ({
		team: null,
		isNobody: false,
		from,
		seed: "seed" in from ? from.seed : null,
		wins: 0,
	});
	return {
		plan,
		sides: { home: side(plan.home), away: side(plan.away) },
		winner: null,
		isOver: false,
		isSkipped: false,
		endedBy: null,
		games: [],
	};
}
