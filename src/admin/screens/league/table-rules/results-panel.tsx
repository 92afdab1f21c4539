import { type Bonus, longGames, type ResultPoints } from "#domain/standings/table-rules.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { countingBy } from "./draft.ts";
import { NumberField } from "./number-field.tsx";
import type { RulesProps } from "./preset-panel.tsx";

/** What a result is worth, and which results there are. */
export function ResultsPanel({ rules, onChange }: RulesProps) {
	const { points } = rules;
	return (
		<Panel title={words.tableRules.results}>
			<div className="stack-4">
				<div className="pair">
					<Select
						label={words.tableRules.howResultsCount}
						name="counting"
						value={points === null ? "wins" : "points"}
						options={[
							{ value: "wins", label: words.tableRules.byWinShare },
							{ value: "points", label: words.tableRules.byPoints },
						]}
						onChange={({ target }) =>
							onChange(countingBy(target.value === "points" ? "points" : "wins", rules))
						}
					/>
					<Select
						label={words.tableRules.longGames}
						name="longGames"
						value={rules.longGames ?? "none"}
						options={(["none", ...longGames] as const).map((value) => ({
							value,
							label: words.tableRules.longGamesAre[value],
						}))}
						onChange={({ target }) =>
							onChange({ longGames: longGames.find((it) => it === target.value) ?? null })
						}
					/>
				</div>
				{points !== null && (
					<Worths
						rules={rules}
						points={points}
						onPoints={(part) => onChange({ points: { ...points, ...part } })}
					/>
				)}
				<CheckField
					label={words.tableRules.allowsDraws}
					hint={words.tableRules.withoutDraws}
					name="allowsDraws"
					checked={rules.allowsDraws}
					onChange={({ target }) => onChange({ allowsDraws: target.checked })}
				/>
				<CheckField
					label={words.tableRules.countsSets}
					hint={words.tableRules.periodsHoldRallies}
					name="countsSets"
					checked={rules.countsSets}
					onChange={({ target }) => onChange({ countsSets: target.checked })}
				/>
			</div>
		</Panel>
	);
}

type WorthsProps = {
	rules: RulesProps["rules"];
	points: ResultPoints;
	onPoints: (part: Partial<ResultPoints>) => void;
};

function Worths({ rules, points, onPoints }: WorthsProps) {
	const { longGames: how, allowsDraws } = rules;
	const fields: [Exclude<keyof ResultPoints, "bonusWin" | "bonusLoss">, string | false][] = [
		["win", words.tableRules.win],
		["longWin", how !== null && words.tableRules.longWin[how]],
		["draw", allowsDraws && words.tableRules.draw],
		["longLoss", how !== null && words.tableRules.longLoss[how]],
		["loss", words.tableRules.loss],
		["forfeitWin", words.tableRules.forfeitWin],
		["forfeitLoss", words.tableRules.forfeitLoss],
	];
	return (
		<>
			<div className="pair">
				{fields.map(
					([name, label]) =>
						label !== false && (
							<NumberField
								key={name}
								label={label}
								name={name}
								value={points[name]}
								onChange={(value) => onPoints({ [name]: value ?? Number.NaN })}
							/>
						),
				)}
			</div>
			<BonusFields
				label={words.tableRules.bonusWin}
				marginLabel={words.tableRules.bonusWinMargin}
				name="bonusWin"
				bonus={points.bonusWin}
				onChange={(bonusWin) => onPoints({ bonusWin })}
			/>
			<BonusFields
				label={words.tableRules.bonusLoss}
				marginLabel={words.tableRules.bonusLossMargin}
				name="bonusLoss"
				bonus={points.bonusLoss}
				onChange={(bonusLoss) => onPoints({ bonusLoss })}
			/>
		</>
	);
}

type BonusFieldsProps = {
	label: string;
	marginLabel: string;
	name: string;
	bonus: Bonus | null;
	onChange: (bonus: Bonus | null) => void;
};

function BonusFields({ label, marginLabel, name, bonus, onChange }: BonusFieldsProps) {
	return (
		<div className="stack-2">
			<CheckField
				label={label}
				name={name}
				checked={bonus !== null}
				onChange={({ target }) => onChange(target.checked ? { margin: 7, points: 1 } : null)}
			/>
			{bonus !== null && (
				<div className="pair">
					<NumberField
						label={marginLabel}
						name={`${name}Margin`}
						value={bonus.margin}
						onChange={(margin) => onChange({ ...bonus, margin: margin ?? Number.NaN })}
					/>
					<NumberField
						label={words.tableRules.bonusPoints}
						name={`${name}Points`}
						value={bonus.points}
						onChange={(points) => onChange({ ...bonus, points: points ?? Number.NaN })}
					/>
				</div>
			)}
		</div>
	);
}
