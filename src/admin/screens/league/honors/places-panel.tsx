import { Panel } from "#ui/kit/panel.tsx";
import { Field } from "../../../components/form/field.tsx";
import { ToolbarButton } from "../../../components/list/toolbar.tsx";
import { words } from "../../../words.ts";
import { PictureChooser } from "../../picture/picture-chooser.tsx";
import { type DraftHonor, type LeagueHonors, withPlace, withProposed } from "./draft.ts";

type Named = { id: number; name: string };
type PlacesPanelProps = {
	teams: readonly Named[];
	given: LeagueHonors;
	draft: readonly DraftHonor[];
	onChange: (draft: DraftHonor[]) => void;
};

/** A place for each team, and the picture of the first. */
export function PlacesPanel({ teams, given, draft, onChange }: PlacesPanelProps) {
	const { proposed, proposedBy, isOver } = given;
	const places = new Map(
		draft.flatMap(({ place, teamId }) =>
			place === null || teamId === null ? [] : [[teamId, place] as const],
		),
	);
	const order = new Map(proposed.map(({ teamId }, index) => [teamId, index]));
	const first = draft.find(({ place }) => place === 1);
	return (
		<Panel
			title={words.honor.places}
			aside={
				proposed.length > 0 && (
					<ToolbarButton icon="table" onClick={() => onChange(withProposed(draft, proposed))}>
						{words.honor.takeProposed}
					</ToolbarButton>
				)
			}
		>
			<div className="stack-3">
				<p className="hint">
					{proposedBy === null ? words.honor.byTable : words.honor.byStage({ name: proposedBy })}
				</p>
				{!isOver && <p className="notice">{words.honor.notOver}</p>}
				{teams
					.toSorted((a, b) => (order.get(a.id) ?? 1000) - (order.get(b.id) ?? 1000))
					.map((team) => (
						<Field
							key={team.id}
							name={`place-${team.id}`}
							label={team.name}
							type="number"
							inputMode="numeric"
							min={1}
							max={999}
							value={String(places.get(team.id) ?? "")}
							onChange={({ target }) => onChange(withPlace(draft, team.id, placeIn(target.value)))}
						/>
					))}
				{first !== undefined && <p>{words.honor.pictureOfChampion}</p>}
				{first !== undefined && (
					<PictureChooser
						kind="picture"
						label={words.honor.pictureOfChampion}
						value={first.picture}
						onChange={(picture) =>
							onChange(
								draft.map((one) => (one === first ? Object.assign({}, one, { picture }) : one)),
							)
						}
					/>
				)}
			</div>
		</Panel>
	);
}

function placeIn(text: string): number | null {
	const place = Number.parseInt(text, 10);
	return place >= 1 && place <= 999 ? place : null;
}
