import { useState } from "react";
import { useSearchParams } from "react-router";
import type { TableRules as Rules } from "#domain/standings/table-rules.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { PublicLink } from "../../../components/feedback/public-link.tsx";
import { useAction } from "../../../components/feedback/use-action.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { useUnsaved } from "../../player/profile/use-unsaved.ts";
import { CriteriaPanel } from "./criteria-panel.tsx";
import { type Draft, levelSets, type Table, textOf, toSent, withLot } from "./draft.ts";
import { LotsPanel } from "./lots-panel.tsx";
import { PenaltiesPanel } from "./penalties-panel.tsx";
import { PlayoffsPanel } from "./playoffs-panel.tsx";
import { PresetPanel } from "./preset-panel.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { TablePreview } from "./table-preview.tsx";
import styles from "./table-rules.module.css";

export const tableRules = screen(async ({ params }) => {
	const place = { seasonId: Number(params.seasonId), leagueId: Number(params.leagueId) };
	const [{ season }, { league }, { table }] = await Promise.all([
		client.get("/seasonsv2/:id", { id: place.seasonId }),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId", place),
		client.get("/seasonsv2/:seasonId/leagues/:leagueId/table", place),
	]);
	return { season, league: { id: league.id, name: league.name }, table };
}, TableRules);

type Named = { id: number; name: string };
type TableRulesProps = { season: Named; league: Named; table: Table };

/** How the table of a league in a season is made, beside the table as it would be. */
function TableRules({ season, league, table }: TableRulesProps) {
	const place = { seasonId: season.id, leagueId: league.id };
	const here = `/dashboard/seasons/${season.id}`;
	const [draft, setDraft] = useState<Draft>(() => draftOf(table));
	const { act, isBusy } = useAction();
	const [asked] = useSearchParams();
	const teams = table.rows.map(({ teamId: id, name }) => ({ id, name }));
	const isChanged = textOf(draft) !== textOf(table);
	useUnsaved(isChanged);

	const change = (part: Partial<Rules>) =>
		setDraft((before) => ({ ...before, rules: { ...before.rules, ...part } }));
	const put = async (next: Draft, lastChangeId: number | undefined) => {
		const sent = { ...place, ...toSent(next), lastChangeId };
		const answer = await client.put("/seasonsv2/:seasonId/leagues/:leagueId/table", sent);
		setDraft(draftOf(answer.table));
		return answer;
	};
	const failure = words.tableRules.theRulesCouldNotBe;
	const save = () =>
		act({
			run: async () => {
				const former = draftOf(table);
				const { message, table: saved } = await put(draft, table.lastChangeId);
				const undo = async () => (await put(former, saved.lastChangeId)).message;
				const action = { label: words.common.undo, run: () => void act({ run: undo, failure }) };
				return { text: message, action };
			},
			failure,
		});
	return (
		<>
			<ScreenHeader
				title={words.tableRules.title}
				crumbs={[
					{ label: words.common.seasons, to: "/dashboard/seasons" },
					{ label: season.name, to: here },
					{ label: league.name, to: `${here}/leagues/${league.id}` },
				]}
				actions={
					<PublicLink to={`/teamList?season=${season.id}&league=${league.id}`}>
						{words.common.publicStandings}
					</PublicLink>
				}
			>
				{words.tableRules.whatTheyDo}
			</ScreenHeader>
			<div className={styles.screen}>
				<div className={styles.fields}>
					<PresetPanel rules={draft.rules} onChange={change} />
					<ResultsPanel rules={draft.rules} onChange={change} />
					<CriteriaPanel rules={draft.rules} onChange={change} />
					<PenaltiesPanel
						rulings={draft.rulings}
						hasPoints={draft.rules.points !== null}
						teams={teams}
						onChange={(rulings) => setDraft((before) => ({ ...before, rulings }))}
					/>
					<LotsPanel
						rulings={draft.rulings}
						teams={teams}
						level={levelSets(table.rows, table.rulings, draft.rulings)}
						isAsked={draft.rules.criteria.some(({ by }) => by === "lot")}
						isOpenAtFirst={asked.has("lot")}
						onDraw={(lot) => setDraft((before) => withLot(before, lot))}
						onChange={(rulings) => setDraft((before) => ({ ...before, rulings }))}
					/>
					<PlayoffsPanel
						playoffs={draft.playoffs}
						onChange={(playoffs) => setDraft((before) => ({ ...before, playoffs }))}
					/>
				</div>
				<div className={styles.preview}>
					<Panel title={words.tableRules.preview}>
						<TablePreview place={place} table={table} draft={isChanged ? draft : null} />
					</Panel>
				</div>
				<div className={styles.bar}>
					{isChanged && (
						<QuietButton disabled={isBusy} onClick={() => setDraft(draftOf(table))}>
							{words.tableRules.startOver}
						</QuietButton>
					)}
					<Button disabled={isBusy || !isChanged} aria-busy={isBusy} onClick={() => void save()}>
						{words.tableRules.save}
					</Button>
				</div>
			</div>
		</>
	);
}

function draftOf({ rules, rulings, playoffs }: Table): Draft {
	return { rules, rulings, playoffs };
}
