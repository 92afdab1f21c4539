import type { Playoffs } from "#domain/standings/table-rules.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { CheckField } from "../../../components/form/check-field.tsx";
import { words } from "../../../words.ts";
import { NumberField } from "./number-field.tsx";

type PlayoffsPanelProps = {
	playoffs: Playoffs | null;
	onChange: (playoffs: Playoffs | null) => void;
};

/** How many go on, and whether it may be said already who is sure to. */
export function PlayoffsPanel({ playoffs, onChange }: PlayoffsPanelProps) {
	return (
		<Panel title={words.tableRules.playoffs}>
			<div className="stack-4">
				<NumberField
					label={words.tableRules.howManyGoOn}
					name="playoffTeams"
					hint={words.tableRules.nobodyGoesOn}
					value={playoffs?.teams}
					onChange={(teams) =>
						onChange(teams === undefined ? null : { knowsAllGames: false, ...playoffs, teams })
					}
				/>
				{playoffs !== null && (
					<CheckField
						label={words.tableRules.knowsAllGames}
						hint={words.tableRules.thenMarked}
						name="knowsAllGames"
						checked={playoffs.knowsAllGames}
						onChange={({ target }) => onChange({ ...playoffs, knowsAllGames: target.checked })}
					/>
				)}
				{playoffs?.knowsAllGames && (
					<CheckField
						label={words.tableRules.showsChances}
						hint={words.tableRules.offForMinors}
						name="showsChances"
						checked={playoffs.showsChances ?? false}
						onChange={({ target }) => onChange({ ...playoffs, showsChances: target.checked })}
					/>
				)}
			</div>
		</Panel>
	);
}
