import { presetNames, presetOf, rulesOf } from "#domain/standings/rule-presets.ts";
import type { TableRules } from "#domain/standings/table-rules.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";

export type RulesProps = { rules: TableRules; onChange: (part: Partial<TableRules>) => void };

/** Rules that are ready made, each with where it is written. */
export function PresetPanel({ rules, onChange }: RulesProps) {
	const chosen = presetOf(rules);
	const options = presetNames.map((name) => ({
		value: name,
		label: words.tableRules.presets[name],
	}));
	const own = { value: "", label: words.tableRules.ownRules };
	const source = chosen && words.tableRules.sources[chosen];
	return (
		<Panel title={words.tableRules.startFrom}>
			<Select
				label={words.tableRules.rulesToStartFrom}
				name="preset"
				value={chosen ?? ""}
				options={chosen === null ? [own, ...options] : options}
				hint={
					source === null
						? words.tableRules.differsFromReadyMade
						: words.tableRules.source({ source })
				}
				onChange={({ target }) => {
					const next = presetNames.find((name) => name === target.value);
					if (next !== undefined) onChange(rulesOf(next));
				}}
			/>
		</Panel>
	);
}
