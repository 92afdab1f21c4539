import { useState } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { siteWords, words } from "../../../words.ts";
import { DraftList } from "../draft/draft-list.tsx";
import type { Ruling } from "./draft.ts";
import { PenaltyDialog } from "./penalty-dialog.tsx";

type Named = { id: number; name: string };
type PenaltiesPanelProps = {
	rulings: readonly Ruling[];
	/** The table knows points that can be taken. */
	hasPoints: boolean;
	teams: readonly Named[];
	onChange: (rulings: readonly Ruling[]) => void;
};

/** What was taken from teams, in the words that visitors read. */
export function PenaltiesPanel({ rulings, hasPoints, teams, onChange }: PenaltiesPanelProps) {
	const [isAdding, setAdding] = useState(false);
	const penalties = rulings.filter((ruling) => ruling.kind === "penalty");
	return (
		<Panel
			title={words.tableRules.penalties}
			aside={
				teams.length > 0 && (
					<ToolbarButton icon="add" onClick={() => setAdding(true)}>
						{words.tableRules.addPenalty}
					</ToolbarButton>
				)
			}
		>
			{penalties.length === 0 ? (
				<p className="soft">{words.tableRules.nothingTaken}</p>
			) : (
				<DraftList
					items={penalties}
					textOf={(ruling) => textOf(ruling, teams)}
					removeLabel={words.tableRules.removeRuling}
					onRemove={(ruling) => onChange(rulings.filter((other) => other !== ruling))}
				/>
			)}
			{isAdding && (
				<PenaltyDialog
					hasPoints={hasPoints}
					teams={teams}
					onClose={() => setAdding(false)}
					onDone={(penalty) => {
						setAdding(false);
						onChange([...rulings, penalty]);
					}}
				/>
			)}
		</Panel>
	);
}

type Penalty = Extract<Ruling, { kind: "penalty" }>;

function textOf({ of, teamId, amount, reason }: Penalty, teams: readonly Named[]): string {
	const team = teams.find(({ id }) => id === teamId)?.name ?? "";
	const said = { team, amount, reason };
	return of === "points" ? siteWords.table.pointsTaken(said) : siteWords.table.winsTaken(said);
}
