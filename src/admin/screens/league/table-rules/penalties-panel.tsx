import { useState } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { inWords, siteWords, words } from "../../../words.ts";
import type { Ruling } from "./draft.ts";
import { PenaltyDialog } from "./penalty-dialog.tsx";
import styles from "./table-rules.module.css";

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
			{rulings.length === 0 ? (
				<p className="soft">{words.tableRules.nothingTaken}</p>
			) : (
				<ul className="lines">
					{rulings.map((ruling) => {
						const text = textOf(ruling, teams);
						return (
							<li key={JSON.stringify(ruling)} className={styles.ruling}>
								<span className="breaks">{text}</span>
								<IconButton
									icon="close"
									tone="danger"
									label={words.tableRules.removeRuling({ text })}
									onClick={() => onChange(rulings.filter((other) => other !== ruling))}
								/>
							</li>
						);
					})}
				</ul>
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

function textOf(ruling: Ruling, teams: readonly Named[]): string {
	const nameOf = (teamId: number) => teams.find(({ id }) => id === teamId)?.name ?? "";
	if (ruling.kind === "lot") {
		return words.tableRules.lotAmong({ teams: inWords(ruling.teamIds.map(nameOf)) });
	}
	const { of, teamId, amount, reason } = ruling;
	const said = { team: nameOf(teamId), amount, reason };
	return of === "points" ? siteWords.table.pointsTaken(said) : siteWords.table.winsTaken(said);
}
