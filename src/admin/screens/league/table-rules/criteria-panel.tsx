import { useState } from "react";
import { type Criterion, criterionNames } from "#domain/standings/table-rules.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { Select } from "../../../components/form/select.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { NumberedList } from "../../../components/order/numbered-list.tsx";
import { inOrder } from "../../../components/order/order.ts";
import { siteWords, words } from "../../../words.ts";
import { canBeCapped } from "./draft.ts";
import { NumberField } from "./number-field.tsx";
import type { RulesProps } from "./preset-panel.tsx";
import styles from "./table-rules.module.css";

/** What teams are put in order by: dragged, moved with the keyboard, or by the arrow buttons. */
export function CriteriaPanel({ rules, onChange }: RulesProps) {
	const items = rules.criteria.map((criterion) => ({ id: criterion.by, criterion }));
	const set = (criteria: readonly Criterion[]) => onChange({ criteria });
	const putInOrder = (next: readonly Criterion["by"][]) =>
		set(inOrder(items, next).map(({ criterion }) => criterion));
	const { afterSplit } = rules;
	return (
		<Panel title={words.tableRules.order}>
			<div className="stack-4">
				<p className="hint">{words.tableRules.eachLineForTheLevel}</p>
				<NumberedList
					label={words.tableRules.orderOfCriteria}
					items={items}
					nameOf={({ id }) => siteWords.table.criteria[id]}
					onOrder={putInOrder}
					tools={({ id }) => (
						<IconButton
							icon="close"
							tone="danger"
							label={words.tableRules.removeCriterion({ name: siteWords.table.criteria[id] })}
							onClick={() => set(rules.criteria.filter(({ by }) => by !== id))}
						/>
					)}
				/>
				<OneMore rules={rules} onChange={onChange} />
				{rules.criteria.filter(canBeCapped).map(({ by, cap }) => (
					<NumberField
						key={by}
						label={words.tableRules.capOf({ name: siteWords.table.criteria[by] })}
						name={`cap-${by}`}
						hint={words.tableRules.noCap}
						value={cap}
						onChange={(cap) => set(rules.criteria.map((it) => (it.by === by ? { by, cap } : it)))}
					/>
				))}
				<Select
					label={words.tableRules.afterSplit}
					name="afterSplit"
					value={afterSplit}
					hint={
						afterSplit === "starts again" ? siteWords.table.startsAgain : siteWords.table.goesOn
					}
					options={(["starts again", "goes on"] as const).map((value) => ({
						value,
						label: words.tableRules.afterSplitIs[value],
					}))}
					onChange={({ target }) =>
						onChange({ afterSplit: target.value === "goes on" ? "goes on" : "starts again" })
					}
				/>
			</div>
		</Panel>
	);
}

/** Chosen first and added by a button: with arrow keys every choice passes by. */
function OneMore({ rules, onChange }: RulesProps) {
	const missing = criterionNames.filter(
		(name) =>
			rules.criteria.every(({ by }) => by !== name) && (name !== "points" || rules.points !== null),
	);
	const [wanted, setWanted] = useState<Criterion["by"] | null>(null);
	const chosen = missing.find((name) => name === wanted) ?? missing[0];
	if (chosen === undefined) return null;
	return (
		<div className={styles.more}>
			<Select
				label={words.tableRules.addCriterion}
				name="criterion"
				value={chosen}
				options={missing.map((value) => ({ value, label: siteWords.table.criteria[value] }))}
				onChange={({ target }) => setWanted(missing.find((name) => name === target.value) ?? null)}
			/>
			<ToolbarButton
				icon="add"
				onClick={() => onChange({ criteria: [...rules.criteria, { by: chosen }] })}
			>
				{words.tableRules.add}
			</ToolbarButton>
		</div>
	);
}
