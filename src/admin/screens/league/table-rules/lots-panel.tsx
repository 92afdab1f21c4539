import { useState } from "react";
import { Panel } from "#ui/kit/panel.tsx";
import { drawingText } from "#ui/team/rank-sentence.ts";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { inWords, siteWords, words } from "../../../words.ts";
import { DraftList } from "../draft/draft-list.tsx";
import type { Ruling } from "./draft.ts";
import { LotDialog } from "./lot-dialog.tsx";

type LotsPanelProps = {
	rulings: readonly Ruling[];
	teams: readonly { id: number; name: string }[];
	/** Sets of teams that nothing parts. */
	level: readonly number[][];
	/** The rules ask for a lot. */
	isAsked: boolean;
	/** Somebody has come to write one down. */
	isOpenAtFirst: boolean;
	onDraw: (lot: Ruling) => void;
	onChange: (rulings: readonly Ruling[]) => void;
};

/** Of whom a lot was drawn, and who waits for one. */
export function LotsPanel(props: LotsPanelProps) {
	const { rulings, teams, level, isAsked, isOpenAtFirst, onDraw, onChange } = props;
	const [isDrawing, setDrawing] = useState(isOpenAtFirst);
	const lots = rulings.filter((ruling) => ruling.kind === "lot");
	const namesOf = (ids: readonly number[]) =>
		inWords(ids.map((id) => teams.find((team) => team.id === id)?.name ?? ""));
	return (
		<Panel
			title={words.tableRules.lots}
			aside={
				level.length > 0 && (
					<ToolbarButton icon="add" onClick={() => setDrawing(true)}>
						{words.tableRules.addLot}
					</ToolbarButton>
				)
			}
		>
			<div className="stack-2">
				{level.map((ids) => (
					<p key={ids.join()} className="notice breaks">
						{words.tableRules.areLevel({ teams: namesOf(ids) })}
					</p>
				))}
				{lots.length + level.length === 0 && <p className="soft">{words.tableRules.noLots}</p>}
				{lots.length > 0 && !isAsked && <p className="hint">{words.tableRules.lotIsNotAsked}</p>}
				<DraftList
					items={lots}
					textOf={(ruling) => textOf(ruling, namesOf)}
					removeLabel={words.tableRules.removeRuling}
					onRemove={(ruling) => onChange(rulings.filter((other) => other !== ruling))}
				/>
			</div>
			{isDrawing && level.length > 0 && (
				<LotDialog
					teams={teams}
					level={level}
					isAsked={isAsked}
					onClose={() => setDrawing(false)}
					onDone={(lot) => {
						setDrawing(false);
						onDraw(lot);
					}}
				/>
			)}
		</Panel>
	);
}

type Lot = Extract<Ruling, { kind: "lot" }>;

/** "Drawn lot: Owls and Crows (May 3, 2026; drawn by Kim Lee)" */
function textOf(lot: Lot, namesOf: (ids: readonly number[]) => string): string {
	const text = words.tableRules.lotAmong({ teams: namesOf(lot.teamIds) });
	const drawn = drawingText(siteWords, lot);
	return drawn === "" ? text : `${text} (${drawn})`;
}
