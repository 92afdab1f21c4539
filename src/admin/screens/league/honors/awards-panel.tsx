import { useState } from "react";
import { labelled } from "#domain/text/labelled.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import styles from "../table-rules/table-rules.module.css";
import { AwardDialog } from "./award-dialog.tsx";
import type { DraftHonor } from "./draft.ts";

type Named = { id: number; name: string };
type AwardsPanelProps = {
	teams: readonly Named[];
	players: readonly Named[];
	draft: readonly DraftHonor[];
	onChange: (draft: DraftHonor[]) => void;
};

/** Awards by names of the league's own. */
export function AwardsPanel({ teams, players, draft, onChange }: AwardsPanelProps) {
	const [isAdding, setAdding] = useState(false);
	const awards = draft.filter(({ place }) => place === null);
	const nameOf = (all: readonly Named[], id: number | null) =>
		all.find((one) => one.id === id)?.name;
	return (
		<Panel
			title={words.honor.awards}
			aside={
				<ToolbarButton icon="add" onClick={() => setAdding(true)}>
					{words.honor.addAward}
				</ToolbarButton>
			}
		>
			{awards.length === 0 ? (
				<p className="soft">{words.honor.noAwards}</p>
			) : (
				<ul className="lines">
					{awards.map((award, index) => {
						const who = [nameOf(players, award.playerId), nameOf(teams, award.teamId)];
						const text = labelled(words, award.award ?? "", who.filter(Boolean).join(", "));
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same award.
							<li key={index} className={styles.ruling}>
								<span className="breaks">
									{text}
									{award.note !== null && <span className="soft"> {award.note}</span>}
								</span>
								<IconButton
									icon="close"
									tone="danger"
									label={words.honor.removeAward({ text })}
									onClick={() => onChange(draft.filter((other) => other !== award))}
								/>
							</li>
						);
					})}
				</ul>
			)}
			{isAdding && (
				<AwardDialog
					teams={teams}
					players={players}
					onClose={() => setAdding(false)}
					onDone={(award) => {
						setAdding(false);
						onChange([...draft, award]);
					}}
				/>
			)}
		</Panel>
	);
}
