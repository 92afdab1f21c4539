import { useState } from "react";
import { labelled } from "#domain/text/labelled.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import { DraftList } from "../draft/draft-list.tsx";
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
	const textOf = ({ award, playerId, teamId }: DraftHonor) => {
		const who = [nameOf(players, playerId), nameOf(teams, teamId)];
		return labelled(words, award ?? "", who.filter(Boolean).join(", "));
	};
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
				<DraftList
					items={awards}
					textOf={textOf}
					noteOf={({ note }) => note}
					removeLabel={words.honor.removeAward}
					onRemove={(award) => onChange(draft.filter((other) => other !== award))}
				/>
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
